/** Whether the browser may make and use passkeys on this page: it gives them over HTTPS and at localhost alone. */
export function passkeysWork(): boolean {
  return window.isSecureContext && typeof window.PublicKeyCredential === 'function';
}

/** Why the browser made or used no passkey: its owner turned it down, the device holds one of this account already, or else. */
type PasskeyFailure = 'cancelled' | 'held' | 'failed';

/** What an error of the browser means. */
export function passkeyFailure(error: unknown): PasskeyFailure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'held' : 'failed';
}
