import { type LeavingFacts, trangThaiRaVien } from '@sen/domain/admission/nhapVien';
import type { Label } from '@sen/domain/catalogue/catalogue';
import type { HinhThucRaVien } from '@sen/domain/discharges/raVienNoiTru';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import { definePoint } from '../../engine/points.ts';
import type { NhapVienRow } from './tables.ts';

/** A stay whose discharge was ordered. */
export type LeavingStay = Pick<NhapVienRow, '_id' | 'TrangThai' | 'TiepNhan_Id' | 'Khoa_Id'>;

/** Those who know what stands against the end of a stay. */
export const leavingFacts =
  definePoint<(ctx: Ctx, stay: LeavingStay) => Promise<LeavingFacts>>('leavingFacts');

/** What wards write of stays: selects of the stays (`stay`) of which something was written and not cancelled. */
export const stayEntries = definePoint<SQL>('stayEntries');

/** Whether something was written of a stay; of a list in one statement. */
async function hasEntries(ctx: Ctx, id: string): Promise<boolean> {
  const read = async (of: Ctx, ids: readonly string[]) => {
    const { rows } = await of.db.execute<{ stay: string }>(sql`
      select distinct e.stay from (${sql.join([...stayEntries.all()], sql` union all `)}) e
      where e.stay = any(${sql.param([...ids])}::uuid[])`);
    return new Map(rows.map(({ stay }) => [stay, true]));
  };
  const found = ctx.tx ? (await read(ctx, [id])).get(id) : await loadOne(ctx, 'stays:entries', id, read);
  return found ?? false;
}

/** What the acts of a stay decide on that other features know: at its begin what was written of it, at its end what stands against it. */
export async function factsOfLeaving(ctx: Ctx, stay: LeavingStay): Promise<LeavingFacts> {
  if (stay.TrangThai === 'DangDieuTri') return { coGhiChep: await hasEntries(ctx, stay._id) };
  if (!trangThaiRaVien.some((state) => state === stay.TrangThai)) return {};
  const known = await Promise.all(leavingFacts.all().map((read) => read(ctx, stay)));
  return Object.assign({}, ...known);
}

/** A kind of papers that are written on stays. */
export type StayPaper = {
  /** The code of its print form. */
  form: string;
  label: Label;
  /** A select of those that are alive: stay, id, code and at (when it was written). */
  ofStays: SQL;
  /** The discharges after which there may be one: it is cancelled before the discharge is another one or is taken back. */
  kinds?: readonly HinhThucRaVien[];
};

/** The papers that stays have, for who shows them and for who takes back what they follow from. */
export const stayPaper = definePoint<StayPaper>('stayPaper');
