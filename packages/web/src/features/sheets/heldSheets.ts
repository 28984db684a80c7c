import { useMutation } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { onReconnect } from '../../session/connection.ts';
import { storageKeys, stored } from '../../session/session.ts';
import { drafts } from '../../ui/drafts.ts';
import { makeHeldSaves } from '../../ui/heldSaves.ts';
import { WriteSheetDocument, type WriteSheetMutationVariables } from './sheets.main.gen.ts';

/** Entries that were written while the server was away. */
export const heldSheets = makeHeldSaves<WriteSheetMutationVariables['input']>('phieu-cho-gui', {
  drafts,
  user: () => stored(storageKeys.userId) ?? '',
  now: Date.now,
});

/** The entries that wait, live. A screen that shows them sends them whenever the server is reached. */
export function useHeldSheets(onSent: () => void) {
  const held = useSyncExternalStore(heldSheets.subscribe, heldSheets.now);
  const [write] = useMutation(WriteSheetDocument);
  const send = async (again: string | null = null) => {
    const before = heldSheets.now().length;
    await heldSheets.send((input) => write({ variables: { input } }), again);
    if (heldSheets.now().length < before) onSent();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the screen; the latest functions do the same
  useEffect(() => {
    void heldSheets.load().then(() => send());
    return onReconnect(() => void send());
  }, []);
  return {
    held,
    sendAgain: (id: string) => void send(id),
    giveUp: (id: string) => void heldSheets.giveUp(id),
  };
}
