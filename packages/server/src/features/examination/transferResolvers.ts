import { chuyenVienActs, lastDayOfPaper } from '@sen/domain/examination/chuyenVien';
import { access, type FeatureResolvers } from '../../engine/access.ts';
import { actionStates } from '../../engine/acts.ts';
import { refLabel, refLabels } from '../../engine/catalogue/queries.ts';
import { localDay } from '../../engine/context.ts';
import { inTransaction } from '../../engine/transaction.ts';
import type {
  MutationCancelKhamBenh_ChuyenVienArgs,
  MutationCreateKhamBenh_ChuyenVienArgs,
  MutationRemoveKhamBenh_ChuyenVienArgs,
  MutationUpdateKhamBenh_ChuyenVienArgs,
  QueryGetKhamBenh_ChuyenVienByBenhNhanIdArgs,
} from '../../gql/main.ts';
import { loadSession } from './queries.ts';
import type { ChuyenVienRow } from './tables.ts';
import {
  cancelTransfer,
  createTransfer,
  transferById,
  transferFacts,
  transfersOfPatient,
  updateTransfer,
} from './transfers.ts';

/** Root fields of transfers to other facilities. */
export const transferResolvers = {
  Query: {
    getKhamBenh_ChuyenVienByBenhNhanId: access(
      'BENH_AN_XEM',
      (ctx, args: QueryGetKhamBenh_ChuyenVienByBenhNhanIdArgs) => transfersOfPatient(ctx, args),
    ),
  },
  Mutation: {
    createKhamBenh_ChuyenVien: access(
      'KHAM_BENH',
      async (ctx, { input }: MutationCreateKhamBenh_ChuyenVienArgs) =>
        transferById(ctx, await createTransfer(ctx, input)),
    ),
    updateKhamBenh_ChuyenVien: access(
      'KHAM_BENH',
      async (ctx, { id, input }: MutationUpdateKhamBenh_ChuyenVienArgs) =>
        transferById(ctx, await updateTransfer(ctx, id, input)),
    ),
    removeKhamBenh_ChuyenVien: access(
      'KHAM_BENH',
      async (ctx, { ids }: MutationRemoveKhamBenh_ChuyenVienArgs) => {
        await inTransaction(ctx, async (tx) => {
          for (const id of [...ids].sort()) await cancelTransfer(tx, id, 'xoa', null);
        });
        return ids.length;
      },
    ),
    cancelKhamBenh_ChuyenVien: access(
      'KHAM_BENH',
      async (ctx, { id, LyDo }: MutationCancelKhamBenh_ChuyenVienArgs) => {
        await cancelTransfer(ctx, id, 'huy', LyDo?.trim() || null);
        return transferById(ctx, id);
      },
    ),
  },
  types: {
    KhamBenh_ChuyenVien: {
      BacSiKham: (row: ChuyenVienRow, _args, ctx) => refLabel(ctx, 'NhanVien', row.BacSiKham_Id),
      BenhVien: (row: ChuyenVienRow, _args, ctx) => refLabel(ctx, 'BenhVien', row.BenhVien_Id),
      HinhThucChuyen: (row: ChuyenVienRow, _args, ctx) =>
        refLabel(ctx, 'HinhThucChuyen', row.HinhThucChuyen_Id),
      ChanDoanICD: (row: ChuyenVienRow, _args, ctx) => refLabel(ctx, 'ICD', row.ChanDoanICD_Id),
      ChanDoanPhuICDs: (row: ChuyenVienRow, _args, ctx) => refLabels(ctx, 'ICD', row.ChanDoanPhuICD_Ids),
      HanGiay: (row: ChuyenVienRow) => lastDayOfPaper(localDay(row.NgayChuyen)),
      hanhDongs: async (row: ChuyenVienRow, _args, ctx) => {
        const session = await loadSession(ctx, row.KhamBenh_Id);
        return actionStates(ctx, chuyenVienActs, transferFacts(row, session));
      },
    },
  },
} satisfies FeatureResolvers;
