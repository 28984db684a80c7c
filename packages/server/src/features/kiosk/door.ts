import { recordDoor } from '../../engine/http/doors.ts';
import { facilityOf } from '../organisation/facility.ts';
import { printGranted } from '../printing/print.ts';
import { ownTicket } from './tickets.ts';

/** GET /api/kiosk/tickets/:id answers the PDF of a ticket that this kiosk handed out in the last minutes. Errors: NOT_FOUND. */
export const kioskTicketDoor = recordDoor({
  method: 'GET',
  url: '/api/kiosk/tickets/:id',
  access: 'KIOSK',
  record: async ({ ctx, request }) => {
    const { id } = request.params as { id: string }; // the route's own parameter
    const ticket = await ownTicket(ctx, id);
    return {
      rights: [{ anyOf: ['KIOSK'], places: async () => [await facilityOf(ctx, ticket.Node_Id)] }],
      subject: ticket._id,
    };
  },
  answer: async ({ ctx, reply }, id) => {
    const pdf = await printGranted(ctx, 'PhieuSoThuTu', id);
    return reply.type('application/pdf').header('cache-control', 'no-store').send(Buffer.from(pdf));
  },
});
