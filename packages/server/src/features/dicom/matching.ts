import { accessionOf, slipLineOf } from '@sen/domain/dicom/accession';
import { idOfUid } from '@sen/domain/dicom/uid';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { orderLineRows, slipRows } from '../orders/sql.ts';
import { facilityOf, nodesOfFacility } from '../organisation/facility.ts';
import { patientRows } from '../patients/sql.ts';
import type { CaRow } from './tables.ts';

/** The kinds of orders whose pictures modalities send. */
export const pictureKinds = ['ChanDoanHinhAnh'] as const;

/** A line of an order, for its pictures. */
export type OrderLine = {
  DichVuYeuCau_Id: string;
  ChiTiet_Id: string;
  SoPhieuYeuCau: string;
  /** Its place among the lines of the slip, from 1. */
  n: number;
  Loai: string;
  TrangThai: string;
  /** Of the line. */
  huy: boolean;
  NoiThucHien_Id: string | null;
  NoiYeuCau_Id: string;
  BenhNhan_Id: string;
  MaYTe: string;
};

/** Every line of slips with its place, as SQL to select from; `of` is a condition on the slip `s`. */
export const linesWithPlace = (of: ReturnType<typeof sql>) => sql`
  select s.id as "DichVuYeuCau_Id", c.id as "ChiTiet_Id", s.so_phieu_yeu_cau as "SoPhieuYeuCau",
    (row_number() over (partition by s.id order by c.id))::int as n, s.loai as "Loai", s.trang_thai as "TrangThai",
    c.trang_thai = 'DaHuy' as huy, s.noi_thuc_hien_id as "NoiThucHien_Id", s.noi_yeu_cau_id as "NoiYeuCau_Id",
    s.benh_nhan_id as "BenhNhan_Id", p.ma_y_te as "MaYTe"
  from ${slipRows} s join ${orderLineRows} c on c.dich_vu_yeu_cau_id = s.id join ${patientRows} p on p.id = s.benh_nhan_id
  where ${of}`;

/** The line that an accession number names; that of a slip alone where it has one live line. Null where there is none. */
export async function lineOfAccession(ctx: Ctx, accession: string): Promise<OrderLine | null> {
  const named = slipLineOf(accession);
  if (!named) return null;
  const { rows } = await ctx.db.execute<OrderLine>(
    linesWithPlace(sql`s.so_phieu_yeu_cau = ${named.SoPhieuYeuCau}`),
  );
  if (named.line !== null) return rows.find(({ n }) => n === named.line) ?? null;
  const live = rows.filter(({ huy }) => !huy);
  return live.length === 1 ? (live[0] ?? null) : null;
}

/** One line by its id. */
export async function lineById(ctx: Ctx, ChiTiet_Id: string): Promise<OrderLine | null> {
  const { rows } = await ctx.db.execute<OrderLine>(
    linesWithPlace(
      sql`s.id = (select l.dich_vu_yeu_cau_id from ${orderLineRows} l where l.id = ${ChiTiet_Id})`,
    ),
  );
  return rows.find((row) => row.ChiTiet_Id === ChiTiet_Id) ?? null;
}

/** The accession number of a line. */
export const accessionOfLine = ({ SoPhieuYeuCau, n }: Pick<OrderLine, 'SoPhieuYeuCau' | 'n'>) =>
  accessionOf(SoPhieuYeuCau, n);

/** Whether a line may have pictures: imaging, sent and not cancelled. */
export function takesPictures(line: OrderLine): boolean {
  const kind = pictureKinds.some((one) => one === line.Loai);
  return kind && !line.huy && line.TrangThai !== 'DaHuy' && line.TrangThai !== 'Nhap';
}

/** What a study is matched to: a line, or why none. */
export type Match =
  | { line: OrderLine & { NoiThucHien_Id: string } }
  | { LyDoChua: NonNullable<CaRow['LyDoChua']> };

/**
 * The order of a study: its accession number is that of a line and its patient id is that of the line's patient; `room`
 * stands for the facility that it came to. A name is not compared: modalities cut and rewrite names.
 */
export async function matchOf(
  ctx: Ctx,
  room: string,
  sent: Pick<CaRow, 'StudyUID' | 'SoTruyCap' | 'MaNguoiBenh'>,
): Promise<Match> {
  // a modality that took the study of the worklist may leave the accession number out
  const listed = sent.SoTruyCap === '' ? idOfUid(sent.StudyUID) : null;
  if (sent.SoTruyCap === '' && !listed) return { LyDoChua: 'KhongSoTruyCap' };
  const line = listed ? await lineById(ctx, listed) : await lineOfAccession(ctx, sent.SoTruyCap);
  if (!line && listed) return { LyDoChua: 'KhongSoTruyCap' };
  if (!line) return { LyDoChua: 'KhongPhieu' };
  const { NoiThucHien_Id } = line;
  if (NoiThucHien_Id === null || !(await sameFacility(ctx, room, NoiThucHien_Id)))
    return { LyDoChua: 'KhacNoi' };
  if (!takesPictures(line)) return { LyDoChua: 'PhieuDaHuy' };
  return sameId(line.MaYTe, sent.MaNguoiBenh)
    ? { line: { ...line, NoiThucHien_Id } }
    : { LyDoChua: 'KhacBenhNhan' };
}

/** Whether two patient ids are the same: modalities write capitals and blanks as they like. */
export function sameId(one: string, other: string): boolean {
  return one.trim().toUpperCase() === other.trim().toUpperCase();
}

async function sameFacility(ctx: Ctx, one: string, other: string): Promise<boolean> {
  const facility = await facilityOf(ctx, one);
  return facility ? (await nodesOfFacility(ctx, facility)).includes(other) : one === other;
}
