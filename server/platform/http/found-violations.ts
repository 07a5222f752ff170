import type { Violation } from "#/contract/error.ts";
import { Violations } from "./problem.ts";

/** Collects a body's violations, one per place; only the first ones are kept. */
export class FoundViolations {
  readonly #places = new Set<string>();
  readonly #first: Violation[] = [];

  /** Adds a violation unless its place has one already: a text that is empty and too short is one fault, not two. */
  add(violation: Violation): void {
    if (this.#places.has(violation.propertyPath)) return;
    this.#places.add(violation.propertyPath);
    if (this.#first.length < Violations.MOST_LISTED) this.#first.push(violation);
  }

  /** @throws Violations when there are any. */
  refuse(): void {
    const total = this.#places.size;
    if (total > 0) throw new Violations(this.#first, total - this.#first.length);
  }
}
