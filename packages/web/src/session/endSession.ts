import { deviceStore } from './deviceStore.ts';
import { forgetDraftKey } from './draftKey.ts';
import { settle } from './leaving.ts';
import { clearSession } from './session.ts';

/** Ends the session on this device: what was typed is written first, then all goes that the next person must not see. */
export async function endSession(clear = clearSession): Promise<void> {
  await settle();
  // first, so that an answer that is still on its way is no longer kept
  clear();
  forgetDraftKey();
  // a browser without storage kept nothing
  await deviceStore.answers.clear().catch(() => undefined);
}
