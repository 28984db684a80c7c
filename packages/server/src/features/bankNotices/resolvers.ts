import { giaoDichNganHangActs } from '@sen/domain/bankNotices/giaoDichNganHang';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { DomainError } from '../../engine/errors.ts';
import type { Resolvers } from '../../gql/main.ts';
import { preparedById } from '../cashier/prepared.ts';
import { receiptById } from '../cashier/queries.ts';
import { factsOf, putBack, setAside, settleNotice } from './commands.ts';
import { linkRow, linkView, updateLink } from './link.ts';
import { candidatesOf, noticeById, noticeList } from './queries.ts';

export const bankNoticeResolvers: Resolvers = {
  Query: {
    ketNoiNganHang: access('QUAN_TRI', async (ctx) => linkView(await linkRow(ctx))),
    giaoDichNganHang: access('GIAO_DICH_NGAN_HANG', (ctx, { id }) => noticeById(ctx, id)),
    danhSachGiaoDichNganHang: access('GIAO_DICH_NGAN_HANG', (ctx, args) => noticeList(ctx, args)),
  },
  Mutation: {
    updateKetNoiNganHang: access('QUAN_TRI', (ctx, { input }) => updateLink(ctx, input)),
    thuGiaoDichNganHang: access('VIEN_PHI_THU', async (ctx, { input }) => {
      const { LoaiBienLai } = input;
      if (LoaiBienLai === 'HoanTien' || LoaiBienLai === 'HoanUng')
        throw new DomainError('BAD_INPUT', { issues: [{ path: 'LoaiBienLai', code: 'NOT_IN_LIST' }] });
      const made = await receiptById(ctx, await settleNotice(ctx, { ...input, LoaiBienLai }));
      if (!made) throw new DomainError('NOT_FOUND', { entity: 'BienLai' });
      return made;
    }),
    boQuaGiaoDichNganHang: access('GIAO_DICH_NGAN_HANG', async (ctx, { id, LyDo }) => {
      await setAside(ctx, id, LyDo);
      return noticeById(ctx, id);
    }),
    moLaiGiaoDichNganHang: access('GIAO_DICH_NGAN_HANG', async (ctx, { id }) => {
      await putBack(ctx, id);
      return noticeById(ctx, id);
    }),
  },
  types: {
    GiaoDichNganHang: {
      BienLai: (row, _args, ctx) => receiptById(ctx, row.BienLai_Id),
      GiaoDichTam: (row, _args, ctx) => (row.GiaoDichTam_Id ? preparedById(ctx, row.GiaoDichTam_Id) : null),
      ungViens: (row, _args, ctx) => candidatesOf(ctx, row),
      hanhDongs: (row, _args, ctx) => actionStates(ctx, giaoDichNganHangActs, factsOf(row)),
    },
  },
};
