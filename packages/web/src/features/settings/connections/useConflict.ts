import { useState } from 'react';

type Line = { path: string; label: string; mine: string; theirs: string };

/**
 * What a conflict dialog needs of a form that somebody else saved first: the fields that differ, and both ways out. `take` fills the
 * form with theirs; `keep` saves one's own over their version.
 */
export function useConflict<T extends { version: number }>({
  linesOf,
  take,
  keep,
}: {
  linesOf: (theirs: T) => Line[];
  take: (theirs: T) => void;
  keep: (version: number) => void;
}) {
  const [theirs, setTheirs] = useState<T | null>(null);
  return {
    show: setTheirs,
    dialog: {
      open: theirs !== null,
      lines: theirs ? linesOf(theirs) : [],
      onClose: () => setTheirs(null),
      onKeepMine: () => {
        setTheirs(null);
        if (theirs) keep(theirs.version);
      },
      onTakeTheirs: () => {
        setTheirs(null);
        if (theirs) take(theirs);
      },
    },
  };
}
