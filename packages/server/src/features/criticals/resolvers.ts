import { nguyHiemActs } from '@sen/domain/criticals/nguyHiem';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Resolvers } from '../../gql/main.ts';
import { patientOf } from '../patients/queries.ts';
import { acknowledge, nguyHiemFacts } from './commands.ts';
import { criticalsOfRoom, criticalsOfSession } from './queries.ts';

export const criticalResolvers = {
  Query: {
    ketQuaNguyHiems: access('BENH_AN_XEM', (ctx, { idRoom }) => criticalsOfRoom(ctx, idRoom)),
    ketQuaNguyHiemsByKhamBenh: access('BENH_AN_XEM', (ctx, { KhamBenh_Id }) =>
      criticalsOfSession(ctx, KhamBenh_Id),
    ),
  },
  Mutation: {
    xacNhanKetQuaNguyHiem: access('KHAM_BENH', (ctx, { id, XuTri }) => acknowledge(ctx, id, XuTri)),
  },
  types: {
    KetQuaNguyHiem: {
      NoiDung: (row) => [...row.NoiDung],
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
      hanhDongs: (row, _args, ctx) => actionStates(ctx, nguyHiemActs, nguyHiemFacts(ctx, row)),
    },
  },
} satisfies Resolvers;
