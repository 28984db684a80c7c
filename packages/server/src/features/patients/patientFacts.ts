import type { BenhNhanFacts } from '@sen/domain/reception/benhNhanActs';
import type { BenhNhanRow } from './tables.ts';

/** What the acts on a patient's record decide on; only cancelling asks for the receptions that stand. */
export function patientFacts(
  { TrangThai, TuVong }: Pick<BenhNhanRow, 'TrangThai' | 'TuVong'>,
  soTiepNhan = 0,
): BenhNhanFacts {
  return { TrangThai, node: null, TuVong, soTiepNhan };
}
