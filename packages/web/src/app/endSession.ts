import { deviceStore } from '../ui/deviceStore.ts';
import { settle } from './leaving.ts';
import { clearSession } from './session.ts';

/** Ends the session on this device: what was typed is written first, then all goes that the next person must not see. */
export async function endSession(): Promise<void> {
  await settle();
  // a browser without storage kept nothing
  await deviceStore.answers.clear().catch(() => undefined);
  clearSession();
}
