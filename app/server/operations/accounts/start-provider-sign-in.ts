import { logFailure } from "../../platform/log";
import type { SignInProvider } from "../../platform/sign-in-providers";

/** The address of the provider's door and the secrets of this one trip; null when the provider is away. */
export async function startProviderSignIn(provider: SignInProvider) {
  try {
    return await provider.start();
  } catch (error) {
    logFailure("sign-in provider away", error);
    return null;
  }
}
