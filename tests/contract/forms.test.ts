import { asc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { VIOLATION_CODES, violationListSchema } from "#/contract/error.ts";
import {
  adviceFormEntries,
  contactFormEntries,
  contestRegistrations,
} from "#/server/platform/db/schema/forms.ts";
import { mailQueue } from "#/server/platform/db/schema/operations.ts";
import { CLIENT_ADDRESS_HEADER } from "#/server/platform/http/internal-headers.ts";
import { apiForTests, TEST_STAFF, type TestApi } from "#/tests/support/api.ts";
import { BAD_ADDRESSES, HOSTILE_NAMES } from "#/tests/support/hostile-text.ts";

const CONTACT = "/api/contact_form_entries";
const ADVICE = "/api/conseil_musical_form_entries";
const CONTEST = "/api/contest_registrations";

const person = { firstname: "Marie", lastname: "Durand", email: "Marie@Example.org", locale: "en" };
const contact = { ...person, subject: "A quotation", message: "How much for one film?", consent: true };
const advice = {
  ...person,
  projectTitle: "Night train",
  description: "A man waits on a platform.",
  deadline: "2099-05-01",
  references: ["https://example.org/one"],
};
const registration = { ...person, contest: "/api/competition_contests/1", acceptRules: true };

let api: TestApi;
beforeAll(async () => {
  api = await apiForTests();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const post = (path: string, body: object, address?: string) =>
  api.fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(address ? { [CLIENT_ADDRESS_HEADER]: address } : {}) },
    body: JSON.stringify(body),
  });
const letters = () => api.db.select().from(mailQueue).orderBy(asc(mailQueue.id));
const violationsOf = async (response: Response) => {
  expect(response.status).toBe(422);
  return violationListSchema.parse(await response.json()).violations;
};

describe("a form that is taken", () => {
  test("a contact message is stored and mailed to the staff, whose reply goes to its author", async () => {
    const response = await post(CONTACT, { ...contact, company: "", phone: "+33 1 23 45 67 89" });
    expect(response.status).toBe(201);
    const body = (await response.json()) as Record<string, unknown>;
    expect(Object.keys(body).toSorted()).toEqual(["@context", "@id", "@type", "id"]);
    expect(body["@id"]).toBe(`${CONTACT}/${body.id}`);
    expect(await api.db.select().from(contactFormEntries)).toMatchObject([
      { email: "marie@example.org", subject: "A quotation", company: null, phone: "+33 1 23 45 67 89" },
    ]);
    expect(await letters()).toMatchObject([
      { recipient: TEST_STAFF, replyTo: "marie@example.org", template: "contact-staff" },
    ]);
  });

  test("a request for advice is stored with its references and mailed to the staff", async () => {
    expect((await post(ADVICE, advice)).status).toBe(201);
    expect(await api.db.select().from(adviceFormEntries)).toMatchObject([
      { projectTitle: "Night train", deadline: "2099-05-01", references: ["https://example.org/one"] },
    ]);
    expect(await letters()).toMatchObject([{ recipient: TEST_STAFF, template: "advice-staff" }]);
  });

  test.each([
    [CONTACT, contact],
    [ADVICE, advice],
    [CONTEST, registration],
  ])(
    "%s gives a robot that fills the hidden field the usual answer, but stores nothing",
    async (path, body) => {
      const response = await post(path, { ...body, website: "https://spam.example" });
      expect(response.status).toBe(201);
      expect(Object.keys((await response.json()) as object).toSorted()).toEqual([
        "@context",
        "@id",
        "@type",
        "id",
      ]);
      expect(await letters()).toEqual([]);
      expect(await api.db.select().from(contactFormEntries)).toEqual([]);
    },
  );

  test("the sixth message of an address within an hour is refused, of another address it is not", async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await post(CONTACT, contact, "192.0.2.1")).status).toBe(201);
    }
    const refused = await post(CONTACT, contact, "192.0.2.1");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await post(CONTACT, contact, "192.0.2.2")).status).toBe(201);
  });
});

