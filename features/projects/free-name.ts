/** Returns `wanted`, or `wanted (2)` and so on: the first name that none of the person's projects has. */
export function freeName(wanted: string, projects: readonly { name: string }[]): string {
  const taken = new Set(projects.map(({ name }) => name));
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted} (${number})`;
  return name;
}
