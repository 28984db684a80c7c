import { type Buyer, buyerIssues } from '@sen/domain/invoices/buyer';
import { type HoaDonAction, hoaDonActs } from '@sen/domain/invoices/hoaDonDienTu';
import { dec } from '@sen/domain/money/decimal';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { requireRight } from '../../engine/http/doors.ts';
import { updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { HoaDonInput, NguoiMuaInput } from '../../gql/main.ts';
import { receiptsForInvoice } from '../cashier/forInvoice.ts';
import { facilityOf } from '../organisation/facility.ts';
import { contentOf } from './content.ts';
import { draftOf, link, receiptsOfInvoice, writeLines } from './draft.ts';
import { lockedFacts, lockInvoice } from './invoiceRows.ts';
import { sendLater, tell } from './send.ts';
import { type HoaDonRow, hoaDonBienLaiTable, hoaDonDongTable, hoaDonTable } from './tables.ts';

/**
 * Issues the invoice of a receipt: drafts it where there is none, sends it where it was never sent, and answers it as it stands otherwise.
 * Errors: those of `draftOf` and of the act `gui`, BAD_INPUT of the buyer.
 */
export function issueReceipt(ctx: Ctx, BienLai_Id: string): Promise<HoaDonRow> {
  return inTransaction(ctx, async (tx) => {
    await requireIssuing(tx, [BienLai_Id]);
    const standing = await invoiceOfReceipt(tx, BienLai_Id);
    if (!standing) return send(tx, await draftOf(tx, [BienLai_Id], null));
    const row = await lockInvoice(tx, standing._id);
    return row.TrangThai === 'Nhap' || row.TrangThai === 'TuChoi' ? send(tx, row) : row;
  });
}

/** The invoice that a receipt stands in, of a refund its newest one; null for none. */
export async function invoiceOfReceipt(ctx: Ctx, BienLai_Id: string): Promise<HoaDonRow | null> {
  const links = hoaDonBienLaiTable;
  const [found] = await ctx.db
    .select({ row: hoaDonTable })
    .from(links)
    .innerJoin(hoaDonTable, eq(hoaDonTable._id, links.HoaDon_Id))
    .where(and(eq(links.BienLai_Id, BienLai_Id), eq(links.HieuLuc, true)))
    .orderBy(desc(hoaDonTable.NgayTao))
    .limit(1);
  return found?.row ?? null;
}

/** Drafts one invoice of several receipts of a patient. Errors: BAD_INPUT, those of `draftOf`. */
export async function createInvoice(ctx: Ctx, input: HoaDonInput): Promise<string> {
  const { requestId, NguoiMua } = input;
  const ids = [...new Set(input.BienLai_Ids)];
  if (ids.length === 0) refuseIssues([{ path: 'BienLai_Ids', code: 'REQUIRED' }]);
  const buyer = NguoiMua ? cleaned(NguoiMua) : null;
  const { _id } = await once(
    ctx,
    { id: requestId, operation: 'createHoaDon', content: input },
    async (tx) => {
      await requireIssuing(tx, ids);
      refuseBuyer(buyer);
      const row = await draftOf(tx, ids, buyer);
      return { _id: row._id };
    },
  );
  return _id;
}

/** The right to issue, where each receipt was made. Errors: FORBIDDEN, NODE_NOT_GRANTED, NOT_FOUND. */
async function requireIssuing(tx: Tx, ids: readonly string[]): Promise<void> {
  const found = await receiptsForInvoice(tx, ids);
  if (found.length === 0) throw new DomainError('NOT_FOUND', { entity: 'BienLai' });
  for (const { QuayThu_Id } of found)
    await requireRight(tx, {
      anyOf: ['HOA_DON_PHAT_HANH'],
      places: async () => [QuayThu_Id, await facilityOf(tx, QuayThu_Id)],
    });
}

/** Refuses a buyer that is wrong, at its fields below `NguoiMua`. */
export function refuseBuyer(buyer: Buyer | null): void {
  if (buyer) refuseIssues(buyerIssues(buyer).map((issue) => ({ ...issue, path: `NguoiMua.${issue.path}` })));
}

/** Sends an invoice that was never taken. Errors: NOT_FOUND, those of the act `gui`, BAD_INPUT of the buyer, those of `contentOf`. */
export function sendAgain(ctx: Ctx, id: string): Promise<HoaDonRow> {
  return inTransaction(ctx, async (tx) => send(tx, await lockInvoice(tx, id)));
}

/** Changes who an unsent invoice is made out to. Errors: NOT_FOUND, CONFLICT, BAD_INPUT, those of the act `suaNguoiMua`. */
export async function correctBuyer(
  ctx: Ctx,
  id: string,
  version: number,
  input: NguoiMuaInput,
): Promise<HoaDonRow> {
  const buyer = cleaned(input);
  return inTransaction(ctx, async (tx) => {
    const before = await heldFor(tx, id, 'suaNguoiMua');
    refuseIssues(buyerIssues(buyer));
    if (before.version !== version) throw new DomainError('CONFLICT', { current: before });
    const after = await updateRow(tx, hoaDonTable, id, { ...buyer });
    if (!after) throw new Error('a write without a row');
    await audit(tx, {
      action: 'UPDATE',
      entity: 'HoaDonDienTu',
      entityId: id,
      BenhNhan_Id: before.BenhNhan_Id,
      before,
      after,
    });
    await tell(tx, before);
    return after;
  });
}

/** Removes drafts: their receipts are free again. Errors: NOT_FOUND, those of the act `xoa`, as for what was sent. */
export function removeDrafts(ctx: Ctx, ids: readonly string[]): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    for (const id of [...new Set(ids)].sort()) {
      const row = await lockInvoice(tx, id);
      const after = await transition(tx, hoaDonActs, hoaDonTable, id, 'xoa', {
        locked: row,
        facts: () => lockedFacts(tx, row),
        auditAction: 'CANCEL',
      });
      await tx.db
        .update(hoaDonBienLaiTable)
        .set({ HieuLuc: false })
        .where(eq(hoaDonBienLaiTable.HoaDon_Id, id));
      await tell(tx, after);
    }
  });
}

