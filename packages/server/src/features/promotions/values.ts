import type { Issue } from '@sen/domain/catalogue/validate';
import { tenKhongDau } from '@sen/domain/names/key';
import { fieldsOfKind } from '@sen/domain/promotions/fields';
import { writtenProgrammeIssues, writtenVoucherIssues } from '@sen/domain/promotions/issues';
import { sql } from 'drizzle-orm';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import type { Ctx } from '../../engine/context.ts';
import type { ChuongTrinhKhuyenMaiInput, VoucherInput } from '../../gql/main.ts';

/** What a programme says as it is written, without what its kind has not. */
export function programmeValues(input: ChuongTrinhKhuyenMaiInput) {
  const { LoaiChuongTrinhKhuyenMai: loai } = input;
  const has = (name: string) => (loai ? fieldsOfKind[loai].includes(name) : true);
  const own = <T>(name: string, value: T | null | undefined): T | null =>
    has(name) ? (value ?? null) : null;
  const whole = input.ToanHoaDon === true && has('ToanHoaDon');
  const TenChuongTrinhKhuyenMai = input.TenChuongTrinhKhuyenMai?.trim() ?? '';
  return {
    TenChuongTrinhKhuyenMai,
    TenTimKiem: tenKhongDau(TenChuongTrinhKhuyenMai),
    LoaiChuongTrinhKhuyenMai: loai ?? null,
    NgayBatDau: input.NgayBatDau ?? null,
    NgayKetThuc: input.NgayKetThuc ?? null,
    NhomKhachHang_Ids: [...(input.NhomKhachHang_Ids ?? [])],
    DichVuDieuKiens: own('DichVuDieuKiens', input.DichVuDieuKiens) ?? [],
    SanPhamDieuKiens: own('SanPhamDieuKiens', input.SanPhamDieuKiens) ?? [],
    DichVuKhuyenMais: (whole ? null : own('DichVuKhuyenMais', input.DichVuKhuyenMais)) ?? [],
    SanPhamKhuyenMais: (whole ? null : own('SanPhamKhuyenMais', input.SanPhamKhuyenMais)) ?? [],
    GoiDichVu_Ids: [...(own('GoiDichVu_Ids', input.GoiDichVu_Ids) ?? [])],
    LieuTrinh_Ids: [...(own('LieuTrinh_Ids', input.LieuTrinh_Ids) ?? [])],
    ToanHoaDon: whole,
    SoTienDieuKien: own('SoTienDieuKien', input.SoTienDieuKien),
    PhanTramDieuKien: own('PhanTramDieuKien', input.PhanTramDieuKien),
    PhanTramKhuyenMai: own('PhanTramKhuyenMai', input.PhanTramKhuyenMai),
    SoTienKhuyenMai: own('SoTienKhuyenMai', input.SoTienKhuyenMai),
    GiamToiDa: own('GiamToiDa', input.GiamToiDa),
    SoLuongDichVuKhuyenMaiToiDa: input.SoLuongDichVuKhuyenMaiToiDa ?? null,
    TongTienKhuyenMaiToiDa: input.TongTienKhuyenMaiToiDa ?? null,
    SoLanToiDaMoiKhach: input.SoLanToiDaMoiKhach ?? null,
    SoNgayVoucher: own('SoNgayVoucher', input.SoNgayVoucher),
    GhiChu: input.GhiChu?.trim() || null,
  };
}

export type ProgrammeValues = ReturnType<typeof programmeValues>;

/** What a voucher says as it is written. */
export function voucherValues(input: VoucherInput) {
  const TenVoucher = input.TenVoucher?.trim() ?? '';
  return {
    TenVoucher,
    TenTimKiem: tenKhongDau(TenVoucher),
    LoaiGiamGia: input.LoaiGiamGia ?? null,
    GiaTri: input.GiaTri ?? null,
    GiamToiDa: input.GiamToiDa ?? null,
    SoTienToiThieu: input.SoTienToiThieu ?? null,
    SoLuong: input.SoLuong ?? null,
    SoLanToiDaMoiKhach: input.SoLanToiDaMoiKhach ?? null,
    NgayBatDau: input.NgayBatDau ?? null,
    NgayKetThuc: input.NgayKetThuc ?? null,
    NhomKhachHang_Ids: [...(input.NhomKhachHang_Ids ?? [])],
    GhiChu: input.GhiChu?.trim() || null,
  };
}

export type VoucherValues = ReturnType<typeof voucherValues>;

/** What is wrong with a programme, by field; medicines and what is gone among what it names as well. */
export async function programmeFaults(
  ctx: Ctx,
  code: string | null,
  values: ProgrammeValues,
): Promise<Issue[]> {
  const all = { ...values, MaChuongTrinhKhuyenMai: code };
  return [...writtenProgrammeIssues(all, values), ...(await thingIssues(ctx, values))];
}

/** What is wrong with a voucher, by field. */
export function voucherFaults(code: string | null, values: VoucherValues): Issue[] {
  return writtenVoucherIssues({ ...values, MaVoucher: code }, values);
}

/** Services that are gone, goods that are gone or medicines. */
async function thingIssues(ctx: Ctx, values: ProgrammeValues): Promise<Issue[]> {
  const lists = ['DichVuDieuKiens', 'DichVuKhuyenMais', 'SanPhamDieuKiens', 'SanPhamKhuyenMais'] as const;
  const named = lists.flatMap((list) =>
    values[list].map((line, at) => {
      const [key, id] = 'DichVu_Id' in line ? ['DichVu_Id', line.DichVu_Id] : ['Duoc_Id', line.Duoc_Id];
      return { path: `${list}.${at}.${key}`, id };
    }),
  );
  if (named.length === 0) return [];
  const ids = sql.param([...new Set(named.map(({ id }) => id))]);
  const { rows } = await ctx.db.execute<{ id: string; thuoc: boolean }>(sql`
    select id, false as thuoc from ${catalogueTable('DM_DichVu')} where id = any(${ids}::uuid[])
    union all select id, loai_hang = 'Thuoc' from ${catalogueTable('Duoc')} where id = any(${ids}::uuid[])`);
  const known = new Map(rows.map((row) => [row.id, row.thuoc]));
  return named.flatMap(({ path, id }): Issue[] => {
    const medicine = known.get(id);
    if (medicine === undefined) return [{ path, code: 'REFERENCE_MISSING' }];
    return medicine ? [{ path, code: 'PROMOTION_DRUG' }] : [];
  });
}

/** The fields of a written programme that differ from what is kept, its last day left out: a released one keeps them. */
export function changedBesidesEnd(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  return Object.keys(after).filter((name) => name !== 'NgayKetThuc' && !isSame(before[name], after[name]));
}

/** Alike as they are kept: decimals by what they are worth, nothing and an empty text as one. */
function isSame(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) =>
    typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : (value ?? null);
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}
