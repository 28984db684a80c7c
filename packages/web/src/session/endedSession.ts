import { clearSession, isSignedIn, storageKeys, store, stored } from './session.ts';

/** Of this tab, until somebody signs in: a session that ended by itself, and whose it was. */
const key = 'endedSession';

/** Clears the device as at a sign-out, but the sign-in will say why it is asked for, in the same language and with the name filled in. */
export function clearEndedSession(): void {
  // several requests at once hear that it ended: the first of them did this
  if (!isSignedIn()) return;
  const username = stored(storageKeys.username) ?? '';
  const language = stored(storageKeys.language);
  clearSession();
  store(storageKeys.language, language);
  try {
    sessionStorage.setItem(key, username);
  } catch {
    // a browser that refuses storage asks for the name again
  }
}

/** The user name of the session that ended by itself ('' where it is not known); null when none did. */
export function endedSession(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Somebody is signed in: nothing is to be said any more. */
export function forgetEndedSession(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}
