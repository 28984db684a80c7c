import { type DuplicateScore, duplicateScore, type Person } from '@sen/domain/names/duplicate';
import { normalisePhone, tenKhongDau } from '@sen/domain/names/key';
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import { namesWith } from './nameWords.ts';
import { type Patient, withAge } from './queries.ts';
import { benhNhanTable as table } from './tables.ts';
import { alive } from './totals.ts';

export type Duplicate = DuplicateScore & { BenhNhan: Patient };

const candidates = 50;
const shownFrom = 30;

/** A shared phone is worth a note whatever else differs, though it makes nobody the same person. */
export function sharesPhone({ reasons }: DuplicateScore): boolean {
  return reasons.some(({ reason }) => reason === 'DienThoai');
}

/**
 * Records that may be the same person, the likeliest first; a shared phone is the least that is answered. What a merged record knows,
 * such as its other citizen id, leads to the one that was kept. One statement, and one for the records where there are some.
 */
export async function findDuplicates(
  ctx: Ctx,
  person: Person,
  exceptId: string | null = null,
): Promise<Duplicate[]> {
  const conditions = candidateConditions(person);
  if (conditions.length === 0) return [];
  const { rows: likely } = await ctx.db.execute<{ known: string; id: string }>(sql`
    with recursive hit as (
      (select id as known, id, benh_nhan_gop_id as gop from ${table} where ${and(sql`(${alive} or benh_nhan_gop_id is not null)`, or(...conditions))}
       order by id desc limit ${candidates})
      union select hit.known, b.id, b.benh_nhan_gop_id from main.benh_nhan b join hit on b.id = hit.gop)
    select known, id from hit where gop is null and id is distinct from ${exceptId}`);
  const ids = new Set(likely.flatMap(({ known, id }) => [known, id]));
  const rows = new Map((await rowsById(ctx.db, table, [...ids])).map((row) => [row._id, row]));
  const found = new Map<string, Duplicate>();
  for (const { known, id } of likely) {
    const [told, living] = [rows.get(known), rows.get(id)];
    if (living?.TrangThai !== 'DangSuDung' || !told) continue;
    const one = { ...duplicateScore(person, told), BenhNhan: living };
    const before = found.get(id);
    if (!before || before.score < one.score)
      found.set(id, { ...one, BenhNhan: before?.BenhNhan ?? withAge(ctx, living) });
  }
  return [...found.values()]
    .filter((one) => one.score >= shownFrom || sharesPhone(one))
    .sort((a, b) => b.score - a.score || (a.BenhNhan._id < b.BenhNhan._id ? 1 : -1));
}

/** Each condition has an index: papers, card, phone, or the words of the name with the year of birth. */
function candidateConditions(person: Person): SQL[] {
  const conditions: SQL[] = [];
  const paper = person.CMNDHoacHoChieu?.replace(/\s/g, '').toUpperCase();
  if (paper) conditions.push(sql`cmnd_hoac_ho_chieu = ${paper}`);
  const card = person.SoTheBHYT?.replace(/[\s.-]/g, '').toUpperCase();
  if (card) conditions.push(sql`right(so_the_bhyt, 10) = ${card.slice(-10)}`);
  if (person.SoDienThoai) conditions.push(sql`so_dien_thoai = ${normalisePhone(person.SoDienThoai)}`);
  const key = tenKhongDau(person.TenBenhNhan);
  const year = person.NgaySinh ? Number(person.NgaySinh.slice(0, 4)) : person.NamSinh;
  if (key !== '' && year) {
    conditions.push(sql`(${namesWith(key.split(' '))} and ${table.NamSinh} = ${year})`);
  }
  return conditions;
}
