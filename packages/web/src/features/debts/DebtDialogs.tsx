import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import type { DebtToCollect } from './CollectDialog.tsx';

const CollectDialog = lazy(() => import('./CollectDialog.tsx'));
const RemindDialog = lazy(() => import('./RemindDialog.tsx'));

type Open = (debts: readonly DebtToCollect[], onDone: () => void) => void;
type Asked = { kind: 'collect' | 'remind'; debts: readonly DebtToCollect[]; onDone: () => void };

const Context = createContext<{ collect: Open; remind: Open } | null>(null);

/** Gives the lists and dialogues below it what is done with several debts at once. */
export function DebtDialogs({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const open = useMemo(
    () => ({
      collect: (debts: readonly DebtToCollect[], onDone: () => void) =>
        setAsked({ kind: 'collect', debts, onDone }),
      remind: (debts: readonly DebtToCollect[], onDone: () => void) =>
        setAsked({ kind: 'remind', debts, onDone }),
    }),
    [],
  );
  const Dialog = asked?.kind === 'remind' ? RemindDialog : CollectDialog;
  return (
    <Context value={open}>
      {children}
      {asked ? (
        <Suspense fallback={null}>
          <Dialog
            debts={asked.debts}
            onClose={() => setAsked(null)}
            onDone={() => {
              setAsked(null);
              asked.onDone();
            }}
          />
        </Suspense>
      ) : null}
    </Context>
  );
}

/** Opens them. */
export function useDebtDialogs() {
  const open = useContext(Context);
  if (!open) throw new Error('debts are collected inside DebtDialogs');
  return open;
}
