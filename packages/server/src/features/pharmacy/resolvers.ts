import { access, type FeatureResolvers } from '../../engine/access.ts';
import type {
  MutationNhapTonDauArgs,
  QueryCheckInteractionDrugsArgs,
  QueryGetHrmPositionStoresByIdArgs,
  QueryGetHrmUserPositionStoresByUserArgs,
  QueryGetStocksArgs,
  QuerySearchHrmPositionStoresArgs,
  QuerySearchStockModelArgs,
  QueryTonKhoArgs,
} from '../../gql/pharmacy.ts';
import { nhapTonDau } from './importStock.ts';
import { checkInteractionDrugs } from './interactions.ts';
import { lotsInStore, searchStock, stocksOf } from './stockQueries.ts';
import { searchStores, storesById, storesOfUser } from './stores.ts';

export const pharmacyResolvers: FeatureResolvers = {
  Query: {
    searchStockModel: access('SIGNED_IN', (ctx, args: QuerySearchStockModelArgs) => searchStock(ctx, args)),
    checkInteractionDrugs: access('SIGNED_IN', (ctx, args: QueryCheckInteractionDrugsArgs) =>
      checkInteractionDrugs(ctx, args.registrationNumbers),
    ),
    searchHrmPositionStores: access('SIGNED_IN', (ctx, { searchString }: QuerySearchHrmPositionStoresArgs) =>
      searchStores(ctx, searchString ?? ''),
    ),
    getHrmPositionStoresById: access('SIGNED_IN', (ctx, { id }: QueryGetHrmPositionStoresByIdArgs) => storesById(ctx, id)),
    getHrmUserPositionStoresByUser: access('SIGNED_IN', (ctx, { idUser }: QueryGetHrmUserPositionStoresByUserArgs) =>
      storesOfUser(ctx, idUser),
    ),
    getStocks: access('SIGNED_IN', (ctx, { ids }: QueryGetStocksArgs) => stocksOf(ctx, ids)),
    tonKho: access('KHO_XEM', (ctx, args: QueryTonKhoArgs) => lotsInStore(ctx, args)),
  },
  Mutation: {
    nhapTonDau: access('DANH_MUC_DUOC', (ctx, { lines }: MutationNhapTonDauArgs) => nhapTonDau(ctx, lines)),
  },
};
