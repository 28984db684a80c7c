import { caDICOMActs } from '@sen/domain/dicom/studies';
import { access } from '../../engine/access.ts';
import { actionStates } from '../../engine/acts.ts';
import type { Resolvers } from '../../gql/main.ts';
import { attachStudy, detachStudy } from './commands.ts';
import { ordersForStudy, studiesOfSlip, studyById, studyList } from './queries.ts';
import { modalityStates, refusedCallers } from './states.ts';

export const dicomResolvers: Resolvers = {
  Query: {
    danhSachCaDICOM: access('CHAN_DOAN_HINH_ANH', (ctx, args) => studyList(ctx, args)),
    caDICOMByPhieu: access('BENH_AN_XEM', (ctx, { DichVuYeuCau_Id }) => studiesOfSlip(ctx, DichVuYeuCau_Id)),
    phieuChoCaDICOM: access('CHAN_DOAN_HINH_ANH', (ctx, { id, keyword }) => ordersForStudy(ctx, id, keyword)),
    tinhTrangMayDICOMs: access('MAY_DICOM_XEM', (ctx) => modalityStates(ctx)),
    mayLaDICOMs: access('MAY_DICOM_XEM', (ctx) => refusedCallers(ctx)),
  },
  Mutation: {
    ganCaDICOM: access('CHAN_DOAN_HINH_ANH', async (ctx, { id, ...to }) => {
      await attachStudy(ctx, id, to);
      return studyById(ctx, id);
    }),
    goCaDICOM: access('CHAN_DOAN_HINH_ANH', async (ctx, { id, ...off }) => {
      await detachStudy(ctx, id, off);
      return studyById(ctx, id);
    }),
  },
  types: {
    CaDICOM: {
      hanhDongs: ({ TrangThai, node }, _args, ctx) => actionStates(ctx, caDICOMActs, { TrangThai, node }),
    },
  },
};
