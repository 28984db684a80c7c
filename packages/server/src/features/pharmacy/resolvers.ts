import { access } from '../../engine/acts/access.ts';
import type { Resolvers } from '../../gql/pharmacy.ts';
import { setPrescriptionState } from '../prescriptions/commands.ts';
import { approveSupply, takeBackApproval } from './approval.ts';
import { cancelSupply } from './cancelSupply.ts';
import { nhapTonDau } from './importStock.ts';
import { checkInteractionDrugs } from './interactions.ts';
import { proposeLots } from './propose.ts';
import { lotsInStore, searchStock, stocksOf } from './stockQueries.ts';
import { searchStores, storesById, storesOfUser } from './stores.ts';
import { supply } from './supply.ts';
import { supplyDetail } from './supplyDetail.ts';
import { supplyList } from './supplyList.ts';
import { beginSupply, waitAgain } from './supplyTickets.ts';

export const pharmacyResolvers: Resolvers = {
  Query: {
    searchStockModel: access('SIGNED_IN', (ctx, args) => searchStock(ctx, args)),
    checkInteractionDrugs: access('SIGNED_IN', (ctx, args) =>
      checkInteractionDrugs(ctx, args.registrationNumbers),
    ),
    searchHrmPositionStores: access('SIGNED_IN', (ctx, { searchString }) =>
      searchStores(ctx, searchString ?? ''),
    ),
    getHrmPositionStoresById: access('SIGNED_IN', (ctx, { id }) => storesById(ctx, id)),
    getHrmUserPositionStoresByUser: access('SIGNED_IN', (ctx, { idUser }) => storesOfUser(ctx, idUser)),
    getStocks: access('SIGNED_IN', (ctx, { ids }) => stocksOf(ctx, ids)),
    tonKho: access('KHO_XEM', (ctx, args) => lotsInStore(ctx, args)),
    suppliesSupplyAssignGetStock: access('CAP_PHAT_THUOC', (ctx, { input }) =>
      proposeLots(ctx, input.ToaThuoc_Id, input.idStore),
    ),
    danhSachCapPhat: access('CAP_PHAT_THUOC', (ctx, args) => supplyList(ctx, args)),
    thongTinCapPhat: access('CAP_PHAT_THUOC', (ctx, { id }) => supplyDetail(ctx, id)),
  },
  Mutation: {
    nhapTonDau: access('DANH_MUC_DUOC', (ctx, { lines }) => nhapTonDau(ctx, lines)),
    // Whoever prescribes may ask: the acts of the prescription say so.
    suppliesSupplyRequestPayment: access('KE_DON', async (ctx, { input }) => {
      const move = input.TrangThai ? { expected: input.TrangThai } : {};
      return (await setPrescriptionState(ctx, input.ToaThuoc_Id, 'yeuCauThanhToan', move)).TrangThai;
    }),
    suppliesSupply: access('CAP_PHAT_THUOC', (ctx, { input }) => supply(ctx, input)),
    suppliesSupplyCancelSupply: access('CAP_PHAT_THUOC', (ctx, { input }) => cancelSupply(ctx, input)),
    duyetCapPhat: access('DUYET_CAP_PHAT', (ctx, args) => approveSupply(ctx, args)),
    huyDuyetCapPhat: access('DUYET_CAP_PHAT', (ctx, args) => takeBackApproval(ctx, args)),
    batDauCapPhat: access('CAP_PHAT_THUOC', (ctx, { ToaThuoc_Id, idStore }) =>
      beginSupply(ctx, ToaThuoc_Id, idStore),
    ),
    choLaiCapPhat: access('CAP_PHAT_THUOC', (ctx, { ToaThuoc_Id, idStore }) =>
      waitAgain(ctx, ToaThuoc_Id, idStore),
    ),
  },
};
