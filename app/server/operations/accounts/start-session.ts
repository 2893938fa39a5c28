import { type Device, deviceKey } from "../../../rules/accounts/device";
import { halfSessionSpan, sessionSpan } from "../../../rules/accounts/session-age";
import { localDate } from "../../../rules/time/panama-time";
import {
  insertDevice,
  insertSession,
  insertSessionByPassword,
  markSeen,
  type SessionRow,
} from "../../db/accounts/sessions";
import { createToken, hashToken } from "../../platform/tokens";
import type { Services } from "../../services";

/** The hash of the password that opens it. */
type ByPassword = { byPassword?: string | null };

/** A new token, with the statements for the batch of whatever signs the person in. */
export async function startSession(
  { db, now }: Services,
  userId: string,
  device: Device,
  { byPassword }: ByPassword = {},
) {
  const { token, row } = await newSession(userId, device, now(), sessionSpan);
  const session = byPassword ? insertSessionByPassword(db, row, byPassword) : insertSession(db, row);
  const statements = [
    session,
    insertDevice(db, userId, deviceKey(device), now()),
    markSeen(db, userId, localDate(now())),
  ] as const;
  return { token, sessionId: row.id, statements };
}

/** Waits for the second factor: nobody is signed in with it yet. */
export async function startHalfSession(
  { db, now }: Services,
  userId: string,
  device: Device,
  { byPassword }: ByPassword = {},
) {
  const { token, row } = await newSession(userId, device, now(), halfSessionSpan);
  const half = { ...row, awaits_factor: true };
  const session = byPassword ? insertSessionByPassword(db, half, byPassword) : insertSession(db, half);
  return { token, statements: [session] as const };
}

async function newSession(userId: string, device: Device, now: Date, span: number) {
  const token = createToken();
  const at = now.getTime();
  const row: SessionRow = {
    id: crypto.randomUUID(),
    token_hash: await hashToken(token),
    user_id: userId,
    awaits_factor: false,
    user_agent: device.userAgent,
    country: device.country,
    created_at: at,
    authenticated_at: at,
    password_given_at: null,
    last_used_at: at,
    expires_at: at + span,
  };
  return { token, row };
}
