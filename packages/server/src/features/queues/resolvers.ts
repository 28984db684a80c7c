import { type DeskAct, deskActs } from '@sen/domain/queues/deskActs';
import { type QueueKind, queueKinds } from '@sen/domain/queues/queueKinds';
import { spokenCall } from '@sen/domain/queues/ticket';
import { veActs } from '@sen/domain/queues/ve';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { GoiSoInput, Resolvers, VeInput } from '../../gql/main.ts';
import { loadPatient, patientOf } from '../patients/queries.ts';
import { closeEarlier, closingsOf, reopenEarlier } from './closing.ts';
import {
  callNext,
  callNextOfOwn,
  callTicket,
  dismiss,
  dismissVisit,
  finishAtDesk,
  recall,
  returnTicket,
  takeNumber,
} from './commands.ts';
import { expectedWait } from './pace.ts';
import { ticketsOf, ticketsOfVisit, waitingBefore } from './queries.ts';
import { ticketFacts } from './tickets.ts';
import { waitingByPlace } from './waiting.ts';
import { waitedInHour, waitsByHour } from './waitsByHour.ts';

type Mutations = NonNullable<Resolvers['Mutation']>;

const deskAt = (hangDoi: QueueKind, { idNode, quay }: GoiSoInput | VeInput) => ({
  hangDoi,
  nodeId: idNode,
  quay: quay ?? null,
});

const callAt = (next: typeof callNext) => (hangDoi: QueueKind) =>
  access('HANG_DOI', (ctx, { input }: { input: GoiSoInput }) => {
    const desk = { ...deskAt(hangDoi, input), requestId: input.requestId ?? null };
    return input.idTicket ? callTicket(ctx, input.idTicket, desk) : next(ctx, desk);
  });

/** An act on a ticket at a kind of queue. */
const onTicket = (act: typeof recall) => (hangDoi: QueueKind) =>
  access('HANG_DOI', (ctx, { input }: { input: VeInput }) =>
    act(ctx, input.idTicket, deskAt(hangDoi, input)),
  );

const rootOf: {
  [Act in DeskAct]: (
    hangDoi: QueueKind,
  ) => NonNullable<Mutations[`${(typeof deskActs)[Act]['field']}_${QueueKind}`]>;
} = {
  goi: callAt(callNext),
  goiKhiMatQMS: callAt(callNextOfOwn),
  goiLai: onTicket(recall),
  vang: onTicket(dismiss),
  quayLai: onTicket(returnTicket),
};
const acts = Object.keys(rootOf) as DeskAct[]; // the keys of rootOf

/** The acts at every kind of queue, under the names that the specification gives them. */
const deskRoots: Mutations = Object.fromEntries(
  queueKinds.flatMap((kind) => acts.map((act) => [`${deskActs[act].field}_${kind}`, rootOf[act](kind)])),
);

export const queueResolvers: Resolvers = {
  Query: {
    choTheoNoi: access('TIEP_NHAN_XEM', (ctx, { hangDoi, ngay }) => waitingByPlace(ctx, hangDoi, ngay)),
    choTheoGio: access('TIEP_NHAN_XEM', (ctx, args) => waitsByHour(ctx, args)),
    luotChoTrongGio: access('TIEP_NHAN_XEM', (ctx, { gio, ...of }) => waitedInHour(ctx, of, gio)),
    hangDoi: access('TIEP_NHAN_XEM', (ctx, { hangDoi, idNode, ngay }) =>
      ticketsOf(ctx, { hangDoi, nodeId: idNode, ngay: ngay ?? null }),
    ),
    dongViecs: access('HANG_DOI', (ctx, { hangDoi, idNode }) => closingsOf(ctx, hangDoi, idNode)),
    veCuaTiepNhan: access('TIEP_NHAN_XEM', (ctx, { TiepNhan_Id }) => ticketsOfVisit(ctx, TiepNhan_Id)),
  },
  Mutation: {
    ...deskRoots,
    dongViecCu: access('HANG_DOI', (ctx, { input }) => closeEarlier(ctx, input)),
    moLaiViecCu: access('HANG_DOI', (ctx, { _id, idNode }) => reopenEarlier(ctx, _id, idNode)),
    laySoThuTu: access('HANG_DOI', (ctx, { input }) =>
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
    dismissNumbering_VienPhiByTiepNhanId: access('HANG_DOI', (ctx, { TiepNhan_Id }) =>
      dismissVisit(ctx, 'VienPhi', TiepNhan_Id),
    ),
    finishNumbering: access('HANG_DOI', (ctx, { input, hangDoi }) =>
      finishAtDesk(ctx, input.idTicket, { hangDoi, nodeId: input.idNode }),
    ),
  },
  types: {
    ChoTheoNoi: {
      Node: (row, _args, ctx) => refLabel(ctx, 'Node', row.Node_Id),
      duKienPhut: (row, _args, ctx) => expectedWait(ctx, row, row.dangCho),
    },
    LuotCho: {
      Node: (row, _args, ctx) => refLabel(ctx, 'Node', row.Node_Id),
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
    },
    VeHangDoi: {
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
      soNguoiTruoc: (row, _args, ctx) => waitingBefore(ctx, row),
      duKienPhut: async (row, _args, ctx) => expectedWait(ctx, row, await waitingBefore(ctx, row)),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, veActs, await ticketFacts(ctx, row)),
      loiGoi: async (row, _args, ctx) => {
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
