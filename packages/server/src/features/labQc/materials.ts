import type { MucKiemChuan } from '@sen/domain/labQc/materials';
import { sql } from 'drizzle-orm';
import { rightsOf } from '../../engine/acts/acts.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { requireRight } from '../../engine/http/doors.ts';

/** An index of a control material with its target. */
export type Target = {
  VatLieu_Id: string;
  version: number;
  MaVatLieu: string;
  SoLo: string;
  /** Its lot is in use. */
  open: boolean;
  HanDung: string;
  Muc: MucKiemChuan;
  ThietBi_Id: string;
  NoiThucHien_Id: string;
  MaChiSo: string;
  MaLienKet: string | null;
  TenChiSo: string;
  DonViTinh: string | null;
  TrungBinh: string;
  DoLechChuan: string;
  TuTinh: boolean;
};

/** A select of every index of the materials that exist, one row each; `v`, `g` and `line` are the material, the index and the target. */
export const targetRows = sql`
  main.vat_lieu_kiem_chuan v cross join lateral jsonb_array_elements(v.chi_sos) with ordinality as l(line, nth)
  join main.gia_tri_tham_chieu g on g.id = (l.line ->> 'ChiSo_Id')::uuid`;

/** The indices of some materials, by id, or by code or lot at a device. One statement. */
export async function targetsOf(
  ctx: Ctx,
  by: { ids: readonly string[] } | { codes: readonly string[]; ThietBi_Id: string },
): Promise<Target[]> {
  const which =
    'ids' in by
      ? sql`v.id in ${listOf(by.ids)}`
      : sql`v.thiet_bi_id = ${by.ThietBi_Id} and (v.ma_vat_lieu in ${listOf(by.codes)} or v.so_lo in ${listOf(by.codes)})`;
  const { rows } = await ctx.db.execute<Target>(sql`
    select v.id as "VatLieu_Id", v.version, v.ma_vat_lieu as "MaVatLieu", v.so_lo as "SoLo", not v.tam_ngung as open, v.han_dung::text as "HanDung", v.muc as "Muc",
      v.thiet_bi_id as "ThietBi_Id", v.noi_thuc_hien_id as "NoiThucHien_Id", g.ma_chi_so as "MaChiSo", g.ma_lien_ket as "MaLienKet",
      g.ten_chi_so as "TenChiSo", g.don_vi_tinh as "DonViTinh", l.line ->> 'TrungBinh' as "TrungBinh",
      l.line ->> 'DoLechChuan' as "DoLechChuan", coalesce((l.line ->> 'TuTinh')::boolean, false) as "TuTinh"
    from ${targetRows} where v.trang_thai = 'DangSuDung' and ${which} order by v.id, l.nth`);
  return rows;
}

/** The target of an index of a material. Errors: NOT_FOUND. */
export async function targetOf(ctx: Ctx, VatLieu_Id: string, MaChiSo: string): Promise<Target> {
  const found = (await targetsOf(ctx, { ids: [VatLieu_Id] })).find((one) => one.MaChiSo === MaChiSo);
  if (!found) throw new DomainError('NOT_FOUND', { entity: 'VatLieuKiemChuan' });
  return found;
}

/** Throws NODE_NOT_GRANTED unless the caller holds a permission at a laboratory. */
export function requireLab(ctx: Ctx, permission: 'XET_NGHIEM' | 'DANH_MUC_XET_NGHIEM', nodeId: string): void {
  if (!rightsOf(ctx).has(permission, nodeId)) throw new DomainError('NODE_NOT_GRANTED', { nodeId });
}

/** Who works at a laboratory, or keeps its materials, reads its control. Errors: UNAUTHENTICATED, FORBIDDEN, NODE_NOT_GRANTED. */
export function requireReader(ctx: Ctx, nodeId: string): Promise<void> {
  return requireRight(ctx, { anyOf: ['XET_NGHIEM', 'DANH_MUC_XET_NGHIEM'], places: () => [nodeId] });
}

function listOf(values: readonly string[]) {
  if (values.length === 0) return sql`(null)`;
  return sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;
}
