import { dec, max, toMoney } from '@sen/domain/money/decimal';
import type { ChuongTrinh, ConLai, Muc, Voucher } from '@sen/domain/promotions/basket';
import type { QuyTac } from '@sen/domain/promotions/law';
import { sentenceOf } from '@sen/domain/promotions/sentence';
import { refLabels } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import type { ChuongTrinhRow, VoucherRow } from './tables.ts';

/** A programme as the rules read it, with the names of what it names. */
export async function ruleOf(ctx: Ctx, row: ChuongTrinhRow): Promise<QuyTac> {
  const [dieuKiens, khuyenMais] = await Promise.all([
    mucsOf(ctx, row.DichVuDieuKiens, row.SanPhamDieuKiens),
    mucsOf(ctx, row.DichVuKhuyenMais, row.SanPhamKhuyenMais),
  ]);
  const { NgayBatDau, NgayKetThuc, NhomKhachHang_Ids, ToanHoaDon } = row;
  const { SoTienDieuKien, SoTienKhuyenMai, PhanTramDieuKien, PhanTramKhuyenMai, GiamToiDa } = row;
  return {
    ...{ NgayBatDau, NgayKetThuc, NhomKhachHang_Ids, ToanHoaDon, dieuKiens, khuyenMais, GiamToiDa },
    ...{ SoTienDieuKien, SoTienKhuyenMai, PhanTramDieuKien, PhanTramKhuyenMai },
    Ten: row.TenChuongTrinhKhuyenMai,
    Loai: row.LoaiChuongTrinhKhuyenMai,
    Goi_Ids: [...row.GoiDichVu_Ids, ...row.LieuTrinh_Ids],
  };
}

/** A programme as a sentence in the caller's language. */
export async function sentenceOfRow(ctx: Ctx, row: ChuongTrinhRow): Promise<string> {
  const [rule, packages, courses] = await Promise.all([
    ruleOf(ctx, row),
    refLabels(ctx, 'GoiDichVu', row.GoiDichVu_Ids),
    refLabels(ctx, 'LieuTrinh', row.LieuTrinh_Ids),
  ]);
  return sentenceOf({ ...rule, gois: [...packages, ...courses].map(({ ten }) => ten) }, ctx.language);
}

/** A programme for the engine; `lan`: how often the patient had it on other bills. */
export async function programmeOf(ctx: Ctx, row: ChuongTrinhRow, lan: number): Promise<ChuongTrinh> {
  const { _id, NgayPhatHanh } = row;
  const { SoLuongDichVuKhuyenMaiToiDa: units, TongTienKhuyenMaiToiDa: money } = row;
  return {
    ...(await ruleOf(ctx, row)),
    _id,
    NgayPhatHanh: NgayPhatHanh?.toISOString() ?? '',
    con: {
      soLuong: units === null ? null : Math.max(units - row.SoLuongDaKhuyenMai, 0),
      soTien: money === null ? null : toMoney(max(dec(money).minus(row.SoTienDaKhuyenMai), dec(0))),
      lan: timesLeft(row, lan),
    },
  };
}

/** A voucher for the engine; `lan`: how often the patient used it on other bills, `here`: whether this bill uses it. */
export function engineVoucher(row: VoucherRow, { lan, here }: { lan: number; here: boolean }): Voucher {
  const { _id, MaVoucher, LoaiGiamGia, GiaTri, NgayBatDau, NgayKetThuc } = row;
  const { NhomKhachHang_Ids, BenhNhan_Id, SoTienToiThieu, GiamToiDa, SoLuong, SoLuongDaDung } = row;
  return {
    ...{ _id, LoaiGiamGia, GiaTri, NgayBatDau, NgayKetThuc },
    ...{ NhomKhachHang_Ids, BenhNhan_Id, SoTienToiThieu, GiamToiDa },
    Ten: MaVoucher,
    // a bill that uses it already may go on doing so
    con: { soLuong: SoLuong - SoLuongDaDung + Number(here), soTien: null, lan: timesLeft(row, lan) },
  };
}

function timesLeft(
  { SoLanToiDaMoiKhach: most }: { SoLanToiDaMoiKhach: number | null },
  lan: number,
): ConLai['lan'] {
  return most === null ? null : Math.max(most - lan, 0);
}

async function mucsOf(
  ctx: Ctx,
  services: ChuongTrinhRow['DichVuDieuKiens'],
  goods: ChuongTrinhRow['SanPhamDieuKiens'],
): Promise<Muc[]> {
  const ids = { DM_DichVu: services.map((one) => one.DichVu_Id), Duoc: goods.map((one) => one.Duoc_Id) };
  const labels = await Promise.all([
    refLabels(ctx, 'DM_DichVu', ids.DM_DichVu),
    refLabels(ctx, 'Duoc', ids.Duoc),
  ]);
  const names = new Map(
    labels
      .flat()
      .map(({ _id, ten, tenTiengAnh }) => [_id, ctx.language === 'en' ? (tenTiengAnh ?? ten) : ten]),
  );
  const all = [
    ...services.map(({ DichVu_Id, SoLuong }) => ({ Muc_Id: DichVu_Id, SoLuong })),
    ...goods.map(({ Duoc_Id, SoLuong }) => ({ Muc_Id: Duoc_Id, SoLuong })),
  ];
  return all.map((one) => ({ ...one, Ten: names.get(one.Muc_Id) ?? '' }));
}
