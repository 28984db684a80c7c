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
 * saved. The first value stands again; what was typed is answered by the key of its value.
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
    const typed = values.filter(
      (value) => editable && rerunOf(reruns, value) && !isStored(value, cellOf(value, cells)),
    );
    if (typed.length === 0) return;
    change(
      Object.fromEntries(typed.map((value) => [keyOf(value), storedAgain(value, cellOf(value, cells))])),
    );
    const texts = typed.map((value) => [keyOf(value), cellOf(value, cells).KetQua.trim()] as const);
    setAside((before) => ({ ...before, ...Object.fromEntries(texts) }));
  }, [values, reruns, cells, editable, change]);
  return aside;
}
