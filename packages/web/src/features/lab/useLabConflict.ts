import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictLine } from '../../ui/ConflictDialog.tsx';
import type { LabResultFragment } from './lab.main.gen.ts';
import { conflictLines, withoutTaken } from './labConflict.ts';
import { isTyped, type Typed } from './labEntry.ts';
import type { Entry } from './useTyped.ts';

type Retry = (theirs: LabResultFragment) => Promise<boolean>;
type State = { theirs: LabResultFragment; lines: readonly ConflictLine[]; retry: Retry };
type Args = {
  /** The slip as the server has it now. */
  read: () => Promise<LabResultFragment | null>;
  entry: Entry;
  onError: (error: unknown) => void;
};

/** Somebody else saved first: both versions side by side. Where they changed other values than these, one's own go on at once. */
export function useLabConflict({ read, entry, onError }: Args) {
  const { t } = useTranslation('lab');
  const [state, setState] = useState<State | null>(null);

  /** Answers whether the act went through without a question. */
  const open = async (typed: Typed, retry: Retry): Promise<boolean> => {
    const theirs = await read().catch((error: unknown) => {
      onError(error);
      return null;
    });
    if (!theirs) return false;
    const lines = conflictLines(theirs.ketQuas, theirs.DichVuYeuCau.KetLuan ?? '', typed, t('conclusion'));
    if (lines.length > 0) {
      setState({ theirs, lines, retry });
      return false;
    }
    entry.rebase(typed, theirs.DichVuYeuCau.version);
    return retry(theirs);
  };
  const resolve = (taken: ReadonlySet<string>) => {
    if (!state) return;
    const typed = withoutTaken(entry.latest(), taken);
    entry.rebase(typed, state.theirs.DichVuYeuCau.version);
    setState(null);
    if (isTyped(typed)) void state.retry(state.theirs);
  };
  return {
    isOpen: state !== null,
    lines: state?.lines ?? [],
    open,
    keepMine: () => resolve(new Set()),
    takeTheirs: () => resolve(new Set(state?.lines.map((line) => line.path))),
    keepChosen: resolve,
    close: () => setState(null),
  };
}
