import { logFailure } from "../../platform/log";
import type { SignInProvider } from "../../platform/sign-in-providers";

/** The provider's address and the secrets of this trip; null when the provider is away. */
export async function startProviderSignIn(provider: SignInProvider) {
  try {
    return await provider.start();
  } catch (error) {
    logFailure("sign-in provider away", error);
    return null;
  }
}
