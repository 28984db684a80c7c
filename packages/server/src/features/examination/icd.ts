import type { Issue } from '@sen/domain/catalogue/validate';
import { diagnosisIssues, forbidden, type IcdFacts } from '@sen/domain/diagnosis/icdRules';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { masterData } from '../../engine/events/masterData.ts';
import { patientById } from '../patients/queries.ts';

export type DiagnosisInput = {
  BenhNhan_Id: string;
  ChanDoanICD_Id?: string | null | undefined;
  ChanDoanPhuICD_Ids?: readonly string[] | null | undefined;
};

/** Everything that the rules of the disease list say to a diagnosis. */
export async function checkDiagnosis(ctx: Ctx, input: DiagnosisInput): Promise<Issue[]> {
  const secondary = input.ChanDoanPhuICD_Ids ?? [];
  const ids = [...secondary, ...(input.ChanDoanICD_Id ? [input.ChanDoanICD_Id] : [])];
  if (ids.length === 0) return [];
  const [facts, patient] = await Promise.all([icdFacts(ctx, ids), patientById(ctx, input.BenhNhan_Id)]);
  const years = patient.LoaiTuoi === 'Nam' ? patient.Tuoi : 0;
  return diagnosisIssues({
    main: facts.get(input.ChanDoanICD_Id ?? '') ?? null,
    secondary: secondary.flatMap((id) => facts.get(id) ?? []),
    patient: { GioiTinh: patient.GioiTinh, Tuoi: years },
  });
}

/** What the list forbids of a diagnosis. */
export async function diagnosisRefusals(ctx: Ctx, input: DiagnosisInput): Promise<Issue[]> {
  return forbidden(await checkDiagnosis(ctx, input));
}

function icdFacts(ctx: Ctx, ids: readonly string[]): Promise<Map<string, IcdFacts>> {
  return masterData(ctx, 'disease', ids, (missing) => readIcd(ctx, missing));
}

async function readIcd(ctx: Ctx, ids: string[]): Promise<Map<string, IcdFacts>> {
  const { rows } = await ctx.db.execute<IcdFacts>(sql`
    select id as "_id", ma_icd as "MaICD", ten_icd as "TenICD", gioi_tinh as "GioiTinh", tuoi_min::int as "TuoiMin", tuoi_max::int as "TuoiMax",
      khong_lam_benh_chinh as "KhongLamBenhChinh", khong_khuyen_khich_benh_chinh as "KhongKhuyenKhichBenhChinh",
      co_ma_chi_tiet_hon as "CoMaChiTietHon", chi_nguyen_nhan_tu_vong as "ChiNguyenNhanTuVong", asterisk as "Asterisk"
    from main.icd where id = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map((row) => [row._id, row]));
}
