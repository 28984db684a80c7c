import { access } from '../../engine/acts/access.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { requirePermission } from '../../engine/context.ts';
import type { Resolvers } from '../../gql/main.ts';
import { oneCheck } from '../identity/passwordCheck.ts';
import { beginSite } from './begin.ts';
import { makeClsRoom } from './clsRoom.ts';
import { waitsForSetup } from './code.ts';
import { setupState } from './queries.ts';
import { listReadyServices, makeReadyServices } from './readyServices.ts';
import { makeBooks, proposedBooks } from './receiptBooks.ts';
import { makePattern } from './rooms.ts';
import { hideSetup } from './steps.ts';

export const setupResolvers: Resolvers = {
  Query: {
    choThietLap: access('PUBLIC', (ctx) => waitsForSetup(ctx.db)),
    thietLap: access('QUAN_TRI', (ctx) => setupState(ctx)),
    dichVuCoSan: access('DANH_MUC_DICH_VU', (ctx) => listReadyServices(ctx)),
    quyenBienLaiCoSan: access('DANH_MUC_VIEN_PHI', (ctx) => proposedBooks(ctx)),
  },
  Mutation: {
    batDauThietLap: access('PUBLIC', (ctx, { ma, input }) => {
      oneCheck(ctx);
      return beginSite(ctx, ma, input);
    }),
    taoNoiTheoMau: access('DANH_MUC_TO_CHUC', (ctx, { mau, noi }) => {
      requirePermission(ctx, 'DANH_MUC_DUOC');
      return makePattern(ctx, mau, noi);
    }),
    taoDichVuCoSan: access('DANH_MUC_DICH_VU', (ctx, { tenBangGia, dichVu }) => {
      requirePermission(ctx, 'DANH_MUC_VIEN_PHI');
      return makeReadyServices(ctx, dichVu, tenBangGia);
    }),
    taoQuyenBienLaiCoSan: access('DANH_MUC_VIEN_PHI', (ctx, { quyen }) => makeBooks(ctx, quyen)),
    createNodeCLSPhongMach: access('DANH_MUC_TO_CHUC', async (ctx, { input }) => {
      requirePermission(ctx, 'DANH_MUC_DICH_VU');
      return refLabel(ctx, 'Node', await makeClsRoom(ctx, input));
    }),
    anThietLap: access('QUAN_TRI', async (ctx, { an }) => {
      await hideSetup(ctx, an);
      return setupState(ctx);
    }),
  },
};
