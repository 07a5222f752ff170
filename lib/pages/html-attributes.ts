const attributes = new Map<string, string>();
const styles = new Map<string, string>();

/**
 * Sets an attribute of `<html>` that scripts own (theme, mood of what plays); null removes it.
 * React wipes the element when the language changes, so what is set here is remembered and put back.
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

/** The same for a custom property, as `--player-height`. */
export function setHtmlStyle(name: `--${string}`, value: string | null) {
  if (value === null) {
    styles.delete(name);
    document.documentElement.style.removeProperty(name);
  } else {
    styles.set(name, value);
    document.documentElement.style.setProperty(name, value);
  }
}

/** Puts back everything that was set; to be called before the first paint of a new `<html>`. */
export function restoreHtml() {
  for (const [name, value] of attributes) document.documentElement.setAttribute(name, value);
  for (const [name, value] of styles) document.documentElement.style.setProperty(name, value);
}
