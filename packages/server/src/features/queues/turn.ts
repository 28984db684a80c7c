import type { QueueKind } from '@sen/domain/queues/queueKinds';
import { isUnfinished, type VeState } from '@sen/domain/queues/ve';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { siteDoor } from '../../engine/http/doors.ts';
import { facilityOfNode } from '../organisation/facility.ts';
import { nameOf } from '../printing/paperData.ts';
import { readSetting } from '../system/queries.ts';
import { notYetAllowed } from './choose.ts';
import { expectedWait } from './pace.ts';
import { ticketById, ticketsOfVisit, waitingBefore } from './queries.ts';
import type { VeRow } from './tables.ts';
import { ticketOfToken, turnToken } from './turnToken.ts';

/** A ticket as its holder sees it: nothing in it says who that is, or what for. */
type OwnTicket = {
  KyHieu: string;
  /** The day of the number. */
  Ngay: string;
  HangDoi: QueueKind;
  Noi: string | null;
  Quay: string | null;
  TrangThai: VeState;
  soNguoiTruoc: number | null;
  duKienPhut: number | null;
  /** Is not called before something is paid. */
  choThuPhi: boolean;
};

/** What the page of a ticket's holder shows: the tickets of the visit, in the order in which they were taken. */
export type OwnTurn = { TenCoSo: string; luc: string; ves: OwnTicket[] };

/**
 * The tickets of whoever holds a token, of the day of its number on: a ticket that was moved to another room leads to the new one. A token
 * opens nothing once its day is over and no number of the visit waits any more. Errors: NOT_FOUND.
 */
export async function ownTurn(ctx: Ctx, token: string): Promise<OwnTurn> {
  const id = ticketOfToken(ctx.config, token);
  const ticket = id ? await ticketById(ctx, id) : null;
  const visit = ticket?.TiepNhan_Id ? await ticketsOfVisit(ctx, ticket.TiepNhan_Id) : ticket ? [ticket] : [];
  const goesOn = visit.some((one) => one.Ngay === today(ctx) || isUnfinished(one.TrangThai));
  if (!ticket || !goesOn) throw new DomainError('NOT_FOUND', { entity: 'VeHangDoi' });
  const shown = visit.filter((one) => one.Ngay >= ticket.Ngay && one.TrangThai !== 'chuyen').reverse();
  return {
    TenCoSo: await houseOf(ctx, ticket.Node_Id),
    luc: ctx.now().toISOString(),
    ves: await Promise.all(shown.map((one) => asSeen(ctx, one))),
  };
}

async function houseOf(ctx: Ctx, nodeId: string): Promise<string> {
  const [{ name }, facility] = await Promise.all([readSetting(ctx, 'facility'), facilityOfNode(ctx, nodeId)]);
  return facility && !facility.laChinh ? facility.name : name;
}

/** A ticket as its holder sees it now. */
export async function asSeen(ctx: Ctx, ticket: VeRow): Promise<OwnTicket> {
  const waits = ticket.TrangThai === 'cho';
  const unpaid = waits && (await notYetAllowed(ctx, ticket.HangDoi, [ticket])).size > 0;
  const before = unpaid ? null : await waitingBefore(ctx, ticket);
  return {
    KyHieu: ticket.KyHieu,
    Ngay: ticket.Ngay,
    HangDoi: ticket.HangDoi,
    Noi: await nameOf(ctx, 'Node', ticket.Node_Id),
    Quay: ticket.Quay,
    TrangThai: ticket.TrangThai,
    soNguoiTruoc: before,
    duKienPhut: await expectedWait(ctx, ticket, before),
    choThuPhi: unpaid,
  };
}

/** Where a telephone opens the page of a ticket's holder; null where the site has not said at which address people open Sen. */
export function turnAddress({ config }: Pick<Ctx, 'config'>, ticketId: string): string | null {
  return config.siteUrl ? `${config.siteUrl}/his/luot/${turnToken(config, ticketId)}` : null;
}

/** GET /api/turn/:token, for whoever holds the ticket. */
export const turnDoor = siteDoor({
  method: 'GET',
  url: '/api/turn/:token',
  access: 'PUBLIC',
  wholeSite: 'numbers and places of the visit whose ticket was handed out, while it goes on, without a name',
  answer: async ({ ctx, request, reply }) => {
    const { token } = request.params as { token: string }; // of the address
    void reply.header('cache-control', 'no-store');
    return ownTurn(ctx, token);
  },
});
