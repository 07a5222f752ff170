/** Returns `wanted`, or else `wanted (2)` and so on: the first name that no other project of the person has. */
export function freeName(wanted: string, projects: readonly { name: string }[]): string {
  const taken = new Set(projects.map(({ name }) => name));
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted} (${number})`;
  return name;
}
