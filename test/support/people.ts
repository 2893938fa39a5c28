import { roleChange } from "../../scripts/role-change";
import type { Town } from "./town";

export type Person = {
  id: string;
  name: string;
  email: string;
  password: string;
  /** For the Cookie header: this person's session. */
  cookie: string;
  /** Headers of a request by this person from a computer of their own. */
  headers: Record<string, string>;
};

let count = 0;

/** An address of one's own, so that nobody is throttled for somebody else. */
export function newAddress(): string {
  count++;
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}

/** Signs somebody up the way a visitor does. */
export async function signUp(
  town: Town,
  given: Partial<Person> & Record<string, unknown> = {},
): Promise<Person> {
  const address = newAddress();
  const { email = `person${count}@example.test`, password = "three green waves" } = given;
  const name = given.name ?? `Person ${count}`;
  const response = await town.post(
    "/auth",
    { intent: "sign-up", name, email, password },
    { headers: { "CF-Connecting-IP": address } },
  );
  if (response.status !== 303) throw new Error(`nobody signed up: ${response.status}`);
  const [user] = await town.rows<{ id: string }>("SELECT id FROM users WHERE email = ?", email.toLowerCase());
  return { id: user?.id ?? "", name, email, password, ...carrying(sessionCookieOf(response), address) };
}

/** The same person in another browser. */
export async function signIn(town: Town, person: Person): Promise<Person> {
  const address = newAddress();
  const { email, password } = person;
  const response = await town.post(
    "/auth",
    { intent: "sign-in", email, password },
    { headers: { "CF-Connecting-IP": address } },
  );
  if (response.status !== 303) throw new Error(`nobody signed in: ${response.status}`);
  return { ...person, ...carrying(sessionCookieOf(response), address) };
}

/** Somebody new whom the operator made an admin. */
export async function makeAdmin(town: Town, given: Partial<Person> = {}): Promise<Person> {
  const person = await makeVerified(town, await signUp(town, given));
  await changeRole(town, person.email, "grant");
  return signIn(town, person);
}

/** What the operator's command does. */
export async function changeRole(town: Town, email: string, change: "grant" | "revoke"): Promise<void> {
  const statements = roleChange(change, email, new Date());
  await town.env.DB.batch(statements.map((statement) => town.env.DB.prepare(statement)));
}

export async function makeVerified(town: Town, person: Person): Promise<Person> {
  await town.rows("UPDATE users SET email_verified_at = ? WHERE id = ?", Date.now(), person.id);
  return person;
}

function carrying(cookie: string, address: string) {
  return { cookie, headers: { Cookie: cookie, "CF-Connecting-IP": address } };
}

/** "session=…" of an answer that set it, or "". */
export function sessionCookieOf(response: Response): string {
  const set = response.headers.getSetCookie().find((one) => /^(__Host-)?session=[^;]/.test(one));
  return set?.split(";")[0] ?? "";
}
