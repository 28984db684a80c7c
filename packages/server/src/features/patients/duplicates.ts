import { type DuplicateScore, duplicateScore, type Person } from '@sen/domain/names/duplicate';
import { normalisePhone, tenKhongDau } from '@sen/domain/names/key';
import { and, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { rowsById } from '../../engine/rows.ts';
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
 * Records that may be the same person, the likeliest first; a shared phone is the least that is answered. One statement, and one
 * for the records where there are some.
 */
export async function findDuplicates(
  ctx: Ctx,
  person: Person,
  exceptId: string | null = null,
): Promise<Duplicate[]> {
  const conditions = candidateConditions(person);
  if (conditions.length === 0) return [];
  const { rows: likely } = await ctx.db.execute<{ id: string }>(sql`
    select id from ${table} where ${and(alive, exceptId ? ne(table._id, exceptId) : undefined, or(...conditions))}
    order by id desc limit ${candidates}`);
  const rows = await rowsById(
    ctx.db,
    table,
    likely.map(({ id }) => id),
  );
  return rows
    .map((row) => ({ ...duplicateScore(person, row), BenhNhan: withAge(ctx, row) }))
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
