import { useEffect, useState } from 'react';
import { cellOf, isStored, keyOf, type LabCells, type LabValue, storedAgain } from './labEntry.ts';
import { type Rerun, rerunOf } from './parts/Reruns.tsx';

type Slip = {
  values: readonly LabValue[];
  reruns: readonly Rerun[];
  cells: LabCells;
  editable: boolean;
  change: (cells: LabCells) => void;
};

/**
 * Results that were typed here when their values came to wait for a rerun: they cannot be saved and would keep the others from being
 * saved. The first value stands again; what was typed is answered by the key of its value, '' where it was emptied, as long as the
 * rerun waits.
 */
export function useSetAside({
  values,
  reruns,
  cells,
  editable,
  change,
}: Slip): Readonly<Record<string, string>> {
  const [aside, setAside] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const waiting = values.filter((value) => rerunOf(reruns, value));
    setAside((before) => only(before, new Set(waiting.map(keyOf))));
    const typed = waiting.filter((value) => editable && !isStored(value, cellOf(value, cells)));
    if (typed.length === 0) return;
    change(
      Object.fromEntries(typed.map((value) => [keyOf(value), storedAgain(value, cellOf(value, cells))])),
    );
    const texts = typed.map((value) => [keyOf(value), cellOf(value, cells).KetQua.trim()] as const);
    setAside((before) => ({ ...before, ...Object.fromEntries(texts) }));
  }, [values, reruns, cells, editable, change]);
  return aside;
}

/** The entries with these keys; the same object where that is all of them. */
function only(
  all: Readonly<Record<string, string>>,
  keys: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  const left = Object.entries(all).filter(([key]) => keys.has(key));
  return left.length === Object.keys(all).length ? all : Object.fromEntries(left);
}
