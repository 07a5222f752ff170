/** Whether a playlist's name contains the text, ignoring case (specification §5, acceptance S101). */
export function matchesName(name: string, text: string): boolean {
  return name.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());
}
