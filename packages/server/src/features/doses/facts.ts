import type { ThucHienThuocFacts } from '@sen/domain/doses/thucHienThuoc';
import { dangNamVien } from '@sen/domain/sheets/phieuChamSoc';
import { sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadStay, stayById } from '../admission/queries.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { recordOfStay } from '../medicalRecords/ofStay.ts';
import { patientRows } from '../patients/sql.ts';
import type { YLenhThuocRow } from '../treatment/tables.ts';
import type { ThucHienThuocRow } from './tables.ts';

/** What the acts on a dose decide on: where the patient lies now, whichever ward gave it. */
export async function doseFacts(
  ctx: Ctx,
  row: Pick<ThucHienThuocRow, 'TrangThai'>,
  stay: Pick<NhapVienRow, '_id' | 'TrangThai' | 'Khoa_Id'>,
): Promise<ThucHienThuocFacts> {
  const record = await recordOfStay(ctx, stay._id);
  return {
    TrangThai: row.TrangThai,
    node: stay.Khoa_Id,
    dangNam: dangNamVien(stay.TrangThai),
    daKhoa: record?.daKhoa ?? false,
  };
}

/** The same of a dose of a list. */
export async function factsOfDose(ctx: Ctx, row: ThucHienThuocRow): Promise<ThucHienThuocFacts> {
  return doseFacts(
    ctx,
    row,
    (await loadStay(ctx, row.NhapVien_Id)) ?? (await stayById(ctx, row.NhapVien_Id)),
  );
}

/** What the drug of an order and its patient are recognised by, and what decides how carefully it is given. */
export type OrderedDrug = {
  MaYTe: string;
  MaNhapVien: string;
  MaDuoc: string;
  SoDangKy: string | null;
  LoaiKiemSoat: string;
  KhongChiaNho: boolean;
  MaDuongDung: string | null;
  ATCs: string[];
};

/** Of an order. One statement. Errors: NOT_FOUND. */
export async function orderedDrug(ctx: Ctx, order: YLenhThuocRow, stay: NhapVienRow): Promise<OrderedDrug> {
  const { rows } = await ctx.db.execute<Omit<OrderedDrug, 'MaNhapVien'>>(sql`
    select i.ma_y_te as "MaYTe", d.ma_duoc as "MaDuoc", d.so_dang_ky as "SoDangKy", d.loai_kiem_soat as "LoaiKiemSoat",
      d.khong_chia_nho as "KhongChiaNho", r.ma_duong_dung as "MaDuongDung", array_remove(array_append(
        array(select h.atc from pharmacy.hoat_chat h where h.id = any(d.hoat_chat_ids)), d.atc), null) as "ATCs"
    from pharmacy.duoc d join ${patientRows} i on i.id = ${order.BenhNhan_Id}
    left join main.duong_dung r on r.id = ${order.DuongDung_Id}
    where d.id = ${order.Duoc_Id}`);
  const [row] = rows;
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'Duoc' });
  return { ...row, MaNhapVien: stay.MaNhapVien };
}

/** When a patient had a drug within the days around a moment, by whatever order. */
export async function givenTimes(
  tx: Tx,
  { NhapVien_Id, Duoc_Id }: Pick<YLenhThuocRow, 'NhapVien_Id' | 'Duoc_Id'>,
  at: Date,
): Promise<Date[]> {
  const days = 2 * 24 * 3_600_000;
  const { rows } = await tx.db.execute<{ at: Date | string }>(sql`
    select thoi_gian as at from main.thuc_hien_thuoc
    where nhap_vien_id = ${NhapVien_Id} and duoc_id = ${Duoc_Id} and trang_thai in ('DaDung', 'DangTruyen')
      and thoi_gian between ${new Date(at.getTime() - days)} and ${new Date(at.getTime() + days)}
    order by thoi_gian`);
  return rows.map((row) => new Date(row.at));
}
