import { lazy, Suspense } from 'react';

export type ConflictLine = {
  path: string;
  label: string;
  mine: string;
  theirs: string;
  /** Which version stands first in a choice by field: theirs where one's own was not touched. */
  first?: 'mine' | 'theirs';
};

export type ConflictChoiceProps = {
  /** The fields whose values differ, as text. */
  lines: readonly ConflictLine[];
  /** Saves one's own version over the other. */
  onKeepMine: () => void;
  /** Drops one's own version. */
  onTakeTheirs: () => void;
  /** Saves a choice by field: the paths whose value is theirs. Without it there is no such choice. */
  onKeepChosen?: (theirs: ReadonlySet<string>) => void;
  onClose: () => void;
};

// most forms never show it
const ConflictChoice = lazy(() => import('./ConflictChoice.tsx'));

/** Someone else saved first: both versions side by side, and the choice, as a whole or by field. */
export function ConflictDialog({ open, ...choice }: ConflictChoiceProps & { open: boolean }) {
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ConflictChoice key={choice.lines.map((one) => one.path).join()} {...choice} />
    </Suspense>
  );
}