describe("a form that is refused", () => {
  test("everything that is missing is named at once, with its code", async () => {
    const found = await violationsOf(await post(CONTACT, {}));
    expect(found.map(({ propertyPath }) => propertyPath).toSorted()).toEqual(
      ["firstname", "lastname", "email", "subject", "message", "consent"].toSorted(),
    );
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set([VIOLATION_CODES.blank]));
  });

  test.each([
    [CONTACT, contact, "message", "short", "tooShort"],
    [CONTACT, contact, "message", "x".repeat(5_001), "tooLong"],
    [CONTACT, contact, "subject", "x".repeat(151), "tooLong"],
    [CONTACT, contact, "subject", "one\ntwo", "format"],
    [CONTACT, contact, "firstname", "  ", "blank"],
    [CONTACT, contact, "phone", "call me", "format"],
    [CONTACT, contact, "consent", false, "notAccepted"],
    [ADVICE, advice, "deadline", "2020-01-01", "past"],
    [ADVICE, advice, "deadline", "tomorrow", "format"],
    [ADVICE, advice, "references[1]", ["https://example.org", "javascript:alert(1)"], "url"],
    [ADVICE, advice, "references", Array(6).fill("https://example.org"), "tooMany"],
    [CONTEST, registration, "acceptRules", false, "notAccepted"],
    [CONTEST, registration, "trackUrl", "http://example.org/a.mp3", "url"],
    [CONTEST, registration, "contest", "/api/competition_contests/999", "choice"],
  ] as const)("%s: %# %s", async (path, body, at, value, code) => {
    const [name = ""] = at.split("[");
    const [found] = await violationsOf(await post(path, { ...body, [name]: value }));
    expect(found).toMatchObject({ propertyPath: at, code: VIOLATION_CODES[code] });
    expect(await letters()).toEqual([]);
  });

  test.each(BAD_ADDRESSES)(
    "the address %j is refused, or read without the spaces around it",
    async (email) => {
      const response = await post(CONTACT, { ...contact, email });
      if (response.status === 201) {
        expect((await letters()).map(({ replyTo }) => replyTo)).toEqual([email.trim()]);
      } else
        expect((await violationsOf(response)).map(({ propertyPath }) => propertyPath)).toContain("email");
    },
  );

  test.each(HOSTILE_NAMES)("the name %j is refused or stays inside the letter", async (firstname) => {
    const response = await post(CONTACT, { ...contact, firstname });
    expect([201, 422]).toContain(response.status);
    const sent = await letters();
    expect(sent).toHaveLength(response.status === 201 ? 1 : 0);
    for (const letter of sent) {
      expect(letter).toMatchObject({ recipient: TEST_STAFF, replyTo: "marie@example.org" });
      expect(letter.data.name).not.toMatch(/[\r\n]/);
    }
  });
});

describe("contests", () => {
  test("the contest of the catalogue is open, says what its form asks, and can be asked for by itself", async () => {
    const list = (await (await api.fetch("/api/competition_contests?isOpen=true")).json()) as {
      "hydra:member": { "@id": string; isOpen: boolean; fields: string[] }[];
    };
    const [contest] = list["hydra:member"];
    expect(contest).toMatchObject({ isOpen: true, fields: ["phone", "message", "trackUrl"] });
    expect((await api.fetch(contest?.["@id"] ?? "")).status).toBe(200);
    expect((await api.fetch("/api/competition_contests/999")).status).toBe(404);
  });

  test("a second registration is answered like the first, changes nothing and reminds by letter", async () => {
    const first = await post(CONTEST, { ...registration, message: "First" });
    const second = await post(CONTEST, { ...registration, email: "marie@example.org", message: "Second" });
    expect([first.status, second.status]).toEqual([201, 201]);
    const [one, two] = [(await first.json()) as object, (await second.json()) as object];
    expect(Object.keys(two)).toEqual(Object.keys(one));
    expect(await api.db.select().from(contestRegistrations)).toMatchObject([{ message: "First" }]);
    expect((await letters()).map(({ template, recipient }) => [template, recipient])).toEqual([
      ["contest-registered", "marie@example.org"],
      ["contest-reminder", "marie@example.org"],
    ]);
  });

  test("no answer reveals whether an address is registered for the contest", async () => {
    const check = async (email: string) => {
      const response = await post("/api/competition_check", { contest: registration.contest, email });
      const { "@id": _, ...rest } = (await response.json()) as Record<string, unknown>;
      return rest;
    };
    await post(CONTEST, registration);
    const known = await check("marie@example.org");
    expect(known).toEqual(await check("nobody@example.org"));
    expect(known).toMatchObject({ isOpen: true, canRegister: true });
  });

  test("after its end a contest accepts no registrations", async () => {
    const before = api.now;
    api.now = new Date("2099-01-01T00:00:00Z");
    expect(await violationsOf(await post(CONTEST, registration))).toMatchObject([
      { propertyPath: "contest" },
    ]);
    const response = await post("/api/competition_check", { contest: registration.contest, email: "a@b.fr" });
    expect(await response.json()).toMatchObject({ isOpen: false, canRegister: false });
    api.now = before;
  });
});
