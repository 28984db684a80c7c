import { joinedText } from '@sen/domain/patients/merge';
import type { Ctx, Tx } from '../../engine/context.ts';
import type { BenhNhanInput } from '../../gql/main.ts';
import { placeElsewhere } from '../recordAccess/elsewhere.ts';
import { visibleRecords } from '../recordAccess/visible.ts';
import type { BenhNhanRow } from './tables.ts';

/** Those who read or write clinical records; the patient's row is seen by every desk, its history is not. */
const readers = ['BENH_AN_XEM', 'BENH_NHAN_SUA'] as const;

type Holder = Pick<BenhNhanRow, '_id' | 'TienSuBenh'>;

/**
 * Whether the caller may see the history of a patient: a clinical record, which other facilities wrote as well where the patient was
 * received there (recordAccess 4). Allergies are nobody's secret.
 */
export async function seesHistory(ctx: Ctx, { _id }: Holder): Promise<boolean> {
  if (ctx.user === null) return true; // the system's own work
  if (!readers.some((right) => ctx.permissions.has(right))) return false;
  const node = await placeElsewhere(ctx, _id);
  return node === null || (await visibleRecords(ctx, [{ node, BenhNhan_Id: _id }], (one) => one)).length > 0;
}

/** The history, where there is one and the caller may see it. */
export async function shownHistory(ctx: Ctx, patient: Holder): Promise<string | null> {
  return patient.TienSuBenh && (await seesHistory(ctx, patient)) ? patient.TienSuBenh : null;
}

/** A record as a refusal tells it to whoever changes it: without the history that the caller may not see. */
export async function toldRecord<R extends Holder>(ctx: Ctx, row: R): Promise<R> {
  return { ...row, TienSuBenh: await shownHistory(ctx, row) };
}

/** A change by somebody who does not see the history: an empty one leaves it, words are put behind it. */
export async function keepingHistory(tx: Tx, before: Holder, input: BenhNhanInput): Promise<BenhNhanInput> {
  const { TienSuBenh, ...others } = input;
  if (TienSuBenh === undefined || !before.TienSuBenh || (await seesHistory(tx, before))) return input;
  const words = TienSuBenh?.trim() ?? '';
  return words === '' ? others : { ...others, TienSuBenh: joinedText(before.TienSuBenh, words) };
}
