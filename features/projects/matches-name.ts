/** Whether a playlist's name holds the text, whatever the case (specification §5, acceptance S101). */
export function matchesName(name: string, text: string): boolean {
  return name.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());
}