/** Lets a locked draft be sent with the commit, its lines as its receipts stand by now. */
export async function send(tx: Tx, row: HoaDonRow): Promise<HoaDonRow> {
  const { NguoiMua, DonViMua, MaSoThueMua, DiaChiMua, GiayToMua, EmailMua } = row;
  refuseIssues(buyerIssues({ NguoiMua, DonViMua, MaSoThueMua, DiaChiMua, GiayToMua, EmailMua }));
  const ofReceipts = row.HoaDonGoc_Id === null && row.QuyetToan_Id === null;
  const sums = ofReceipts ? await refreshed(tx, row) : {};
  const after = await transition(tx, hoaDonActs, hoaDonTable, row._id, 'gui', {
    locked: row,
    facts: () => lockedFacts(tx, row),
    // what was refused is not there: there is nothing to search for
    set: { ...sums, NgayHoaDon: today(tx), GuiLuc: null, GuiLaiLuc: null, LoiMa: null, LoiThongBao: null },
  });
  await sendLater(tx, after, after.version);
  await tell(tx, after);
  return after;
}

/** A draft waited: refunds were made meanwhile. Its lines and links are written anew; what it is worth by now. */
async function refreshed(tx: Tx, row: HoaDonRow): Promise<Partial<HoaDonRow>> {
  const content = await contentOf(tx, await receiptsOfInvoice(tx, row._id));
  if (dec(content.total).eq(row.TongTien)) return {};
  await tx.db.delete(hoaDonDongTable).where(eq(hoaDonDongTable.HoaDon_Id, row._id));
  await tx.db
    .update(hoaDonBienLaiTable)
    .set({ HieuLuc: false })
    .where(inArray(hoaDonBienLaiTable.HoaDon_Id, [row._id]));
  await writeLines(tx, row._id, content.lines);
  await link(tx, row, content);
  return { TongTien: content.total, HinhThucThanhToan: content.payment };
}

/** Locks an invoice for an act. Errors: NOT_FOUND, those of the act. */
export async function heldFor(tx: Tx, id: string, action: HoaDonAction): Promise<HoaDonRow> {
  const row = await lockInvoice(tx, id);
  requireAct(tx, hoaDonActs, action, await lockedFacts(tx, row));
  return row;
}

/** A buyer as it was typed, without blanks around. */
export function cleaned(input: NguoiMuaInput): Buyer {
  const text = (value: string | null | undefined) => value?.trim() || null;
  return {
    NguoiMua: text(input.NguoiMua),
    DonViMua: text(input.DonViMua),
    MaSoThueMua: text(input.MaSoThueMua),
    DiaChiMua: text(input.DiaChiMua),
    GiayToMua: text(input.GiayToMua),
    EmailMua: text(input.EmailMua),
  };
}
