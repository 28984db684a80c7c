import type { BusyFact, ClaimFacts, IcdFact, StaffFact } from '@sen/domain/claims/checks/facts';
import { parts } from '@sen/domain/claims/codes';
import { tablesOf } from '@sen/domain/claims/file';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../engine/context.ts';
import { payerOf } from '../../insurance/queries.ts';
import { settleVisitOf } from '../../insurance/settleVisit.ts';
import { readThamSo } from '../../system/queries.ts';
import type { BuiltClaim } from './claims.ts';
import { isDrug } from './costRows.ts';

type Known = {
  icds: Record<string, IcdFact> | null;
  coSos: readonly string[];
  nhanViens: Record<string, StaffFact> | null;
  mays: readonly string[];
};

const staffFields = ['MA_BAC_SI', 'NGUOI_THUC_HIEN', 'MA_BS_DOC_KQ', 'MA_BS'];
const facilityFields = ['MA_CSKCB', 'MA_DKBD', 'MA_NOI_DI', 'MA_NOI_DEN'];
/** The house does not tell when a doctor sits with whom: an examination stays open while its patient is at the laboratory. */
const busy: readonly BusyFact[] = [];

/** What the checks of some files look up, by visit. One statement beside the payers. */
export async function factsOf(ctx: Ctx, built: readonly BuiltClaim[]): Promise<Map<string, ClaimFacts>> {
  const [parameters, known] = await Promise.all([readThamSo(ctx), readKnown(ctx, built)]);
  const shared = {
    parameters,
    icds: new Map(Object.entries(known.icds ?? {})),
    coSos: new Set(known.coSos),
    thuocs: null,
    nhanViens: new Map(Object.entries(known.nhanViens ?? {})),
    ban: busy,
    mays: new Set(known.mays),
    giuongs: null,
    maLKs: new Set<string>(),
    nhanDongChamTran: false,
  };
  const all = await Promise.all(
    built.map(async (one): Promise<[string, ClaimFacts]> => {
      const { visit, lines } = one;
      const payer = await payerOf(ctx, visit.DoiTuong_Id);
      const settled = settleVisitOf(
        {
          ...visit,
          NgayTiepNhan: new Date(visit.NgayTiepNhan),
          TrinhTheLuc: visit.TrinhTheLuc ? new Date(visit.TrinhTheLuc) : null,
        },
        { laBHYT: payer?.laBHYT ?? false, gioiHan: payer?.gioiHan },
        ctx.now(),
      );
      const days = lines.flatMap((line) => line.thuoc?.soNgay ?? []);
      const services = lines.filter((line) => !isDrug(line));
      return [
        visit._id,
        {
          ...shared,
          visit: { ...settled, trongPhamViTruoc: visit.trongPhamViTruoc },
          the: visit.SoTheBHYT ? null : settled.the,
          noiKhams: new Map(
            services.map(({ phong, chuyenKhoa, _id }, at) => [
              String(at + 1),
              { phong: _id, chuyenKhoa: chuyenKhoa ?? phong ?? _id },
            ]),
          ),
          soNgayThuoc: days.length > 0 ? Math.max(...days) : null,
        },
      ];
    }),
  );
  return new Map(all);
}

async function readKnown(ctx: Ctx, built: readonly BuiltClaim[]): Promise<Known> {
  const rows = built.flatMap(({ file }) => tablesOf(file).flatMap((table) => table.rows));
  const values = (fields: readonly string[]) => [
    ...new Set(rows.flatMap((row) => fields.flatMap((field) => parts(row[field] ?? null)))),
  ];
  const found = await ctx.db.execute<Known>(sql`
    select
      (select json_object_agg(i.ma_icd, json_build_object(
          'khongLamBenhChinh', coalesce(i.khong_lam_benh_chinh, false), 'khongKhuyenKhichBenhChinh', coalesce(i.khong_khuyen_khich_benh_chinh, false),
          'coMaChiTietHon', coalesce(i.co_ma_chi_tiet_hon, false), 'chiNguyenNhanTuVong', coalesce(i.chi_nguyen_nhan_tu_vong, false),
          'sao', coalesce(i.asterisk, false), 'gioiTinh', case i.gioi_tinh when 'MALE' then '1' when 'FEMALE' then '2' end,
          'daiNgay', coalesce(i.man_tinh, false), 'tuNgay', null, 'denNgay', null))
        from main.icd i where i.ma_icd = any(${sql.param(values(['MA_BENH_CHINH', 'MA_BENH_KT']))}::text[])) as icds,
      array(select ma_cskcb from main.benh_vien where ma_cskcb = any(${sql.param(values(facilityFields))}::text[])
        union select ma_cskcb from auth.node where category = 'HOSPITAL' and ma_cskcb <> '') as "coSos",
      (select json_object_agg(p.ma_so_bhxh, json_build_object(
          'chucDanhNN', case when v.ma_chuc_vu in ('YS') then '2' when v.ma_chuc_vu in ('DD', 'HS', 'KTV', 'DS') then '3' else '1' end,
          'tuNgay', p.ngay_cap_chung_chi, 'denNgay', p.ngay_het_han_chung_chi))
        from main.nhan_vien p left join main.dm_chuc_vu v on v.id = p.chuc_vu_id
        where p.ma_so_bhxh = any(${sql.param(values(staffFields))}::text[])) as "nhanViens",
      array(select ma_may_bhyt from main.thiet_bi where ma_may_bhyt <> '') as mays`);
  return found.rows[0] ?? { icds: null, coSos: [], nhanViens: null, mays: [] };
}
