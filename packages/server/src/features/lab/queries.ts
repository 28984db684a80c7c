import { numericResult } from '@sen/domain/lab/entry';
import type { Judgement } from '@sen/domain/lab/judgement';
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { auditView, logged } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { queryPrepared } from '../../engine/database/database.ts';
import { DomainError } from '../../engine/errors.ts';
import { madeOfSlip, slipById, slipsOfVisit } from '../orders/queries.ts';
import { slipRows } from '../orders/sql.ts';
import type { SlipRow } from '../orders/tables.ts';
import { requireVisible, visibleRecords } from '../recordAccess/visible.ts';
import { type JudgedAnew, judgedAnew, judgementOf } from './beforeReturn.ts';
import { isCritical } from './effects.ts';
import { type Index, indicesOfSlips } from './indices.ts';
import { type KetQuaRow, ketQuaTable, type PhienBanRow } from './tables.ts';
import { storedValues, versions } from './versions.ts';

/** A value with what is normal; without an id where nothing is entered yet. */
export type Value = Omit<Index, 'reference' | 'normal'> & {
  _id: string | null;
  KetQua: string | null;
  Min: string | null;
  Max: string | null;
  NguyHiemMin: string | null;
  NguyHiemMax: string | null;
  CoKetQua: KetQuaRow['CoKetQua'];
  GhiChu: string | null;
  KetQuaTruoc: string | null;
  NgayKetQuaTruoc: Date | null;
};

export type Result = {
  DichVuYeuCau_Id: string;
  DichVuYeuCau: SlipRow;
  PhienBan: number;
  ketQuas: Value[];
  /** Of a version in work: the values that are judged otherwise now than when they were entered. */
  danhGiaLais: Anew[];
  /** The specimens that the tests need, each once, such as "Huyết thanh, ống NaF". */
  loaiBenhPhams: string[];
  daDu: boolean;
  coNguyHiem: boolean;
  XacNhanNguyHiem: string | null;
  phienBans: (PhienBanRow & { ketQuas: Value[] })[];
};

/** A value with its judgement of now beside the one of its entry. */
export type Anew = Omit<Judgement, 'Min' | 'Max'> &
  Pick<Value, 'ChiTiet_Id' | 'MaChiSo' | 'TenChiSo' | 'KieuDuLieu'> & {
    KetQua: string;
    DonViTinhTruoc: string | null;
    MucBinhThuongTruoc: string;
    CoKetQuaTruoc: KetQuaRow['CoKetQua'];
  };

/** The result of a laboratory slip with all its versions. Errors: NOT_FOUND. */
export async function resultOfSlip(ctx: Ctx, id: string): Promise<Result> {
  const slip = await slipById(ctx, id);
  if (slip.Loai !== 'XetNghiem') throw new DomainError('NOT_FOUND', { entity: 'DichVuYeuCau' });
  const [result] = await resultsOf(ctx, [slip]);
  if (!result) throw new DomainError('NOT_FOUND', { entity: 'DichVuYeuCau' });
  return result;
}

/** The results of laboratory slips, in their order: four statements and the patients. */
async function resultsOf(ctx: Ctx, slips: readonly SlipRow[]): Promise<Result[]> {
  const ids = slips.map((slip) => slip._id);
  const [indices, versionRows, stored, earlier] = await Promise.all([
    indicesOfSlips(ctx, slips),
    versions.of(ctx, ids),
    storedValues(ctx, ids),
    earlierValues(ctx, slips),
  ]);
  return slips.map((slip) => {
    const mine = (row: { DichVuYeuCau_Id: string }) => row.DichVuYeuCau_Id === slip._id;
    return resultFrom(slip, {
      indices: indices.get(slip._id) ?? [],
      versions: versionRows.filter(mine),
      stored: stored.filter(mine),
      earlier: new Map(earlier.filter(mine).map((row) => [row.MaChiSo, row])),
    });
  });
}

type Parts = {
  indices: readonly Index[];
  versions: readonly PhienBanRow[];
  stored: readonly KetQuaRow[];
  earlier: ReadonlyMap<string, Earlier>;
};

function resultFrom(slip: SlipRow, { indices, versions, stored, earlier }: Parts): Result {
  const PhienBan = versions[0]?.PhienBan ?? 1;
  const of = (number: number) => stored.filter((value) => value.PhienBan === number);
  const isInWork = (version: PhienBanRow | undefined) => !version?.NgayTra && !version?.NgayHuy;
  const ketQuas = valuesOf(indices, of(PhienBan), earlier, isInWork(versions[0]));
  return {
    DichVuYeuCau_Id: slip._id,
    DichVuYeuCau: slip,
    PhienBan,
    ketQuas,
    danhGiaLais: isInWork(versions[0]) ? judgedAnew(indices, of(PhienBan)).map(anew) : [],
    loaiBenhPhams: [...new Set(indices.flatMap((index) => index.LoaiBenhPham ?? []))],
    daDu: ketQuas.every((value) => value.KetQua !== null),
    coNguyHiem: ketQuas.some((value) => isCritical(value.CoKetQua)),
    XacNhanNguyHiem: versions[0]?.XacNhanNguyHiem ?? null,
    // most who read a result do not ask for its earlier versions
    get phienBans() {
      return versions.map((version) => ({
        ...version,
        ketQuas: valuesOf(indices, of(version.PhienBan), earlier, isInWork(version)).filter(
          (value) => value._id !== null,
        ),
      }));
    },
  };
}

