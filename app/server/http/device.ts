import type { Device } from "../../rules/accounts/device";

export function deviceOf(request: Request): Device {
  return {
    userAgent: (request.headers.get("User-Agent") ?? "").slice(0, 300),
    country: (request.headers.get("CF-IPCountry") ?? "").slice(0, 2),
  };
}
