/** Returns the folder of a part's path, without a slash at its end. */
export const folderOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf("/"), 0));

/** Returns the last name of a path. */
export const baseOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Returns the path of a part to which another part in `folder` refers; one that begins with a slash is complete. */
export function partPath(folder: string, target: string): string {
  const path: string[] = [];
  for (const name of `${target.startsWith("/") ? "" : folder}/${target}`.split("/")) {
    if (name === "..") path.pop();
    else if (name !== "" && name !== ".") path.push(name);
  }
  return path.join("/");
}
