import { access } from '../../engine/acts/access.ts';
import { withheldFrom } from '../../engine/catalogue/withheld.ts';
import type { Resolvers } from '../../gql/main.ts';
import { searchUsers } from '../identity/queries.ts';
import { checkChain } from './chain.ts';
import { changesOf, withoutSecrets } from './changes.ts';
import { entityLabel, knownEntities } from './labels.ts';
import { actsOf, openAct } from './queries.ts';
import { inWords, recordWord } from './words.ts';

const accountsMost = 20;

export const auditLogResolvers: Resolvers = {
  Query: {
    lichSuThaoTacs: access('NHAT_KY_XEM', (ctx, { input, sau, limit }) => actsOf(ctx, input, { sau, limit })),
    lichSuThaoTac: access('NHAT_KY_XEM', async (ctx, { id, at }) => {
      const row = await openAct(ctx, id, at);
      const closed = withheldFrom(ctx, row.entity);
      const changes = changesOf(row.before, row.after, closed);
      const [truongs, tenBanGhi] = await Promise.all([
        Promise.all(changes.map((change) => inWords(ctx, row.entity, change))),
        recordWord(ctx, row.entity, row.entity_id),
      ]);
      return {
        thaoTac: row,
        tenBanGhi,
        before: withoutSecrets(row.before, closed),
        after: withoutSecrets(row.after, closed),
        truongs,
      };
    }),
    loaiBanGhiThaoTacs: access('NHAT_KY_XEM', (ctx) => knownEntities(ctx.language)),
    nguoiThaoTacs: access('NHAT_KY_XEM', async (ctx, { keyword }) => {
      const accounts = await searchUsers(ctx, keyword, accountsMost);
      return accounts.map(({ _id, username, employee }) => ({
        _id,
        username,
        TenNhanVien: employee?.TenNhanVien ?? null,
      }));
    }),
    kiemTraNhatKy: access('QUAN_TRI', (ctx, { sau }) => checkChain(ctx, sau)),
  },
  types: {
    LichSuThaoTac: {
      tenEntity: (row, _args, ctx) => entityLabel(row.entity, ctx.language),
    },
  },
};
