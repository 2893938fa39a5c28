import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

const folder = "test/support/returned-mail";

export const bounces = ["gmail", "exchange", "yahoo", "postfix", "exim", "amazon-ses"];
export const complaints = globSync(`${folder}/complaint-*.eml`)
  .map((file) => basename(file, ".eml"))
  .sort();

type Filled = { email: string; returnAddress: string; to?: string };

/** An incoming report about a test's mail; `change` makes a variant. */
export function returnedMail(
  name: string,
  { email, returnAddress, to = returnAddress }: Filled,
  change: (mail: string) => string = (mail) => mail,
): string {
  const mail = readFileSync(`${folder}/${name}.eml`, "utf8")
    .replaceAll("{{email}}", email)
    .replaceAll("{{returnAddress}}", returnAddress)
    .replaceAll("{{to}}", to);
  return change(mail).replaceAll(/\r?\n/g, "\r\n");
}
