import type { Breakpoint } from '@sen/domain/microbiology/susceptibility';
import type { NhomKhangSinh, NhomViKhuan } from '@sen/domain/microbiology/values';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';

export type Organism = { _id: string; ma: string; ten: string; NhomViKhuan: NhomViKhuan };
export type Antibiotic = { _id: string; ma: string; ten: string; NhomKhangSinh: NhomKhangSinh };
export type Specimen = { _id: string; ma: string; ten: string };

/** What microbiology chooses from. */
export type Lists = {
  loaiBenhPhams: Specimen[];
  viKhuans: Organism[];
  khangSinhs: Antibiotic[];
  diemGays: Breakpoint[];
};

const inUse = sql`trang_thai = 'DangSuDung' and not tam_ngung`;

/** The specimens, organisms, antibiotics and breakpoints that are in use: four statements. */
export async function listsOfMicrobiology(ctx: Ctx): Promise<Lists> {
  const [loaiBenhPhams, viKhuans, khangSinhs, diemGays] = await Promise.all([
    rowsOf<Specimen>(
      ctx,
      sql`select id as "_id", ma_loai_benh_pham as ma, ten_loai_benh_pham as ten from main.loai_benh_pham
        where ${inUse} order by thu_tu nulls last, ma_loai_benh_pham`,
    ),
    rowsOf<Organism>(
      ctx,
      sql`select id as "_id", ma_vi_khuan as ma, ten_vi_khuan as ten, nhom_vi_khuan as "NhomViKhuan" from main.vi_khuan
        where ${inUse} order by ten_vi_khuan`,
    ),
    rowsOf<Antibiotic>(
      ctx,
      sql`select id as "_id", ma_khang_sinh as ma, ten_khang_sinh as ten, nhom_khang_sinh as "NhomKhangSinh" from main.khang_sinh
        where ${inUse} order by thu_tu nulls last, ten_khang_sinh`,
    ),
    breakpoints(ctx),
  ]);
  return { loaiBenhPhams, viKhuans, khangSinhs, diemGays };
}

/** The breakpoints in use, of these antibiotics or of all: one statement. */
export function breakpoints(ctx: Ctx, khangSinhIds?: readonly string[]): Promise<Breakpoint[]> {
  const asked = khangSinhIds ? sql`and khang_sinh_id = any(${sql.param([...khangSinhIds])}::uuid[])` : sql``;
  return rowsOf<Breakpoint>(
    ctx,
    sql`select khang_sinh_id as "KhangSinh_Id", vi_khuan_id as "ViKhuan_Id", nhom_vi_khuan as "NhomViKhuan",
      loai_benh_pham_id as "LoaiBenhPham_Id", phuong_phap as "PhuongPhap", muc_s::float8 as "MucS", muc_r::float8 as "MucR",
      nguon as "Nguon", hieu_luc_tu::text as "HieuLucTu", hieu_luc_den::text as "HieuLucDen"
    from main.diem_gay_khang_sinh where ${inUse} ${asked} order by ma_diem_gay`,
  );
}

/** The groups of organisms. */
export async function groupsOf(ctx: Ctx, viKhuanIds: readonly string[]): Promise<Map<string, NhomViKhuan>> {
  const rows = await rowsOf<{ _id: string; NhomViKhuan: NhomViKhuan }>(
    ctx,
    sql`select id as "_id", nhom_vi_khuan as "NhomViKhuan" from main.vi_khuan where id = any(${sql.param([...viKhuanIds])}::uuid[])`,
  );
  return new Map(rows.map(({ _id, NhomViKhuan }) => [_id, NhomViKhuan]));
}

async function rowsOf<T>(ctx: Ctx, query: ReturnType<typeof sql>): Promise<T[]> {
  const { rows } = await ctx.db.execute(query);
  return rows as T[]; // as the query names its columns
}
