import { LyDo } from '@sen/domain/catalogues/LyDo';
import { access, type FeatureResolvers } from '../../engine/access.ts';
import { searchCatalogue } from '../../engine/catalogue/queries.ts';
import type {
  MutationUpdateSettingCustomerArgs,
  MutationUpdateSettingTypeArgs,
  QueryGetLyDosByIdsArgs,
  QueryGetLyDosByTypeArgs,
  QueryLichSuDanhMucArgs,
} from '../../gql/main.ts';
import { updateSetting } from './commands.ts';
import { systemFigures } from './figures.ts';
import { catalogueHistory, shellSetting } from './queries.ts';

const version = '3.2.153';

export const systemResolvers: FeatureResolvers = {
  Query: {
    getAppInfo: access('SIGNED_IN', (ctx) => ({
      version,
      appType: 'HIS',
      systemType: ctx.config.systemType,
    })),
    getSetting: access('SIGNED_IN', (ctx) => shellSetting(ctx)),
    getLyDosByIds: access('SIGNED_IN', (ctx, { ids }: QueryGetLyDosByIdsArgs) =>
      searchCatalogue(ctx, LyDo, { text: '', limit: 0, ids }).then((rows) =>
        rows.filter((row) => ids.includes(String(row['_id']))),
      ),
    ),
    getLyDosByType: access('SIGNED_IN', (ctx, { loaiLyDo }: QueryGetLyDosByTypeArgs) =>
      searchCatalogue(ctx, LyDo, { text: '', limit: 200, ids: [], filter: { LoaiLyDo: loaiLyDo } }),
    ),
    lichSuDanhMuc: access('SIGNED_IN', (ctx, { name, id }: QueryLichSuDanhMucArgs) =>
      catalogueHistory(ctx, name, id),
    ),
    soLieuHeThong: access('QUAN_TRI', (ctx) => systemFigures(ctx)),
  },
  Mutation: {
    updateSettingType: access('QUAN_TRI', async (ctx, { type, input }: MutationUpdateSettingTypeArgs) => {
      await updateSetting(ctx, type, input);
      return shellSetting(ctx);
    }),
    updateSettingCustomer: access('QUAN_TRI', async (ctx, { input }: MutationUpdateSettingCustomerArgs) => {
      await updateSetting(ctx, 'his', input);
      return shellSetting(ctx);
    }),
  },
};
