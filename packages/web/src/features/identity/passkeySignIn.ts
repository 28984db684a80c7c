import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { ask } from '../../session/plainRequest.ts';
import { passkeyFailure, passkeysWork } from './passkeyBrowser.ts';
import {
  PasskeyOptionsDocument,
  type PasskeyOptionsQuery,
  SignInWithPasskeyDocument,
  type SignInWithPasskeyMutation,
} from './passkeySignIn.auth.gen.ts';
import type { SignInAnswer } from './signIn.ts';

/** The library comes after the page, which everybody waits for. */
const library = () => import('@simplewebauthn/browser');

/** Signs in with a passkey that the browser asks for in a window of its own; null when its owner turns that down. */
export function signInWithPasskey(): Promise<SignInAnswer | null> {
  return attempt(false);
}

/**
 * Has the browser offer passkeys beside what it knows for the field of the name. Null when it cannot, or when it is given up for a
 * window of its own (`signInWithPasskey`) or by `stopOffering`.
 */
export async function offerPasskeys(): Promise<SignInAnswer | null> {
  if (!passkeysWork()) return null;
  const { browserSupportsWebAuthnAutofill } = await library();
  return (await browserSupportsWebAuthnAutofill()) ? attempt(true) : null;
}

/** Ends an offer that still waits: the page is left. */
export async function stopOffering(): Promise<void> {
  if (!passkeysWork()) return;
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

async function attempt(offered: boolean): Promise<SignInAnswer | null> {
  const options = await ask<PasskeyOptionsQuery>('PasskeyOptions', PasskeyOptionsDocument);
  if (!options.ok) return offered ? null : options;
  const { passkeyOptions } = options.data;
  if (passkeyOptions === null) return offered ? null : { ok: false, code: 'PASSKEY_NOT_HERE', details: {} };
  const { startAuthentication } = await library();
  try {
    const response = await startAuthentication({
      optionsJSON: passkeyOptions as PublicKeyCredentialRequestOptionsJSON, // made by the server's half of the library
      useBrowserAutofill: offered,
    });
    const answer = await ask<SignInWithPasskeyMutation>('SignInWithPasskey', SignInWithPasskeyDocument, {
      response,
    });
    return answer.ok ? { ok: true, ...answer.data.loginPasskey } : answer;
  } catch (error) {
    if (offered || passkeyFailure(error) === 'cancelled') return null;
    return { ok: false, code: 'PASSKEY_REFUSED', details: {} };
  }
}
