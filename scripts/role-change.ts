/**
 * SQL that makes somebody an admin, or no longer one. They're signed out everywhere and it's logged. An unconfirmed
 * address is refused, since it may be somebody else's, and the last admin stays. The last statement returns whether
 * the person exists, is confirmed, and their role now.
 */
export function roleChange(change: "grant" | "revoke", email: string, now: Date): string[] {
  const at = now.getTime();
  const known = `SELECT id FROM users WHERE email = ${quoted(email.trim().toLowerCase())}`;
  const isAdmin = "id IN (SELECT user_id FROM user_roles WHERE role = 'admin')";
  const isNotLast = "(SELECT count(*) FROM user_roles WHERE role = 'admin') > 1";
  const person =
    change === "grant"
      ? `${known} AND email_verified_at IS NOT NULL AND paused_at IS NULL`
      : `${known} AND ${isAdmin} AND ${isNotLast}`;
  const [before, after] = change === "grant" ? ["null", '"admin"'] : ['"admin"', "null"];
  return [
    // Runs before the role changes: afterwards nobody could tell whether it had.
    `DELETE FROM sessions WHERE user_id IN (${person})`,
    `INSERT INTO audit_entries (id, at, action, subject_kind, subject_id, before, after) SELECT '${crypto.randomUUID()}', ${at}, 'role.${change}', 'user', id, '{"role":${before}}', '{"role":${after}}' FROM (${person})`,
    change === "grant"
      ? `INSERT OR IGNORE INTO user_roles (user_id, role, created_at) SELECT id, 'admin', ${at} FROM (${person})`
      : `DELETE FROM user_roles WHERE role = 'admin' AND user_id IN (${person})`,
    `SELECT id, ${isAdmin} AS is_admin, email_verified_at IS NOT NULL AS is_proven, paused_at IS NOT NULL AS is_paused FROM users WHERE id IN (${known})`,
  ];
}

function quoted(text: string): string {
  if (/\p{Cc}/u.test(text)) throw new Error("an address has no control characters");
  return `'${text.replaceAll("'", "''")}'`;
}
