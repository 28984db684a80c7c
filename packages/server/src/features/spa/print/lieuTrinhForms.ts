import { isVerified } from '@sen/domain/spa/tuongTrinhSpa';
import { refLabel, refLabels } from '../../../engine/catalogue/queries.ts';
import type { Ctx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { rowsById } from '../../../engine/sql/rows.ts';
import { madeOfSlip, slipById } from '../../orders/queries.ts';
import { readingSlip } from '../../orders/readingRight.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { imagesOfPaper } from '../../readings/print/ketQuaMoTaForm.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { type CourseRow, countsOf, courseOfLine, type Session } from '../queries.ts';
import { picturesOfReport, type Report, reportsOfSession } from '../reports.ts';
import { buoiLieuTrinhTable as sessions } from '../tables.ts';
import {
  type BuoiTrenPhieu,
  filesLieuTrinh,
  type LieuTrinhTrenPhieu,
  presentLieuTrinh,
} from './LieuTrinh.ts';

/** Prints the treatment sheet of a course with all sessions that are done, by the line of its order. */
export const lieuTrinhForm = formOf('PhieuLieuTrinh', {
  course: courseOfLine,
  // the first one first
  sessions: ({ buois }) => buois.filter((one) => one.TrangThai === 'DaLam').reverse(),
  whole: (done) => {
    if (done.length === 0) throw new DomainError('COURSE_NOT_BEGUN');
  },
});

/** Prints one session with its returned report. */
export const buoiForm = formOf('PhieuBuoiLieuTrinh', {
  course: async (ctx, id) => {
    const [row] = await rowsById(ctx.db, sessions, [id]);
    if (!row) throw new DomainError('NOT_FOUND', { entity: 'BuoiLieuTrinh' });
    return courseOfLine(ctx, row.DichVuYeuCauChiTiet_Id);
  },
  sessions: ({ buois }, id) => buois.filter((one) => one._id === id),
  whole: (done) => {
    if (done[0]?.report?.TrangThai !== 'DaTraKetQua') throw new DomainError('RESULT_NOT_RETURNED');
  },
});

/** A session with what is verified of it. */
type Told = { session: Session; report: Report | null };

function formOf(
  code: string,
  of: {
    course: (ctx: Ctx, id: string) => Promise<CourseRow>;
    sessions: (course: CourseRow, id: string) => Session[];
    /** Errors: why it may not be printed. */
    whole: (done: readonly Told[]) => void;
  },
): PrintForm<LieuTrinhTrenPhieu> {
  const slipOf = async (ctx: Ctx, id: string) => slipById(ctx, (await of.course(ctx, id)).DichVuYeuCau_Id);
  return {
    code,
    right: async (ctx, id) => readingSlip(ctx, await slipOf(ctx, id), ['BENH_AN_XEM', 'LIEU_TRINH']),
    patient: async (ctx, id) => (await of.course(ctx, id)).BenhNhan_Id,
    data: async (ctx, id) => {
      const course = await of.course(ctx, id);
      await requireVisible(ctx, madeOfSlip(course));
      const done = await Promise.all(of.sessions(course, id).map((session) => verified(ctx, session)));
      of.whole(done);
      return sheetOf(ctx, course, done);
    },
    present: presentLieuTrinh,
    files: filesLieuTrinh,
  };
}

async function verified(ctx: Ctx, session: Session): Promise<Told> {
  const [newest] = await reportsOfSession(ctx, session);
  return { session, report: newest && isVerified(newest.TrangThai) ? newest : null };
}

async function sheetOf(ctx: Ctx, course: CourseRow, done: readonly Told[]): Promise<LieuTrinhTrenPhieu> {
  const slip = await slipById(ctx, course.DichVuYeuCau_Id);
  const disease = await refLabel(ctx, 'ICD', slip.ChanDoanICD_Id);
  const last = done.at(-1);
  const imagesOf = imagesOfPaper(ctx);
  const Buois: BuoiTrenPhieu[] = [];
  for (const one of done) Buois.push(await onPaper(ctx, one, imagesOf));
  return {
    CoSo: await letterhead(ctx, course.NoiThucHien_Id),
    BenhNhan: await patientOnPaper(ctx, slip.BenhNhan_Id, slip.TiepNhan_Id),
    SoPhieuYeuCau: course.SoPhieuYeuCau,
    TenDichVu: course.TenDichVu,
    TenLieuTrinh: course.TenLieuTrinh,
    SoBuoi: course.SoBuoi,
    daLam: countsOf(course).daLam,
    NgayYeuCau: course.NgayYeuCau.toISOString(),
    NoiYeuCau: await nameOf(ctx, 'Node', course.NoiYeuCau_Id),
    BacSiChiDinh: await nameOf(ctx, 'NhanVien', slip.BacSiChiDinh_Id),
    ChanDoan: slip.ChanDoan ?? disease?.ten ?? '',
    MaICD: disease?.ma ?? null,
    NguoiDuyet: await nameOf(ctx, 'NhanVien', last?.report?.NguoiDuyet_Id ?? null),
    NgayKy: (last?.report?.NgayTra ?? last?.session.NgayThucHien ?? ctx.now()).toISOString(),
    Buois,
  };
}

async function onPaper(
  ctx: Ctx,
  { session, report }: Told,
  imagesOf: ReturnType<typeof imagesOfPaper>,
): Promise<BuoiTrenPhieu> {
  const { taken, soHinhKhac } = await imagesOf(report ? await picturesOfReport(ctx, report._id) : []);
  const people = report?.NguoiThucHien_Ids ?? (session.NguoiThucHien_Id ? [session.NguoiThucHien_Id] : []);
  return {
    Lan: session.Lan,
    NgayThucHien: session.NgayThucHien.toISOString(),
    KetThuc: session.KetThuc?.toISOString() ?? null,
    NguoiThucHiens: (await refLabels(ctx, 'NhanVien', people)).map(({ ten }) => ten),
    NoiThucHien: await nameOf(ctx, 'Node', session.NoiThucHien_Id ?? session.noi),
    ThietBi: (await refLabel(ctx, 'ThietBi', report?.ThietBi_Id ?? null))?.ten ?? null,
    GhiChu: session.GhiChu,
    QuaTrinh: report?.QuaTrinh ?? null,
    KetQua: report?.KetQua ?? null,
    PhanUng: report?.PhanUng ?? null,
    SoDo: report?.SoDo ?? [],
    HinhAnhs: taken.map(({ Tep, ChuThich, image }) => ({ Tep, ChuThich, Phia: image.Phia })),
    soHinhKhac,
  };
}
