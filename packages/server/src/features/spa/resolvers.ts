import { lieuTrinhActs, nextSessionDay, sessionsLeft } from '@sen/domain/spa/lieuTrinh';
import { access } from '../../engine/access.ts';
import { actionStates } from '../../engine/acts.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { localDay } from '../../engine/context.ts';
import type { Resolvers } from '../../gql/main.ts';
import { cancelSession, doSession } from './commands.ts';
import { countsOf, courseFacts, courseOfLine, coursesOfPatient } from './queries.ts';

export const spaResolvers = {
  Query: {
    lieuTrinhsByBenhNhan: access('TIEP_NHAN_XEM', (ctx, { BenhNhan_Id }) =>
      coursesOfPatient(ctx, BenhNhan_Id),
    ),
  },
  Mutation: {
    createBuoiLieuTrinh: access('LIEU_TRINH', async (ctx, { input }) =>
      courseOfLine(ctx, await doSession(ctx, input)),
    ),
    cancelBuoiLieuTrinh: access('LIEU_TRINH', async (ctx, { id, LyDo }) =>
      courseOfLine(ctx, await cancelSession(ctx, id, LyDo)),
    ),
  },
  types: {
    LieuTrinhNguoiBenh: {
      LieuTrinh: ({ LieuTrinh_Id, MaLieuTrinh, TenLieuTrinh }) =>
        LieuTrinh_Id ? { _id: LieuTrinh_Id, ma: MaLieuTrinh, ten: TenLieuTrinh ?? '' } : null,
      daLam: (row) => row.buois.length,
      conLai: (row) => sessionsLeft(countsOf(row)),
      ngayBuoiSau: (row) =>
        nextSessionDay(row.buois[0] ? localDay(row.buois[0].NgayThucHien) : null, {
          soNgayCach: row.soNgayCach,
          conLai: sessionsLeft(countsOf(row)),
        }),
      NoiThucHien: (row, _args, ctx) => refLabel(ctx, 'Node', row.NoiThucHien_Id),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, lieuTrinhActs, await courseFacts(ctx, row)),
    },
    BuoiLieuTrinh: {
      NguoiThucHien: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.NguoiThucHien_Id),
      NoiThucHien: (row, _args, ctx) => refLabel(ctx, 'Node', row.NoiThucHien_Id),
    },
  },
} satisfies Resolvers;
