import { LyDo } from '@sen/domain/catalogues/LyDo';
import { access, accessOfAll } from '../../engine/acts/access.ts';
import { searchCatalogue } from '../../engine/catalogue/queries.ts';
import type { Resolvers } from '../../gql/main.ts';
import { updateSetting } from './commands.ts';
import { connectionStates } from './connectionStates.ts';
import { systemFigures } from './figures.ts';
import { createParameter, datedParameters, removeParameter, updateParameter } from './parameters.ts';
import { catalogueHistory, readSetting, shellSetting } from './queries.ts';

const version = '3.2.153';

export const systemResolvers: Resolvers = {
  Query: {
    getAppInfo: accessOfAll(() => ({ version, appType: 'HIS' })),
    getSetting: accessOfAll((ctx) => shellSetting(ctx)),
    getLyDosByIds: access('SIGNED_IN', (ctx, { ids }) =>
      searchCatalogue(ctx, LyDo, { text: '', limit: 0, ids }).then((rows) =>
        rows.filter((row) => ids.includes(String(row['_id']))),
      ),
    ),
    getLyDosByType: access('SIGNED_IN', (ctx, { loaiLyDo }) =>
      searchCatalogue(ctx, LyDo, { text: '', limit: 200, ids: [], filter: { LoaiLyDo: loaiLyDo } }),
    ),
    lichSuDanhMuc: access('SIGNED_IN', (ctx, { name, id }) => catalogueHistory(ctx, name, id)),
    soLieuHeThong: access('QUAN_TRI', (ctx) => systemFigures(ctx)),
    trangThaiCacKetNoi: access('QUAN_TRI', (ctx) => connectionStates(ctx)),
    thamSos: access('QUAN_TRI', (ctx) => datedParameters(ctx)),
  },
  Mutation: {
    updateSettingType: access('QUAN_TRI', async (ctx, args) => {
      await updateSetting(ctx, args.type, args.input, args.version ?? null);
      return shellSetting(ctx);
    }),
    updateSettingCustomer: access('QUAN_TRI', async (ctx, args) => {
      await updateSetting(ctx, 'his', args.input, args.version ?? null);
      return shellSetting(ctx);
    }),
    createThamSo: access('QUAN_TRI', (ctx, { input }) => createParameter(ctx, input)),
    updateThamSo: access('QUAN_TRI', (ctx, { id, input }) => updateParameter(ctx, id, input)),
    removeThamSo: access('QUAN_TRI', (ctx, { id }) => removeParameter(ctx, id)),
  },
  types: {
    AppInfo: {
      // read only where it is asked for
      systemType: async (_info, _args, ctx) => (await readSetting(ctx, 'general')).systemType,
    },
  },
};
