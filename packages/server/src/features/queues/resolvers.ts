import { type DeskAct, deskActs } from '@sen/domain/queues/deskActs';
import { type QueueKind, queueKinds } from '@sen/domain/queues/queueKinds';
import { spokenCall } from '@sen/domain/queues/ticket';
import { veActs } from '@sen/domain/queues/ve';
import { access, type FeatureResolvers, type RootField } from '../../engine/access.ts';
import { actionStates } from '../../engine/acts.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
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
import type { VeRow } from './tables.ts';
import { ticketFacts } from './tickets.ts';

type CallArgs = { input: { idNode: string; idTicket?: string | null; quay?: string | null } };
type TicketArgs = { input: { idNode: string; idTicket: string; quay?: string | null } };

const deskAt = (hangDoi: QueueKind, { idNode, quay }: { idNode: string; quay?: string | null }) => ({
  hangDoi,
  nodeId: idNode,
  quay: quay ?? null,
});

const callAt = (hangDoi: QueueKind) =>
  access('HANG_DOI', (ctx, { input }: CallArgs) =>
    input.idTicket
      ? callTicket(ctx, input.idTicket, deskAt(hangDoi, input))
      : callNext(ctx, deskAt(hangDoi, input)),
  );

/** An act on a ticket at a kind of queue. */
const onTicket = (act: typeof recall) => (hangDoi: QueueKind) =>
  access('HANG_DOI', (ctx, { input }: TicketArgs) => act(ctx, input.idTicket, deskAt(hangDoi, input)));

const rootOf: Readonly<Record<DeskAct, (hangDoi: QueueKind) => RootField>> = {
  goi: callAt,
  goiLai: onTicket(recall),
  vang: onTicket(dismiss),
  quayLai: onTicket(returnTicket),
};
const acts = Object.keys(rootOf) as DeskAct[]; // the keys of rootOf

/** The acts at every kind of queue, under the names that the specification gives them. */
const deskRoots: Record<string, RootField> = Object.fromEntries(
  queueKinds.flatMap((kind) => acts.map((act) => [`${deskActs[act].field}_${kind}`, rootOf[act](kind)])),
);

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
    ...deskRoots,
    callWaitingWhenConnectQMSFailed_KhamBenh: callAt('KhamBenh'),
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
