import { randomBytes, type ScryptOptions, scrypt } from "node:crypto";
import { constantTimeEqual } from "@oslojs/crypto/subtle";

const current = { N: 16384, r: 8, p: 5 };
const keyLength = 32;

/** "scrypt$N$r$p$salt$key": the parameters are stored with the key, so that they can grow later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, current);
  const { N, r, p } = current;
  return ["scrypt", N, r, p, salt.toString("base64"), key.toString("base64")].join("$");
}

/** Without a stored hash the same work is done, so that an unknown address takes as long as a known one. */
export async function verifyPassword(
  password: string,
  stored: string | null,
): Promise<{ isRight: boolean; isOutdated: boolean }> {
  const [, N, r, p, salt = "", key = ""] = stored?.match(/^scrypt\$(\d+)\$(\d+)\$(\d+)\$(.+)\$(.+)$/) ?? [];
  const parameters = stored ? { N: Number(N), r: Number(r), p: Number(p) } : current;
  const expected = stored ? Buffer.from(key, "base64") : Buffer.alloc(keyLength);
  const given = await derive(password, stored ? Buffer.from(salt, "base64") : Buffer.alloc(16), parameters);
  const isRight = stored !== null && constantTimeEqual(given, expected);
  const isOutdated = Object.entries(current).some(([name, value]) => {
    return parameters[name as keyof typeof current] !== value;
  });
  return { isRight, isOutdated };
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFC"), salt, keyLength, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
