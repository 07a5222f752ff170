const attributes = new Map<string, string>();
const styles = new Map<string, string>();

/**
 * Sets an attribute of `<html>` that scripts own (theme, mood of the playing track); null removes it. React clears the
 * element when the language changes, so the attributes are stored and restored.
 */
export function setHtmlAttribute(name: `data-${string}`, value: string | null) {
  if (value === null) {
    attributes.delete(name);
    document.documentElement.removeAttribute(name);
  } else {
    attributes.set(name, value);
    document.documentElement.setAttribute(name, value);
  }
}

/** Sets a custom property of `<html>`, such as `--player-height`; null removes it. */
export function setHtmlStyle(name: `--${string}`, value: string | null) {
  if (value === null) {
    styles.delete(name);
    document.documentElement.style.removeProperty(name);
  } else {
    styles.set(name, value);
    document.documentElement.style.setProperty(name, value);
  }
}

/** Restores everything that was set; call it before the first paint of a new `<html>`. */
export function restoreHtml() {
  for (const [name, value] of attributes) document.documentElement.setAttribute(name, value);
  for (const [name, value] of styles) document.documentElement.style.setProperty(name, value);
}
