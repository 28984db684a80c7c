import type { BenhAnFacts } from '@sen/domain/medicalRecords/benhAn';
import type { PhieuSoKetFacts } from '@sen/domain/medicalRecords/phieuSoKet';
import type { RaVienFacts } from '@sen/domain/medicalRecords/raVien';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import { sessionRows } from '../examination/sql.ts';
import { printsOf } from '../printing/prints.ts';
import { loadRecord, recordById } from './queries.ts';
import type { BenhAnRow, PhieuSoKetRow, RaVienRow } from './tables.ts';

/** The code of the print form of a discharge. */
export const dischargeForm = 'RaVienNgoaiTru';

type InRecord = Pick<BenhAnFacts, 'dotDangMo' | 'soLanKham' | 'soSoKet'>;

/** What the acts on a record decide on; in a transaction as it is now, in a list together with the others. */
export async function recordFacts(
  ctx: Ctx,
  { _id, TrangThai, PhongBan_Id, NhapVien_Id, KhoaLuc }: BenhAnRow,
  phongKham: string | null = null,
): Promise<BenhAnFacts> {
  const inside = ctx.tx
    ? (await readInside(ctx, [_id])).get(_id)
    : await loadOne(ctx, 'medicalRecord:facts', _id, readInside);
  const { dotDangMo = false, soLanKham = 0, soSoKet = 0 } = inside ?? {};
  const noiTru = NhapVien_Id !== null;
  const daKhoa = KhoaLuc !== null;
  return { TrangThai, node: PhongBan_Id, phongKham, dotDangMo, soLanKham, soSoKet, noiTru, daKhoa };
}

async function readInside(ctx: Ctx, ids: readonly string[]): Promise<Map<string, InRecord>> {
  const { rows } = await ctx.db.execute<InRecord & { id: string }>(sql`
    select id,
      exists (select 1 from main.dot_dieu_tri d where d.benh_an_id = s.id and d.trang_thai = 'DangDieuTri') as "dotDangMo",
      (select count(*)::int from ${sessionRows} k where k.benh_an_id = s.id and k.trang_thai <> 'DaHuy') as "soLanKham",
      (select count(*)::int from main.phieu_so_ket t where t.benh_an_id = s.id and t.trang_thai = 'DangSuDung') as "soSoKet"
    from unnest(${sql.param([...ids])}::uuid[]) as s(id)`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** How often a discharge was printed; of a list in one statement. */
export async function timesPrinted(ctx: Ctx, id: string): Promise<number> {
  const read = (of: Ctx, ids: readonly string[]) => printsOf(of, dischargeForm, ids);
  if (ctx.tx) return (await read(ctx, [id])).get(id) ?? 0;
  return (await loadOne(ctx, `prints:${dischargeForm}`, id, read)) ?? 0;
}

/** What the acts on a discharge decide on. */
export async function dischargeFacts(ctx: Ctx, row: RaVienRow): Promise<RaVienFacts> {
  const record = await (ctx.tx ? recordById(ctx, row.BenhAn_Id) : loadRecord(ctx, row.BenhAn_Id));
  const daIn = (await timesPrinted(ctx, row._id)) > 0;
  return { TrangThai: row.TrangThai, node: record?.PhongBan_Id ?? null, daIn };
}

/** What the acts on a summary decide on. */
export async function summaryFacts(ctx: Ctx, row: PhieuSoKetRow): Promise<PhieuSoKetFacts> {
  const record = await (ctx.tx ? recordById(ctx, row.BenhAn_Id) : loadRecord(ctx, row.BenhAn_Id));
  const { PhongBan_Id = null, TrangThai = '', KhoaLuc = null } = record ?? {};
  const dangDieuTri = TrangThai === 'DangDieuTri';
  return { TrangThai: row.TrangThai, node: PhongBan_Id, dangDieuTri, daKhoa: KhoaLuc !== null };
}
