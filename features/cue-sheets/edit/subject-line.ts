const SUBJECT =
  /^[^\S\r\n]*(?:objet|sujet|subject|asunto|assunto|oggetto|betreff|onderwerp)\s*:\s*(?:(?:re|tr|fw|fwd|aw|wg)\s*:\s*)*(.+)$/imu;

/** Returns what the line of a mail with its subject says, without «Re:»; "" for a text without one. */
export const subjectIn = (text: string) => SUBJECT.exec(text)?.[1]?.trim() ?? "";
