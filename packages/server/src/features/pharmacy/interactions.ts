import {
  type DrugFacts,
  type DrugWarning,
  drugWarnings,
  noAllergies,
} from '@sen/domain/prescriptions/warnings';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { interactionsOf } from './drugFacts.ts';

/** Interactions and doubled ingredients among drugs given by registration number, gravest first. Unknown numbers are passed over. */
export async function checkInteractionDrugs(
  ctx: Ctx,
  registrationNumbers: readonly string[],
): Promise<DrugWarning[]> {
  if (registrationNumbers.length === 0) return [];
  const { rows } = await ctx.db.execute<DrugFacts>(sql`
    select distinct on (so_dang_ky) id as "_id", ten_duoc as "TenDuoc", hoat_chat_ids as "HoatChat_Ids" from pharmacy.duoc
    where trang_thai = 'DangSuDung' and so_dang_ky = any(${sql.param([...registrationNumbers])}::text[])
    order by so_dang_ky, ma_duoc`);
  const rules = await interactionsOf(ctx, [...new Set(rows.flatMap((row) => row.HoatChat_Ids))]);
  return drugWarnings(rows, [], noAllergies, rules);
}
