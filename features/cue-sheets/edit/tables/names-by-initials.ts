import { fullestOf } from "./known-writers.ts";

const INITIALS = /^\p{Lu}{2,5}$/u;
const CAPITAL = /(?<![\p{L}'\u2019])\p{Lu}/gu;

/** The names of a table by their initials, which some rows may have instead: «AR 60 LB 40», «RNM» for «Rive Night Music». */
export class NamesByInitials {
  private readonly people = new Map<string, Set<string>>();
  private readonly companies = new Map<string, Set<string>>();

  /** Adds a name of at least two words. */
  add(name: string, isCompany: boolean): void {
    if (!name.includes(" ")) return;
    const known = isCompany ? this.companies : this.people;
    const initials = (name.match(CAPITAL) ?? []).join("");
    known.set(initials, (known.get(initials) ?? new Set()).add(name));
  }

  /** Returns the only person or company with these initials, or the text itself. */
  ofInitials(text: string, isCompany: boolean): string {
    const names = INITIALS.test(text) ? (isCompany ? this.companies : this.people).get(text) : undefined;
    return fullestOf([...(names ?? [])]) ?? text;
  }
}
