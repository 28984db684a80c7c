import { sql } from 'drizzle-orm';
import { isOffered, isOwn, namesDisease, usedWithinDays } from '../../engine/catalogue/offered.ts';
import { refLabels } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import type { ThuocGoiY } from '../../gql/main.ts';
import { drugNames } from '../pharmacy/drugFacts.ts';

type Course = Omit<ThuocGoiY, 'TenDuoc' | 'DonViTinh' | 'soLan'> & { soLan?: number };
type Sample = {
  _id: string;
  MaToaThuocMau: string;
  TenToaThuocMau: string;
  /** The specialty that it belongs to. */
  TenChuyenKhoa: string | null;
  LoiDan: string | null;
  cuaToi: boolean;
  theoChanDoan: boolean;
  ChiTiets: Course[];
};

/**
 * What a doctor may want to prescribe: sample prescriptions, those of the diagnosis and the own ones first, and the drugs that the
 * doctor prescribes most. A usual drug comes without doses: those were another patient's. Drugs that are not offered any more are only named.
 */
export async function suggestPrescription(ctx: Ctx, ICD_Ids: readonly string[]) {
  const [samples, used] = await Promise.all([samplesOf(ctx, ICD_Ids), usedDrugs(ctx)]);
  const ids = [...samples.flatMap((sample) => sample.ChiTiets), ...used].map((course) => course.Duoc_Id);
  const names = await drugNames(ctx, [...new Set(ids)]);
  const missing = [...new Set(ids)].filter((id) => !names.has(id));
  const gone = new Map((await refLabels(ctx, 'Duoc', missing)).map((one) => [one._id, one.ten]));
  const offered = (courses: readonly Course[]): ThuocGoiY[] =>
    courses.flatMap((course) => {
      const name = names.get(course.Duoc_Id);
      return name ? [{ soLan: null, ...course, ...name }] : [];
    });
  return {
    maus: samples
      .map(({ ChiTiets, ...sample }) => ({
        ...sample,
        thuocs: offered(ChiTiets.map(whole)),
        boDis: [...new Set(ChiTiets.map((course) => course.Duoc_Id))].flatMap((id) => gone.get(id) ?? []),
      }))
      .filter((sample) => sample.thuocs.length > 0),
    hayDungs: offered(used.map(whole)),
  };
}

/** A course with every field: lines of the catalogue leave out what is empty, and have numbers as decimal text. */
function whole({ Duoc_Id, SoNgay, ...course }: Partial<Course> & Pick<Course, 'Duoc_Id'>): Course {
  const { Sang = null, Trua = null, Chieu = null, Toi = null, SoLuong = null } = course;
  const { DuongDung_Id = null, CachDung = null, soLan } = course;
  const doses = { Sang, Trua, Chieu, Toi, SoLuong };
  const used = soLan === undefined ? {} : { soLan };
  return { Duoc_Id, SoNgay: SoNgay ? Number(SoNgay) : null, ...doses, DuongDung_Id, CachDung, ...used };
}

/** One statement. */
async function samplesOf(ctx: Ctx, ICD_Ids: readonly string[]): Promise<Sample[]> {
  const { rows } = await ctx.db.execute<Sample>(sql`
    select e.id as "_id", e.ma_toa_thuoc_mau as "MaToaThuocMau", e.ten_toa_thuoc_mau as "TenToaThuocMau", e.loi_dan as "LoiDan",
      k.ten_chuyen_khoa as "TenChuyenKhoa", ${isOwn(ctx)} as "cuaToi", ${namesDisease(ICD_Ids)} as "theoChanDoan",
      e.chi_tiets as "ChiTiets"
    from main.toa_thuoc_mau e left join main.chuyen_khoa k on k.id = e.chuyen_khoa_id where ${isOffered(ctx)}
    order by "theoChanDoan" desc, "cuaToi" desc, e.ten_toa_thuoc_mau, e.id limit 100`);
  return rows;
}

/** What the caller prescribed most of late, taken as the caller said last. One statement. */
async function usedDrugs(ctx: Ctx): Promise<Course[]> {
  const doctor = ctx.user?.NhanVien_Id;
  if (!doctor) return [];
  const since = new Date(ctx.now().getTime() - usedWithinDays * 86_400_000);
  const { rows } = await ctx.db.execute<Course>(sql`
    select c.duoc_id as "Duoc_Id", count(*)::int as "soLan",
      (array_agg(c.duong_dung_id order by t.ngay_ke desc, c.id))[1] as "DuongDung_Id",
      (array_agg(c.cach_dung order by t.ngay_ke desc, c.id))[1] as "CachDung"
    from main.toa_thuoc t join main.toa_thuoc_chi_tiet c on c.toa_thuoc_id = t.id and c.trang_thai = 'DangSuDung'
    where t.bac_si_id = ${doctor} and t.ngay_ke >= ${since.toISOString()} and t.trang_thai <> 'DaHuy'
    group by 1 order by 2 desc, 1 limit 30`);
  return rows;
}
