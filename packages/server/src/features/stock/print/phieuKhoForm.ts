import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../engine/context.ts';
import { personName } from '../../identity/people.ts';
import { readingRight } from '../../organisation/readingRight.ts';
import { nodeOfStore } from '../../pharmacy/stores.ts';
import { letterhead, nameOf } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { paperById } from '../facts.ts';
import { linesOfPaper } from '../queries.ts';
import { filesPhieuKho, type PhieuKhoTrenGiay, presentPhieuKho } from './PhieuKho.ts';

export const phieuKhoForm: PrintForm<PhieuKhoTrenGiay> = {
  code: 'PhieuKho',
  right: async (ctx, id) => {
    const { Kho_Id, KhoNhan_Id } = await paperById(ctx, id);
    const places = await Promise.all([nodeOfStore(ctx, Kho_Id), nodeOfStore(ctx, KhoNhan_Id)]);
    return readingRight(ctx, ['KHO_XEM'], ...places);
  },
  patient: async () => null,
  data: dataPhieuKho,
  present: presentPhieuKho,
  files: filesPhieuKho,
};

/** A stock paper by its id. Errors: NOT_FOUND. */
async function dataPhieuKho(ctx: Ctx, id: string): Promise<PhieuKhoTrenGiay> {
  const row = await paperById(ctx, id);
  const [lines, supplier] = await Promise.all([linesOfPaper(ctx, row), taxCode(ctx, row.NhaCungCap_Id)]);
  return {
    CoSo: await letterhead(ctx, await nodeOfStore(ctx, row.Kho_Id)),
    LoaiPhieu: row.LoaiPhieu,
    SoPhieu: row.SoPhieu,
    Ngay: row.Ngay,
    TrangThai: row.TrangThai,
    TenKho: await nameOf(ctx, 'Kho', row.Kho_Id),
    TenKhoNhan: await nameOf(ctx, 'Kho', row.KhoNhan_Id),
    TenNhaCungCap: await nameOf(ctx, 'NhaCungCap', row.NhaCungCap_Id),
    MaSoThue: supplier,
    SoHoaDon: row.SoHoaDon ?? '',
    NgayHoaDon: row.NgayHoaDon,
    GoiThau: row.GoiThau ?? '',
    QuyetDinhThau: row.QuyetDinhThau ?? '',
    NguoiGiao: row.NguoiGiao ?? '',
    NgayChot: row.NgayChot?.toISOString() ?? null,
    GhiChu: row.GhiChu ?? '',
    LyDo: row.LyDo ?? '',
    Dongs: lines.map((line) => ({
      MaDuoc: line.MaDuoc ?? '',
      TenDuoc: [line.TenDuoc, line.HamLuong].filter(Boolean).join(' '),
      DonViTinh: line.DonViTinh ?? '',
      SoLo: line.SoLo ?? '',
      HanDung: line.HanDung ?? '',
      SoLuong: line.SoLuong ?? null,
      SoLuongSo: line.SoLuongSo ?? null,
      DonGia: line.DonGia ?? null,
      VAT: line.VAT ?? null,
      LyDo: line.LyDo ?? '',
    })),
    NguoiLap: (row.NguoiTao_Id && (await personName(ctx, row.NguoiTao_Id))) || '',
  };
}

async function taxCode(ctx: Ctx, id: string | null): Promise<string> {
  const { rows } = await ctx.db.execute<{ ma: string | null }>(
    sql`select ma_so_thue as ma from pharmacy.nha_cung_cap where id = ${id}::uuid`,
  );
  return rows[0]?.ma ?? '';
}
