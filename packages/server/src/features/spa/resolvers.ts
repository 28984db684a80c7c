import { lieuTrinhActs, nextSessionDay, sessionsLeft } from '@sen/domain/spa/lieuTrinh';
import { access } from '../../engine/access.ts';
import { actionStates } from '../../engine/acts.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { localDay } from '../../engine/context.ts';
import type { Resolvers } from '../../gql/main.ts';
import { patientOf } from '../patients/queries.ts';
import { beginSession, cancelSession, doSession, endSession } from './commands.ts';
import { deskList } from './deskList.ts';
import { countsOf, courseFacts, courseOfLine, coursesOfPatient, lastDone, openCourse } from './queries.ts';

export const spaResolvers = {
  Query: {
    lieuTrinhsByBenhNhan: access('TIEP_NHAN_XEM', (ctx, { BenhNhan_Id }) =>
      coursesOfPatient(ctx, BenhNhan_Id),
    ),
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
  },
  types: {
    LieuTrinhNguoiBenh: {
      LieuTrinh: ({ LieuTrinh_Id, MaLieuTrinh, TenLieuTrinh }) =>
        LieuTrinh_Id ? { _id: LieuTrinh_Id, ma: MaLieuTrinh, ten: TenLieuTrinh ?? '' } : null,
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
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
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, lieuTrinhActs, await courseFacts(ctx, row)),
    },
    DongPhongBuoi: {
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
    },
    BuoiLieuTrinh: {
      NguoiThucHien: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.NguoiThucHien_Id),
      NoiThucHien: (row, _args, ctx) => refLabel(ctx, 'Node', row.NoiThucHien_Id),
    },
  },
} satisfies Resolvers;