/** The result of a slip for a screen; the reading is logged. Errors: NOT_FOUND. */
export async function openResult(ctx: Ctx, id: string): Promise<Result> {
  const result = await resultOfSlip(ctx, id);
  const { BenhNhan_Id } = result.DichVuYeuCau;
  await requireVisible(ctx, madeOfSlip(result.DichVuYeuCau));
  await auditView(ctx, { entity: 'KetQuaXetNghiem', entityId: id, BenhNhan_Id });
  return result;
}

/** The returned laboratory results of a visit, the newest first; the reading is logged. */
export async function resultsOfVisit(ctx: Ctx, TiepNhan_Id: string): Promise<Result[]> {
  const ofVisit = await visibleRecords(ctx, await slipsOfVisit(ctx, TiepNhan_Id), madeOfSlip);
  const slips = ofVisit.filter(
    (slip) =>
      slip.Loai === 'XetNghiem' && (slip.TrangThai === 'CoKetQua' || slip.TrangThai === 'DaXemKetQua'),
  );
  const BenhNhan_Id = slips[0]?.BenhNhan_Id;
  if (!BenhNhan_Id) return [];
  const newestFirst = slips.sort((a, b) => (b.NgayKetQua?.getTime() ?? 0) - (a.NgayKetQua?.getTime() ?? 0));
  const entry = { entity: 'KetQuaXetNghiem', entityId: TiepNhan_Id, BenhNhan_Id };
  return logged(ctx, entry, resultsOf(ctx, newestFirst));
}

