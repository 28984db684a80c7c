import { hoiChanActs } from '@sen/domain/consultations/hoiChan';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { Resolvers } from '../../gql/main.ts';
import { cancelMinutes, completeMinutes, createMinutes, updateMinutes } from './commands.ts';
import { consultationList } from './list.ts';
import { minutesById, minutesFacts, minutesOfVisit } from './queries.ts';

export const consultationResolvers = {
  Query: {
    bienBanHoiChansByTiepNhan: access('BENH_AN_XEM', (ctx, { TiepNhan_Id }) =>
      minutesOfVisit(ctx, TiepNhan_Id),
    ),
    danhSachHoiChan: access('BENH_AN_XEM', (ctx, args) => consultationList(ctx, args)),
  },
  Mutation: {
    createBienBanHoiChan: access('HOI_CHAN', async (ctx, { input }) =>
      minutesById(ctx, await createMinutes(ctx, input)),
    ),
    updateBienBanHoiChan: access('HOI_CHAN', async (ctx, { id, input }) =>
      minutesById(ctx, await updateMinutes(ctx, id, input)),
    ),
    removeBienBanHoiChan: access('HOI_CHAN', async (ctx, { ids }) => {
      await inTransaction(ctx, async (tx) => {
        for (const id of [...ids].sort()) await cancelMinutes(tx, id, 'xoa', null);
      });
      return ids.length;
    }),
    hoanTatBienBanHoiChan: access('HOI_CHAN', async (ctx, { id, version }) => {
      await completeMinutes(ctx, id, version);
      return minutesById(ctx, id);
    }),
    cancelBienBanHoiChan: access('HOI_CHAN', async (ctx, { id, LyDo }) => {
      await cancelMinutes(ctx, id, 'huy', LyDo);
      return minutesById(ctx, id);
    }),
  },
  types: {
    BienBanHoiChan: {
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, hoiChanActs, await minutesFacts(ctx, row)),
    },
    NguoiHoiChan: {
      NhanVien: (one, _args, ctx) => refLabel(ctx, 'NhanVien', one.NhanVien_Id),
    },
  },
} satisfies Resolvers;
