import { access, type FeatureResolvers } from '../../engine/access.ts';
import type {
  MutationBatDauCapPhatArgs,
  MutationChoLaiCapPhatArgs,
  MutationNhapTonDauArgs,
  MutationSuppliesSupplyArgs,
  MutationSuppliesSupplyCancelSupplyArgs,
  MutationSuppliesSupplyRequestPaymentArgs,
  QueryCheckInteractionDrugsArgs,
  QueryDanhSachCapPhatArgs,
  QueryGetHrmPositionStoresByIdArgs,
  QueryGetHrmUserPositionStoresByUserArgs,
  QueryGetStocksArgs,
  QuerySearchHrmPositionStoresArgs,
  QuerySearchStockModelArgs,
  QuerySuppliesSupplyAssignGetStockArgs,
  QueryThongTinCapPhatArgs,
  QueryTonKhoArgs,
} from '../../gql/pharmacy.ts';
import { setPrescriptionState } from '../prescriptions/commands.ts';
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

export const pharmacyResolvers: FeatureResolvers = {
  Query: {
    searchStockModel: access('SIGNED_IN', (ctx, args: QuerySearchStockModelArgs) => searchStock(ctx, args)),
    checkInteractionDrugs: access('SIGNED_IN', (ctx, args: QueryCheckInteractionDrugsArgs) =>
      checkInteractionDrugs(ctx, args.registrationNumbers),
    ),
    searchHrmPositionStores: access('SIGNED_IN', (ctx, { searchString }: QuerySearchHrmPositionStoresArgs) =>
      searchStores(ctx, searchString ?? ''),
    ),
    getHrmPositionStoresById: access('SIGNED_IN', (ctx, { id }: QueryGetHrmPositionStoresByIdArgs) =>
      storesById(ctx, id),
    ),
    getHrmUserPositionStoresByUser: access(
      'SIGNED_IN',
      (ctx, { idUser }: QueryGetHrmUserPositionStoresByUserArgs) => storesOfUser(ctx, idUser),
    ),
    getStocks: access('SIGNED_IN', (ctx, { ids }: QueryGetStocksArgs) => stocksOf(ctx, ids)),
    tonKho: access('KHO_XEM', (ctx, args: QueryTonKhoArgs) => lotsInStore(ctx, args)),
    suppliesSupplyAssignGetStock: access(
      'CAP_PHAT_THUOC',
      (ctx, { input }: QuerySuppliesSupplyAssignGetStockArgs) =>
        proposeLots(ctx, input.ToaThuoc_Id, input.idStore),
    ),
    danhSachCapPhat: access('CAP_PHAT_THUOC', (ctx, args: QueryDanhSachCapPhatArgs) => supplyList(ctx, args)),
    thongTinCapPhat: access('CAP_PHAT_THUOC', (ctx, { id }: QueryThongTinCapPhatArgs) =>
      supplyDetail(ctx, id),
    ),
  },
  Mutation: {
    nhapTonDau: access('DANH_MUC_DUOC', (ctx, { lines }: MutationNhapTonDauArgs) => nhapTonDau(ctx, lines)),
    // Whoever prescribes may ask: the acts of the prescription say so.
    suppliesSupplyRequestPayment: access(
      'KE_DON',
      async (ctx, { input }: MutationSuppliesSupplyRequestPaymentArgs) => {
        const move = input.TrangThai ? { expected: input.TrangThai } : {};
        return (await setPrescriptionState(ctx, input.ToaThuoc_Id, 'yeuCauThanhToan', move)).TrangThai;
      },
    ),
    suppliesSupply: access('CAP_PHAT_THUOC', (ctx, { input }: MutationSuppliesSupplyArgs) =>
      supply(ctx, input),
    ),
    suppliesSupplyCancelSupply: access(
      'CAP_PHAT_THUOC',
      (ctx, { input }: MutationSuppliesSupplyCancelSupplyArgs) => cancelSupply(ctx, input),
    ),
    batDauCapPhat: access('CAP_PHAT_THUOC', (ctx, { ToaThuoc_Id, idStore }: MutationBatDauCapPhatArgs) =>
      beginSupply(ctx, ToaThuoc_Id, idStore),
    ),
    choLaiCapPhat: access('CAP_PHAT_THUOC', (ctx, { ToaThuoc_Id, idStore }: MutationChoLaiCapPhatArgs) =>
      waitAgain(ctx, ToaThuoc_Id, idStore),
    ),
  },
};
