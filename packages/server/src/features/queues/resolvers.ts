import { spokenCall } from '@sen/domain/queues/ticket';
import { veActs } from '@sen/domain/queues/ve';
import { access, type FeatureResolvers, type RootField } from '../../engine/access.ts';
import { actionStates } from '../../engine/acts.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import type {
  MutationDismissNumbering_VienPhiByTiepNhanIdArgs,
  MutationFinishNumberingArgs,
  MutationLaySoThuTuArgs,
  QueryHangDoiArgs,
  QueryVeCuaTiepNhanArgs,
} from '../../gql/main.ts';
import { loadPatient, patientOf } from '../patients/queries.ts';
import {
  callNext,
  callTicket,
  dismiss,
  dismissVisit,
  finishAtDesk,
  recall,
  returnTicket,
  takeNumber,
} from './commands.ts';
import { ticketsOf, ticketsOfVisit, waitingBefore } from './queries.ts';
import { type QueueKind, queueKinds, type VeRow } from './tables.ts';
import { ticketFacts } from './tickets.ts';

type CallArgs = { input: { idNode: string; idTicket?: string | null; quay?: string | null } };
type TicketArgs = { input: { idNode: string; idTicket: string; quay?: string | null } };

/** The four acts at one kind of queue, under the names that the specification gives them. */
function actsOf(hangDoi: QueueKind): Record<string, RootField> {
  const desk = ({ idNode, quay }: { idNode: string; quay?: string | null }) => ({
    hangDoi,
    nodeId: idNode,
    quay: quay ?? null,
  });
  const call = (ctx: Ctx, { input }: CallArgs) =>
    input.idTicket ? callTicket(ctx, input.idTicket, desk(input)) : callNext(ctx, desk(input));
  return {
    [`callWaitingNumbering_${hangDoi}`]: access('HANG_DOI', call),
    ...(hangDoi === 'KhamBenh' ? { callWaitingWhenConnectQMSFailed_KhamBenh: access('HANG_DOI', call) } : {}),
    [`reCallWaitingNumbering_${hangDoi}`]: access('HANG_DOI', (ctx, { input }: TicketArgs) =>
      recall(ctx, input.idTicket, desk(input)),
    ),
    [`dismissNumbering_${hangDoi}`]: access('HANG_DOI', (ctx, { input }: TicketArgs) =>
      dismiss(ctx, input.idTicket, desk(input)),
    ),
    [`returnNumbering_${hangDoi}`]: access('HANG_DOI', (ctx, { input }: TicketArgs) =>
      returnTicket(ctx, input.idTicket, desk(input)),
    ),
  };
}

export const queueResolvers: FeatureResolvers = {
  Query: {
    hangDoi: access('TIEP_NHAN_XEM', (ctx, { hangDoi, idNode, ngay }: QueryHangDoiArgs) =>
      ticketsOf(ctx, { hangDoi, nodeId: idNode, ngay: ngay ?? null }),
    ),
    veCuaTiepNhan: access('TIEP_NHAN_XEM', (ctx, { TiepNhan_Id }: QueryVeCuaTiepNhanArgs) =>
      ticketsOfVisit(ctx, TiepNhan_Id),
    ),
  },
  Mutation: {
    ...Object.assign({}, ...queueKinds.map(actsOf)),
    laySoThuTu: access('HANG_DOI', (ctx, { input }: MutationLaySoThuTuArgs) =>
      takeNumber(ctx, {
        hangDoi: input.hangDoi,
        nodeId: input.idNode,
        BenhNhan_Id: input.BenhNhan_Id ?? null,
        TiepNhan_Id: input.TiepNhan_Id ?? null,
        sourceId: input.TiepNhan_Id ?? null,
        uuTien: input.uuTien ?? false,
        lyDoUuTien: input.lyDoUuTien ?? null,
      }),
    ),
    dismissNumbering_VienPhiByTiepNhanId: access(
      'HANG_DOI',
      (ctx, { TiepNhan_Id }: MutationDismissNumbering_VienPhiByTiepNhanIdArgs) =>
        dismissVisit(ctx, 'VienPhi', TiepNhan_Id),
    ),
    finishNumbering: access('HANG_DOI', (ctx, { input, hangDoi }: MutationFinishNumberingArgs) =>
      finishAtDesk(ctx, input.idTicket, { hangDoi, nodeId: input.idNode }),
    ),
  },
  types: {
    VeHangDoi: {
      Node: (row: VeRow, _args, ctx) => refLabel(ctx, 'Node', row.Node_Id),
      BenhNhan: (row: VeRow, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
      soNguoiTruoc: (row: VeRow, _args, ctx) => waitingBefore(ctx, row),
      hanhDongs: async (row: VeRow, _args, ctx) => actionStates(ctx, veActs, await ticketFacts(ctx, row)),
      loiGoi: async (row: VeRow, _args, ctx) => {
        const [patient, node] = await Promise.all([
          loadPatient(ctx, row.BenhNhan_Id),
          refLabel(ctx, 'Node', row.Node_Id),
        ]);
        return spokenCall({
          KyHieu: row.KyHieu,
          name: patient?.TenBenhNhan ?? null,
          place: row.Quay ?? node?.ten ?? null,
        });
      },
    },
  },
};
