import { parts } from '@sen/domain/claims/codes';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../engine/context.ts';

/** The departments of a visit by their codes, with their names where the organisation has one for a code: "K01 Khoa Khám bệnh". */
export async function departmentNames(ctx: Ctx, codes: string): Promise<string> {
  const wanted = parts(codes);
  if (wanted.length === 0) return '';
  const { rows } = await ctx.db.execute<{ code: string; name: string }>(sql`
    select ma_khoa as code, min(name) as name from auth.node
    where ma_khoa = any(${sql.param(wanted)}::text[]) and category = 'DEPARTMENT' group by ma_khoa having count(distinct name) = 1`);
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  return wanted.map((code) => [code, names.get(code)].filter(Boolean).join(' ')).join('; ');
}

/** A facility by its code, with its name where the list knows it. */
export async function facilityName(ctx: Ctx, code: string | null): Promise<string> {
  if (!code) return '';
  const { rows } = await ctx.db.execute<{ name: string }>(
    sql`select ten_benh_vien as name from main.benh_vien where ma_cskcb = ${code} limit 1`,
  );
  return [code, rows[0]?.name].filter(Boolean).join(' ');
}
