import { actor, type Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { KioskVe } from '../../gql/main.ts';
import { issueTicket } from '../queues/commands.ts';
import { ticketById } from '../queues/queries.ts';
import type { VeRow } from '../queues/tables.ts';
import { asSeen, turnAddress } from '../queues/turn.ts';
import { openPerson } from './person.ts';
import { requireKiosk } from './place.ts';

/** A number of the reception desk, for who cannot be served at the kiosk; once for a request id. Errors: KIOSK_STEP_OVER. */
export async function takeDeskNumber(ctx: Ctx, requestId: string, phien: string | null): Promise<KioskVe> {
  const nodeId = requireKiosk(ctx);
  const BenhNhan_Id = phien ? openPerson(ctx, phien).BenhNhan_Id : null;
  const request = { id: requestId, operation: 'kioskLaySo', content: { BenhNhan_Id } };
  const { _id } = await once(ctx, request, async (tx) => {
    const ticket = await issueTicket(tx, { hangDoi: 'TiepNhan', nodeId, BenhNhan_Id });
    return { _id: ticket._id };
  });
  return ticketShown(ctx, await ticketFound(ctx, _id));
}

/** A ticket as the kiosk shows it. */
export async function ticketShown(ctx: Ctx, ticket: VeRow): Promise<KioskVe> {
  const { KyHieu, Noi, soNguoiTruoc, duKienPhut, choThuPhi } = await asSeen(ctx, ticket);
  return {
    _id: ticket._id,
    KyHieu,
    noi: Noi,
    soNguoiTruoc,
    duKienPhut,
    uuTien: ticket.isPriority,
    diaChiTheoDoi: turnAddress(ctx, ticket._id),
    choThuPhi,
  };
}

const minutes = 15;

/** A ticket that this kiosk handed out just now, for its printer. Errors: NOT_FOUND for any other one. */
export async function ownTicket(ctx: Ctx, id: string): Promise<VeRow> {
  const ticket = await ticketFound(ctx, id);
  const age = ctx.now().getTime() - ticket.NgayTao.getTime();
  if (ticket.NguoiTao_Id !== actor(ctx) || age > minutes * 60_000)
    throw new DomainError('NOT_FOUND', { entity: 'VeHangDoi' });
  return ticket;
}

async function ticketFound(ctx: Ctx, id: string): Promise<VeRow> {
  const ticket = await ticketById(ctx, id);
  if (!ticket) throw new DomainError('NOT_FOUND', { entity: 'VeHangDoi' });
  return ticket;
}
