import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { GiveBed } from './giveBedValues.ts';
import type { Stay } from './stayOf.ts';

const GiveBedDialog = lazy(() => import('./GiveBedDialog.tsx'));
const SendTransferDialog = lazy(() => import('./SendTransferDialog.tsx'));
const ChangeStayDialog = lazy(() => import('./ChangeStayDialog.tsx'));

type Asked =
  | { what: 'bed'; of: GiveBed }
  | { what: 'transfer'; stay: Stay; name: string }
  | { what: 'change'; stay: Stay };

/** The dialogues of what is done with a stay: open one of them, and render `dialog`. */
export function useStayDialogs(onDone: () => void): { open: (asked: Asked) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const ends = {
    onClose: close,
    onDone: () => {
      close();
      onDone();
    },
  };
  const dialog = asked ? (
    <Suspense fallback={null}>
      {asked.what === 'bed' ? (
        <GiveBedDialog of={asked.of} {...ends} />
      ) : asked.what === 'transfer' ? (
        <SendTransferDialog stay={asked.stay} name={asked.name} {...ends} />
      ) : (
        <ChangeStayDialog stay={asked.stay} {...ends} />
      )}
    </Suspense>
  ) : null;
  return { open: setAsked, dialog };
}
