import { useEffect, useRef } from 'react';
import type { DeskResult } from './resultKind.ts';

/**
 * Where an opened slip waits: at the field that comes first, else at the act that comes next. The cursor goes there when a slip is opened
 * and when it has moved on; on a phone it would open the keyboard. The answer is given to `SlipActs`.
 */
export function useNextAct(result: DeskResult | null, narrow: boolean, firstField: () => string | null) {
  const next = useRef<{ focus: () => void }>(null);
  const stage = result ? `${result.DichVuYeuCau_Id} ${result.DichVuYeuCau.TrangThai}` : null;
  const reached = useRef<string | null>(null);
  useEffect(() => {
    if (stage === reached.current) return;
    reached.current = stage;
    if (stage === null || narrow) return;
    const id = firstField();
    const field = id === null ? null : document.getElementById(id);
    if (field) field.focus();
    else next.current?.focus();
  });
  return next;
}
