import { access, type FeatureResolvers } from '../../engine/access.ts';
import type {
  MutationUpdateSettingCustomerArgs,
  MutationUpdateSettingTypeArgs,
  QueryLichSuDanhMucArgs,
} from '../../gql/main.ts';
import { updateSetting } from './commands.ts';
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
    lichSuDanhMuc: access('SIGNED_IN', (ctx, { name, id }: QueryLichSuDanhMucArgs) =>
      catalogueHistory(ctx, name, id),
    ),
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
