import { access } from '../../engine/acts/access.ts';
import type { Resolvers } from '../../gql/main.ts';
import { expectedWait } from '../queues/pace.ts';
import { readSetting } from '../system/queries.ts';
import { lookUpCard } from './card.ts';
import { identify } from './identify.ts';
import { offered } from './options.ts';
import { receiveAtKiosk } from './receive.ts';
import { takeDeskNumber } from './tickets.ts';

export const kioskResolvers = {
  Query: {
    kioskCaiDat: access('KIOSK', async (ctx) => {
      const [{ inPhieu }, { thuSau }] = await Promise.all([
        readSetting(ctx, 'kiosk'),
        readSetting(ctx, 'facility'),
      ]);
      return { inPhieu, thuTruoc: !thuSau };
    }),
    kioskDichVus: access('KIOSK', (ctx, { loai }) => offered(ctx, loai)),
  },
  Mutation: {
    kioskNhanDien: access('KIOSK', (ctx, { input }) => identify(ctx, input)),
    kioskTraCuuThe: access('KIOSK', (ctx, { phien }) => lookUpCard(ctx, phien)),
    kioskTiepNhan: access('KIOSK', (ctx, { input }) => receiveAtKiosk(ctx, input)),
    kioskLaySo: access('KIOSK', (ctx, { requestId, phien }) => takeDeskNumber(ctx, requestId, phien ?? null)),
  },
  types: {
    KioskPhong: {
      duKienPhut: (room, _args, ctx) =>
        expectedWait(ctx, { HangDoi: 'KhamBenh', Node_Id: room._id }, room.soCho),
    },
  },
} satisfies Resolvers;
