import { chuyenVienActs, lastDayOfPaper } from '@sen/domain/examination/chuyenVien';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { localDay } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { Resolvers } from '../../gql/main.ts';
import { timesTransferPrinted, transferFacts } from './transferFacts.ts';
import {
  cancelTransfer,
  createTransfer,
  issueTransferAgain,
  transferById,
  transfersOfPatient,
  updateTransfer,
} from './transfers.ts';

/** Root fields of transfers to other facilities. */
export const transferResolvers = {
  Query: {
    getKhamBenh_ChuyenVienByBenhNhanId: access('BENH_AN_XEM', (ctx, args) => transfersOfPatient(ctx, args)),
  },
  Mutation: {
    createKhamBenh_ChuyenVien: access('KHAM_BENH', async (ctx, { input }) =>
      transferById(ctx, await createTransfer(ctx, input)),
    ),
    updateKhamBenh_ChuyenVien: access('KHAM_BENH', async (ctx, { id, input }) =>
      transferById(ctx, await updateTransfer(ctx, id, input)),
    ),
    capLaiKhamBenh_ChuyenVien: access('KHAM_BENH', async (ctx, { id, input, LyDo }) =>
      transferById(ctx, await issueTransferAgain(ctx, id, input, LyDo)),
    ),
    removeKhamBenh_ChuyenVien: access('KHAM_BENH', async (ctx, { ids }) => {
      await inTransaction(ctx, async (tx) => {
        for (const id of [...ids].sort()) await cancelTransfer(tx, id, 'xoa', null);
      });
      return ids.length;
    }),
    cancelKhamBenh_ChuyenVien: access('KHAM_BENH', async (ctx, { id, LyDo }) => {
      await cancelTransfer(ctx, id, 'huy', LyDo?.trim() || null);
      return transferById(ctx, id);
    }),
  },
  types: {
    KhamBenh_ChuyenVien: {
      HanGiay: (row) => lastDayOfPaper(localDay(row.NgayChuyen), row.HieuLucMotNam),
      SoLanIn: (row, _args, ctx) => timesTransferPrinted(ctx, row._id),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, chuyenVienActs, await transferFacts(ctx, row)),
    },
  },
} satisfies Resolvers;
