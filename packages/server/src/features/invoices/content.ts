import { type InvoiceLine, invoiceLines } from '@sen/domain/invoices/invoiceLines';
import { paymentName } from '@sen/domain/invoices/payment';
import { dec, round, sum } from '@sen/domain/money/decimal';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { lockForInvoice, type ReceiptForInvoice, receiptsForInvoice } from '../cashier/forInvoice.ts';
import { grouped } from '../orders/grouped.ts';
import { readSetting } from '../system/queries.ts';

/** What stands in an invoice: its lines, what pays it, and what of which receipt; refunds made before with sums below 0. */
export type InvoiceContent = {
  lines: InvoiceLine[];
  total: string;
  payment: string;
  links: Array<{ BienLai_Id: string; SoTien: string }>;
  receipts: ReceiptForInvoice[];
};

/**
 * What an invoice of receipts says by now, the receipts locked. `whole`: receipts that stand in no invoice yet, or in this one. Errors:
 * NOT_FOUND, INVOICE_RECEIPT_OPEN, INVOICE_NOTHING_TO_ISSUE.
 */
export async function contentOf(tx: Tx, ids: readonly string[]): Promise<InvoiceContent> {
  await lockForInvoice(tx, ids);
  const receipts = await receiptsForInvoice(tx, ids);
  if (receipts.length !== new Set(ids).size) throw new DomainError('NOT_FOUND', { entity: 'BienLai' });
  const links = receipts.flatMap((receipt) => {
    const { MaBienLai } = receipt;
    if (!receipt.settled) throw new DomainError('INVOICE_RECEIPT_OPEN', { MaBienLai });
    const worth = worthOf(receipt);
    if (receipt.LoaiBienLai === 'HoanTien' || dec(worth).lte(0))
      throw new DomainError('INVOICE_NOTHING_TO_ISSUE', { MaBienLai });
    const back = receipt.others.map(({ BienLai_Id, SoTien }) => ({
      BienLai_Id,
      SoTien: round(SoTien, 0).times(-1).toFixed(0),
    }));
    const gross = dec(worth).minus(sum(back.map(({ SoTien }) => SoTien)));
    return [{ BienLai_Id: receipt._id, SoTien: gross.toFixed(0) }, ...back];
  });
  const total = sum(links.map(({ SoTien }) => SoTien)).toFixed(0);
  const { cachGhi } = await readSetting(tx, 'invoices');
  return {
    lines: invoiceLines(
      receipts.flatMap(({ charges }) => charges),
      total,
      cachGhi,
    ),
    total,
    payment: paymentName(receipts.flatMap(({ ways }) => ways)),
    links: merged(links),
    receipts,
  };
}

/** What a receipt is worth by now, in whole dong: what stands of it on charges, of a payment with what its own rounding made of it. */
function worthOf({ LoaiBienLai, ChenhLechLamTron, charges }: ReceiptForInvoice): string {
  const paid = sum(charges.map(({ SoTien }) => SoTien));
  const rounded = LoaiBienLai === 'ThuTien' && paid.gt(0) ? paid.plus(ChenhLechLamTron) : paid;
  return round(rounded, 0).toFixed(0);
}

/** A refund that took of several receipts stands once. */
function merged(links: InvoiceContent['links']): InvoiceContent['links'] {
  const byReceipt = grouped(links, ({ BienLai_Id }) => BienLai_Id);
  return [...byReceipt].map(([BienLai_Id, of]) => ({
    BienLai_Id,
    SoTien: sum(of.map(({ SoTien }) => SoTien)).toFixed(0),
  }));
}
