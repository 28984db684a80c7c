import { capCuuActs, tuTrangActs } from '@sen/domain/emergency/capCuu';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import type { Resolvers } from '../../gql/main.ts';
import { patientOf } from '../patients/queries.ts';
import { giveBack, judgeAnew, noteTold, takeBelongings } from './commands.ts';
import {
  arrivalById,
  arrivalOfVisit,
  arrivalsOfDay,
  belongingsOf,
  clockOf,
  factsOf,
  tellUntil,
  visitOf,
  wardOf,
} from './queries.ts';
import { receiveEmergency } from './receive.ts';

export const emergencyResolvers: Resolvers = {
  Query: {
    danhSachCapCuu: access('CAP_CUU_TIEP_NHAN', (ctx, { ngay }) => arrivalsOfDay(ctx, ngay)),
    capCuuCuaTiepNhan: access('TIEP_NHAN_XEM', (ctx, { TiepNhan_Id }) => arrivalOfVisit(ctx, TiepNhan_Id)),
  },
  Mutation: {
    createTiepNhanCapCuu: access('CAP_CUU_TIEP_NHAN', (ctx, { input, capCuu }) =>
      receiveEmergency(ctx, input, capCuu),
    ),
    phanLoaiCapCuu: access('CAP_CUU_TIEP_NHAN', async (ctx, { id, version, Muc }) => {
      await judgeAnew(ctx, id, version, Muc);
      return after(ctx, id);
    }),
    nhanTuTrang: access('CAP_CUU_TIEP_NHAN', async (ctx, { CapCuu_Id, MoTa }) => {
      await takeBelongings(ctx, CapCuu_Id, MoTa);
      return after(ctx, CapCuu_Id);
    }),
    traTuTrang: access('CAP_CUU_TIEP_NHAN', async (ctx, { id, TraCho }) =>
      after(ctx, await giveBack(ctx, id, TraCho)),
    ),
    baoXaNguoiChuaRo: access('CAP_CUU_TIEP_NHAN', async (ctx, { id, NoiBao }) => {
      await noteTold(ctx, id, NoiBao);
      return after(ctx, id);
    }),
  },
  types: {
    TiepNhanCapCuu: {
      TiepNhan: (row, _args, ctx) => visitOf(ctx, row),
      BenhNhan: async (row, _args, ctx, info) => patientOf(ctx, (await visitOf(ctx, row)).BenhNhan_Id, info),
      hanLuc: async (row, _args, ctx) => (await clockOf(ctx, row)).hanLuc,
      batDauLuc: async (row, _args, ctx) => (await clockOf(ctx, row)).batDauLuc,
      dongHo: async (row, _args, ctx) => (await clockOf(ctx, row)).dongHo,
      hanBaoXa: (row, _args, ctx) => tellUntil(ctx, row),
      KhoaNhapVien: async (row, _args, ctx) => refLabel(ctx, 'Node', await wardOf(ctx, row)),
      tuTrangs: (row, _args, ctx) => belongingsOf(ctx, row._id),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, capCuuActs, await factsOf(ctx, row)),
    },
    TuTrang: {
      hanhDongs: async (row, _args, ctx) => {
        const { NoiTiepNhan_Id } = await visitOf(ctx, await arrivalById(ctx, row.CapCuu_Id));
        return actionStates(ctx, tuTrangActs, { TrangThai: row.TrangThai, node: NoiTiepNhan_Id });
      },
    },
  },
};

/** An arrival as an act has left it. */
const after = (ctx: Ctx, id: string) => arrivalById({ ...ctx, loaders: new Map() }, id);