/** The returned values of slips, those outside the normal range first marked by their flag; for summaries. One statement. */
export async function resultSummaryOfSlips(
  ctx: Ctx,
  slipIds: readonly string[],
): Promise<Map<string, Pick<KetQuaRow, 'TenChiSo' | 'KetQua' | 'DonViTinh' | 'CoKetQua'>[]>> {
  if (slipIds.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(ketQuaTable)
    .where(and(inArray(ketQuaTable.DichVuYeuCau_Id, [...slipIds]), isNotNull(ketQuaTable.NgayKetQua)))
    .orderBy(asc(ketQuaTable.ThuTu));
  return new Map(slipIds.map((id) => [id, rows.filter((row) => row.DichVuYeuCau_Id === id)]));
}

/** The last returned values of one index of a patient, the oldest first. One statement. */
export async function trendOf(ctx: Ctx, args: { BenhNhan_Id: string; MaChiSo: string }) {
  const rows = await ctx.db
    .select({
      value: ketQuaTable,
      node: sql<string>`(select s.noi_yeu_cau_id from ${slipRows} s where s.id = ${ketQuaTable.DichVuYeuCau_Id})`,
    })
    .from(ketQuaTable)
    .where(
      and(
        eq(ketQuaTable.BenhNhan_Id, args.BenhNhan_Id),
        eq(ketQuaTable.MaChiSo, args.MaChiSo),
        isNotNull(ketQuaTable.NgayKetQua),
      ),
    )
    .orderBy(desc(ketQuaTable.NgayKetQua))
    .limit(50);
  const { BenhNhan_Id } = args;
  const shown = await visibleRecords(ctx, rows, ({ node }) => ({ node, BenhNhan_Id }));
  return shown
    .reverse()
    .flatMap(({ value: { NgayKetQua, ...row } }) =>
      NgayKetQua ? [{ ...row, NgayKetQua, giaTri: numericResult(row.KetQua) }] : [],
    );
}

/** The last value of an index before a slip's own. */
type Earlier = { DichVuYeuCau_Id: string; MaChiSo: string; KetQua: string; NgayKetQua: Date };

async function earlierValues(ctx: Ctx, slips: readonly SlipRow[]): Promise<Earlier[]> {
  const { rows } = await queryPrepared<Earlier>(ctx.db, 'sen_lab_earlier', earlierOnes, [
    slips.map((slip) => slip._id),
    slips.map((slip) => slip.BenhNhan_Id),
    slips.map((slip) => (slip.NgayKetQua ?? ctx.now()).toISOString()),
  ]);
  return rows;
}

const earlierOnes = `
  select distinct on (s.id, k.ma_chi_so) s.id as "DichVuYeuCau_Id", k.ma_chi_so as "MaChiSo", k.ket_qua as "KetQua",
    k.ngay_ket_qua as "NgayKetQua"
  from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) as s(id, patient, at)
  join main.xet_nghiem_ket_qua k on k.benh_nhan_id = s.patient and k.ngay_ket_qua < s.at and k.dich_vu_yeu_cau_id <> s.id
  order by s.id, k.ma_chi_so, k.ngay_ket_qua desc`;

function valuesOf(
  indices: readonly Index[],
  stored: readonly KetQuaRow[],
  earlier: ReadonlyMap<string, Earlier>,
  inWork: boolean,
): Value[] {
  const known = indices.map((index) => {
    const value = stored.find((one) => one.ChiTiet_Id === index.ChiTiet_Id && one.MaChiSo === index.MaChiSo);
    const before = earlier.get(index.MaChiSo);
    if (!value || inWork)
      return currentValue(index, value, before, value && judgementOf(index, value.KetQua).CoKetQua);
    // what was returned stays as it was told then, whatever the catalogue says since
    return currentValue(asStored(index, value), value, before);
  });
  // A value whose index left the catalogue since stays in the result.
  const gone = stored.filter(
    (value) =>
      !indices.some((index) => index.ChiTiet_Id === value.ChiTiet_Id && index.MaChiSo === value.MaChiSo),
  );
  return [...known, ...gone.map((value) => goneValue(indices, value, earlier.get(value.MaChiSo)))];
}

function currentValue(
  index: Index,
  stored: KetQuaRow | undefined,
  before: Earlier | undefined,
  flag = stored?.CoKetQua ?? null,
): Value {
  const { reference, normal } = index;
  return {
    // all of it: to leave parts out of so many objects would cost more than the reading
    ...index,
    _id: stored?._id ?? null,
    KetQua: stored?.KetQua ?? null,
    Min: normal?.min ?? null,
    Max: normal?.max ?? null,
    NguyHiemMin: reference.NguyHiemMin?.toString() ?? null,
    NguyHiemMax: reference.NguyHiemMax?.toString() ?? null,
    CoKetQua: flag,
    GhiChu: stored?.GhiChu ?? null,
    KetQuaTruoc: before?.KetQua ?? null,
    NgayKetQuaTruoc: before?.NgayKetQua ?? null,
  };
}

/** An index as a value of it says. */
function asStored(
  index: Index,
  { TenChiSo, KieuDuLieu, DonViTinh, Min, Max, MucBinhThuong }: KetQuaRow,
): Index {
  return { ...index, TenChiSo, KieuDuLieu, DonViTinh, MucBinhThuong, normal: { min: Min, max: Max } };
}

function anew({ value, index, now }: JudgedAnew): Anew {
  const { ChiTiet_Id, MaChiSo, KetQua } = value;
  const { TenChiSo, KieuDuLieu } = index;
  const { DonViTinh, MucBinhThuong, CoKetQua } = now;
  return {
    ...{ ChiTiet_Id, MaChiSo, TenChiSo, KieuDuLieu, KetQua, DonViTinh, MucBinhThuong, CoKetQua },
    DonViTinhTruoc: value.DonViTinh,
    MucBinhThuongTruoc: value.MucBinhThuong,
    CoKetQuaTruoc: value.CoKetQua,
  };
}

function goneValue(indices: readonly Index[], value: KetQuaRow, before: Earlier | undefined): Value {
  const line = indices.find((index) => index.ChiTiet_Id === value.ChiTiet_Id);
  const { NgayKetQua, ...rest } = value;
  return currentValue(
    {
      ...rest,
      DichVu_Id: line?.DichVu_Id ?? '',
      TenDichVu: line?.TenDichVu ?? '',
      TenNhomDichVu: line?.TenNhomDichVu ?? null,
      LoaiBenhPham: line?.LoaiBenhPham ?? null,
      MaLienKet: null,
      ThoiGianThucHienToiThieu: null,
      reference: {},
      normal: { min: value.Min, max: value.Max },
    },
    value,
    before,
  );
}

/** The creatinine of the blood that was returned last since a day, or null. */
export async function lastCreatinine(
  ctx: Ctx,
  BenhNhan_Id: string,
  since: string,
): Promise<{ KetQua: string; DonViTinh: string | null } | null> {
  const { rows } = await ctx.db.execute<{ KetQua: string; DonViTinh: string | null }>(sql`
    select k.ket_qua as "KetQua", k.don_vi_tinh as "DonViTinh" from ${ketQuaTable} k
    where k.benh_nhan_id = ${BenhNhan_Id} and k.ngay_ket_qua >= ${since}::date and k.ten_chi_so ilike 'creatinin%'
      and k.ten_chi_so !~* 'niệu|nước tiểu|urine|clearance|thải'
    order by k.ngay_ket_qua desc, k.id desc limit 1`);
  return rows[0] ?? null;
}
