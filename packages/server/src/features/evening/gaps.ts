import { type KhoangSo, soBienLai, soLuongSo, splitGaps, tenKhoang } from '@sen/domain/evening/gaps';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import type { BookOfDay } from '../cashier/eveningBooks.ts';
import type { Found, FoundLine, SoKhuyet } from '../cashier/eveningFindings.ts';
import type { SerialOfDay } from '../invoices/eveningSerials.ts';
import { facilityOf } from '../organisation/facility.ts';
import { type GiaiTrinhSoRow, giaiTrinhSoTable as table } from './tables.ts';

/** Lines of one kind that an evening names at most. */
const most = 100;

type Series = {
  key: Omit<SoKhuyet, 'TuSo' | 'DenSo' | 'node'>;
  QuayThu_Id: string | null;
  khuyets: KhoangSo[];
  line: (run: KhoangSo) => FoundLine;
};

/** What of a series nobody has explained, and what was said of it. */
type Split = { khuyets: KhoangSo[]; giaiTrinhs: GiaiTrinhSoRow[] };

/** What is missing in the books and serials of a day and what was said of it. One statement. */
export async function gapsOfDay(ctx: Ctx, quyens: readonly BookOfDay[], kyHieus: readonly SerialOfDay[]) {
  const explained = await explanations(ctx, quyens, kyHieus);
  const books = await openGaps(ctx, quyens.map(bookSeries), explained);
  const serials = await openGaps(ctx, kyHieus.map(serialSeries), explained);
  return {
    quyens: quyens.map((book, at) => ({ ...book, giaiTrinhs: [], ...books.splits[at] })),
    kyHieus: kyHieus.map((serial, at) => ({ ...serial, giaiTrinhs: [], ...serials.splits[at] })),
    khuyets: { SoBienLaiKhuyet: books.open, SoHoaDonKhuyet: serials.open },
  };
}

/** Each series split into what is open and what is explained, and a line of each open run. */
async function openGaps(ctx: Ctx, series: readonly Series[], explained: readonly GiaiTrinhSoRow[]) {
  const splits: Split[] = [];
  const open: FoundLine[] = [];
  for (const { key, khuyets, line, QuayThu_Id } of series) {
    const own = explained.filter((said) => isOf(said, key));
    const { con, giaiTrinhs } = splitGaps(khuyets, own);
    const node = con.length > 0 ? await facilityOf(ctx, QuayThu_Id) : null;
    splits.push({ khuyets: con, giaiTrinhs });
    open.push(...con.map((run) => ({ ...line(run), khuyet: { ...key, ...run, node } })));
  }
  return { splits, open: foundOf(open) };
}

/** What was said of numbers of these series and holds. */
async function explanations(
  ctx: Ctx,
  quyens: readonly BookOfDay[],
  kyHieus: readonly SerialOfDay[],
): Promise<GiaiTrinhSoRow[]> {
  const books = sql.param(quyens.map(({ QuyenBienLai_Id }) => QuyenBienLai_Id));
  const accounts = sql.param(kyHieus.map(({ TaiKhoan_Id }) => TaiKhoan_Id));
  return ctx.db
    .select()
    .from(table)
    .where(
      sql`${table.TrangThai} = 'HieuLuc' and (${table.QuyenBienLai_Id} = any(${books}::uuid[]) or ${table.TaiKhoan_Id} = any(${accounts}::uuid[]))`,
    )
    .orderBy(table.TuSo);
}

function isOf(said: GiaiTrinhSoRow, { QuyenBienLai_Id, TaiKhoan_Id, MauSo, KyHieu }: Series['key']): boolean {
  if (QuyenBienLai_Id !== null) return said.QuyenBienLai_Id === QuyenBienLai_Id;
  return said.TaiKhoan_Id === TaiKhoan_Id && said.MauSo === MauSo && said.KyHieu === KyHieu;
}

function bookSeries(book: BookOfDay): Series {
  const { QuyenBienLai_Id, KyHieu, khuyets, luc, NguoiThu, NguoiThu_Id, QuayThu_Id } = book;
  return {
    key: { QuyenBienLai_Id, TaiKhoan_Id: null, MauSo: null, KyHieu },
    ...{ khuyets, QuayThu_Id },
    line: (run) => ({
      ...lineOf(QuyenBienLai_Id, luc, run),
      So: `${KyHieu} ${tenKhoang(run, soBienLai)}`,
      Ai: NguoiThu,
      NhanVien_Id: NguoiThu_Id,
    }),
  };
}

function serialSeries({ TaiKhoan_Id, MauSo, KyHieu, khuyets, luc, QuayThu_Id }: SerialOfDay): Series {
  return {
    key: { QuyenBienLai_Id: null, TaiKhoan_Id, MauSo, KyHieu },
    ...{ khuyets, QuayThu_Id },
    line: (run) => ({
      ...lineOf(`${TaiKhoan_Id}.${MauSo}${KyHieu}`, luc, run),
      So: `${MauSo}${KyHieu} ${tenKhoang(run)}`,
      Ai: null,
      NhanVien_Id: null,
    }),
  };
}

const lineOf = (series: string, luc: string, run: KhoangSo) => ({
  ...{ _id: `${series}.${run.TuSo}`, Luc: luc, SoTien: '0.00', NenLa: null, DangLa: null },
  ...{ soLuong: soLuongSo(run), ghiChu: null },
  ...{ BienLai_Id: null, HoaDon_Id: null, TiepNhan_Id: null, BenhNhan_Id: null },
});

const foundOf = (lines: readonly FoundLine[]): Found => ({
  soLuong: lines.length,
  SoTien: '0.00',
  dongs: lines.slice(0, most),
});
