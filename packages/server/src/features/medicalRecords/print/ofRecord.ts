import type { Permission } from '@sen/domain/permissions/permissions';
import { refLabel, refLabels } from '../../../engine/catalogue/queries.ts';
import type { Ctx } from '../../../engine/context.ts';
import type { RightAt } from '../../../engine/http/doors.ts';
import { readingRecord } from '../../recordAccess/readingRight.ts';
import { madeOfRecord } from '../queries.ts';
import type { BenhAnRow } from '../tables.ts';

const reads: readonly Permission[] = ['BENH_AN_XEM'];

/** The right that a print of a paper of a record asks. */
export function readingPaper(ctx: Ctx, record: BenhAnRow): RightAt {
  return readingRecord(ctx, reads, madeOfRecord(record), record.PhongBan_Id);
}

/** A diagnosis with its code: 'Đái tháo đường typ 2 (E11.9)'. */
export async function diagnosisText(
  ctx: Ctx,
  ChanDoan: string | null,
  ICD_Id: string | null,
): Promise<string> {
  const disease = await refLabel(ctx, 'ICD', ICD_Id);
  const name = ChanDoan || disease?.ten || '';
  return disease?.ma ? `${name} (${disease.ma})` : name;
}

/** Further diseases, each with its code. */
export async function diseaseTexts(ctx: Ctx, ids: readonly string[]): Promise<string[]> {
  return (await refLabels(ctx, 'ICD', ids)).map((one) => `${one.ten} (${one.ma})`);
}
