import { deviceKey } from "../../app/rules/accounts/device";
import { selectAccount } from "../../app/server/db/accounts/users";
import { readWords } from "../../app/server/http/changed-words";
import { sessionCookieName } from "../../app/server/http/cookies";
import { admit } from "../../app/server/operations/accounts/finish-sign-in";
import { openAccount } from "../../app/server/operations/accounts/sign-up";
import { hashPassword } from "../../app/server/platform/passwords";
import { roleChange } from "../../scripts/role-change";
import type { Town } from "./town";

export type Person = {
  id: string;
  name: string;
  email: string;
  password: string;
  /** For the Cookie header. */
  cookie: string;
  /** Request headers from a computer of their own. */
  headers: Record<string, string>;
};

let count = 0;

/** So that nobody is throttled because of somebody else. */
export function newAddress(): string {
  count++;
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}

/** The browser that `town.get` and `town.post` look like. */
const device = { userAgent: "undici", country: "" };

/** Cached: hashing is the slowest part of signing up. */
const hashes = new Map<string, Promise<string>>();

function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

/** A new person with everything sign-up creates: session, mail, log entry. */
export async function signUp(town: Town, given: Partial<Person> = {}): Promise<Person> {
  const address = newAddress();
  const { email = `person${count}@example.test`, password = "three green waves" } = given;
  const name = given.name ?? `Person ${count}`;
  const services = town.services();
  const account = {
    name,
    email: email.toLowerCase(),
    password_hash: await hashOf(password),
    whatsapp_number: "",
    business_affiliated: false,
    business_name: "",
    language: "en" as const,
  };
  const opened = await openAccount(services, await readWords(services), account, device);
  if (!opened.ok) throw new Error(`nobody signed up: ${opened.error}`);
  await town.settle();
  return { id: opened.id, name, email, password, ...carrying(cookieOf(town, opened.token), address) };
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

/** A new person whom the operator made an admin. */
export async function makeAdmin(town: Town, given: Partial<Person> = {}): Promise<Person> {
  const person = await makeVerified(town, await signUp(town, given));
  await changeRole(town, person.email, "grant");
  const services = town.services();
  const [account] = await selectAccount(services.db, person.id, deviceKey(device));
  if (!account) throw new Error(`no account: ${person.email}`);
  const { token } = await admit(services, await readWords(services), account, device, { how: "password" });
  await town.settle();
  return { ...person, ...carrying(cookieOf(town, token), newAddress()) };
}

/** The session cookie as the guide would set it. */
function cookieOf(town: Town, token: string): string {
  return `${sessionCookieName(new URL(town.services().settings.origin))}=${token}`;
}

/** The operator's command. */
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

/** The session cookie an answer sets, or "". */
export function sessionCookieOf(response: Response): string {
  const set = response.headers.getSetCookie().find((one) => /^(__Host-)?session=[^;]/.test(one));
  return set?.split(";")[0] ?? "";
}
