import type { PriorityRules } from '@sen/domain/queues/priority';
import { type RefObject, useEffect } from 'react';
import { today } from '../../ui/dateText.ts';
import { priorityOf, type ReceptionValues } from './receptionValues.ts';

/** Priority follows birth and card until somebody decides otherwise. */
export function usePriority(
  values: ReceptionValues,
  decided: RefObject<boolean>,
  fill: (next: Partial<ReceptionValues>) => void,
  rules: PriorityRules,
): void {
  const reason = priorityOf(values, today(), rules);
  useEffect(() => {
    if (decided.current) return;
    const wanted = { UuTien: reason !== null, LyDoUuTien: reason };
    if (values.UuTien !== wanted.UuTien || values.LyDoUuTien !== wanted.LyDoUuTien) fill(wanted);
  }, [decided, reason, values.UuTien, values.LyDoUuTien, fill]);
}
