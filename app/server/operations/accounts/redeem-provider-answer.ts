import { logFailure } from "../../platform/log";
import type { Claims, Secrets, SignInProvider } from "../../platform/sign-in-providers";

/** The provider's claims; null unless the trip began in this browser and the provider agrees. */
export async function redeemProviderAnswer(
  provider: SignInProvider,
  trip: Secrets & { provider: string },
  answer: URLSearchParams,
): Promise<Claims | null> {
  const code = answer.get("code");
  const isOurs = trip.provider === provider.name && answer.get("state") === trip.state;
  if (!code || !isOurs) return null;
  try {
    return await provider.redeem(code, trip);
  } catch (error) {
    logFailure("provider not believed", error);
    return null;
  }
}
