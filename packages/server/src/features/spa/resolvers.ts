import { lieuTrinhActs, nextSessionDay, sessionsLeft } from '@sen/domain/spa/lieuTrinh';
import { tuongTrinhSpaActs } from '@sen/domain/spa/tuongTrinhSpa';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { localDay } from '../../engine/context.ts';
import type { Resolvers } from '../../gql/main.ts';
import { labelOfPackage } from '../cashier/packageOnBill.ts';
import { loadSession } from '../examination/queries.ts';
import { patientOf } from '../patients/queries.ts';
import { devicesOf } from '../readings/services.ts';
import { beginSession, cancelSession, doSession, endSession } from './commands.ts';
import { deskList } from './deskList.ts';
import { prepaidOf } from './prepaid.ts';
import { countsOf, courseFacts, courseOfLine, coursesOfPatient, lastDone, openCourse } from './queries.ts';
import { returnReport, saveReport, takeReportBack, verifyReport } from './reportCommands.ts';
import { picturesOfReport, reportById, reportFacts, reportsOfSession } from './reports.ts';

export const spaResolvers = {
  Query: {
    lieuTrinhsByBenhNhan: access('TIEP_NHAN_XEM', (ctx, { BenhNhan_Id }) =>
      coursesOfPatient(ctx, BenhNhan_Id),
    ),
    goiDaMuas: access('VIEN_PHI_XEM', (ctx, { BenhNhan_Id }) => prepaidOf(ctx, BenhNhan_Id)),
    buoiLieuTrinhsByRoom: access('LIEU_TRINH', deskList),
    lieuTrinhNguoiBenh: access('LIEU_TRINH', (ctx, { id }) => openCourse(ctx, id)),
  },
  Mutation: {
    createBuoiLieuTrinh: access('LIEU_TRINH', async (ctx, { input }) =>
      courseOfLine(ctx, await doSession(ctx, input)),
    ),
    batDauBuoiLieuTrinh: access('LIEU_TRINH', async (ctx, { input }) =>
      courseOfLine(ctx, await beginSession(ctx, input)),
    ),
    ketThucBuoiLieuTrinh: access('LIEU_TRINH', async (ctx, { id, input }) =>
      courseOfLine(ctx, await endSession(ctx, id, input)),
    ),
    cancelBuoiLieuTrinh: access('LIEU_TRINH', async (ctx, { id, LyDo }) =>
      courseOfLine(ctx, await cancelSession(ctx, id, LyDo)),
    ),
    saveTuongTrinhSpa: access('LIEU_TRINH', async (ctx, { input }) =>
      reportById(ctx, await saveReport(ctx, input)),
    ),
    verifyTuongTrinhSpa: access('TUONG_TRINH_SPA_DUYET', async (ctx, { id }) => {
      await verifyReport(ctx, id);
      return reportById(ctx, id);
    }),
    traKetQuaTuongTrinhSpa: access('TUONG_TRINH_SPA_DUYET', async (ctx, { id }) => {
      await returnReport(ctx, id);
      return reportById(ctx, id);
    }),
    huyTraKetQuaTuongTrinhSpa: access('TUONG_TRINH_SPA_HUY', async (ctx, { id, LyDo }) =>
      reportById(ctx, await takeReportBack(ctx, id, LyDo)),
    ),
  },
  types: {
    LieuTrinhNguoiBenh: {
      LieuTrinh: ({ LieuTrinh_Id, MaLieuTrinh, TenLieuTrinh }) =>
        LieuTrinh_Id ? { _id: LieuTrinh_Id, ma: MaLieuTrinh, ten: TenLieuTrinh ?? '' } : null,
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
      KhamBenh: (row, _args, ctx) => (row.KhamBenh_Id ? loadSession(ctx, row.KhamBenh_Id) : null),
      daLam: (row) => countsOf(row).daLam,
      dangLam: (row) => countsOf(row).dangLam,
      conLai: (row) => sessionsLeft(countsOf(row)),
      ngayBuoiSau: (row) => {
        const last = lastDone(row);
        return nextSessionDay(last && localDay(last.NgayThucHien), {
          soNgayCach: row.soNgayCach,
          conLai: sessionsLeft(countsOf(row)),
        });
      },
      NoiThucHien: (row, _args, ctx) => refLabel(ctx, 'Node', row.NoiThucHien_Id),
      thietBis: (row, _args, ctx) => devicesOf(ctx, row.DichVu_Id, row.NoiThucHien_Id),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, lieuTrinhActs, await courseFacts(ctx, row)),
    },
    GoiDaMua: {
      ten: async ({ Goi_Id, TenDichVu }, _args, ctx) => (await labelOfPackage(ctx, Goi_Id))?.ten ?? TenDichVu,
    },
    DongPhongBuoi: {
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
    },
    BuoiLieuTrinh: {
      tuongTrinh: async (row, _args, ctx) =>
        (await reportsOfSession(ctx, row)).find((one) => one.TrangThai !== 'DaHuy') ?? null,
      tuongTrinhCus: async (row, _args, ctx) =>
        (await reportsOfSession(ctx, row)).filter((one) => one.TrangThai === 'DaHuy'),
    },
    TuongTrinhSpa: {
      NguoiThucHiens: async (row, _args, ctx) => {
        const labels = await Promise.all(row.NguoiThucHien_Ids.map((id) => refLabel(ctx, 'NhanVien', id)));
        return labels.filter((label) => label !== null);
      },
      SoDo: (row) => [...row.SoDo],
      hinhAnhs: (row, _args, ctx) => picturesOfReport(ctx, row._id),
      hanhDongs: async (row, _args, ctx) =>
        actionStates(ctx, tuongTrinhSpaActs, await reportFacts(ctx, row.session, row.TrangThai)),
    },
  },
} satisfies Resolvers;
