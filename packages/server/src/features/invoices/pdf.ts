import { hoaDonActs } from '@sen/domain/invoices/hoaDonDienTu';
import { and, eq, isNull } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { auditView } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { storeFile } from '../../engine/storage/files.ts';
import { passwordsOf } from './accountPasswords.ts';
import { invoiceAccount } from './accountQueries.ts';
import { invoiceFacts } from './invoiceRows.ts';
import { providers } from './provider.ts';
import { seenInvoice } from './queries.ts';
import { sentInvoice } from './send.ts';
import { type HoaDonRow, hoaDonTable } from './tables.ts';

/** The kind of record that pictures of invoices belong to. */
export const invoiceFiles = 'HoaDonDienTu';

/**
 * The picture of an invoice: kept since it was asked for first, else asked of its provider. Errors: NOT_FOUND, those of the act `in`,
 * INVOICE_PDF_UNAVAILABLE.
 */
export async function printedInvoice(ctx: Ctx, id: string): Promise<{ url: string; fileName: string }> {
  const row = await seenInvoice(ctx, id);
  requireAct(ctx, hoaDonActs, 'in', await invoiceFacts(ctx, row));
  await auditView(ctx, { entity: 'HoaDonDienTu', entityId: id, BenhNhan_Id: row.BenhNhan_Id });
  const fileName = `${row.Serial}-${row.SoHoaDon}.pdf`;
  if (row.TepPdf_Id) return { url: `/api/files/${row.TepPdf_Id}`, fileName };
  const bytes = await asked(ctx, row).catch(() => null);
  if (!bytes) throw new DomainError('INVOICE_PDF_UNAVAILABLE');
  const kept = await storeFile(ctx, {
    name: fileName,
    bytes,
    permission: 'HOA_DON_XEM',
    BenhNhan_Id: row.BenhNhan_Id,
    pictureOf: invoiceFiles,
  });
  // somebody else may have asked at the same time
  await ctx.db
    .update(hoaDonTable)
    .set({ TepPdf_Id: kept._id })
    .where(and(eq(hoaDonTable._id, id), isNull(hoaDonTable.TepPdf_Id)));
  return { url: kept.url, fileName };
}

async function asked(ctx: Ctx, row: HoaDonRow): Promise<Buffer | null> {
  const account = await invoiceAccount(ctx, row.TaiKhoan_Id);
  const passwords = passwordsOf(ctx.config, account);
  const provider = providers[account.NhaCungCap];
  const session = await provider.open(ctx.config, account, passwords);
  return provider.pdf(ctx.config, session, await sentInvoice(ctx, row), row.SoHoaDon ?? 0);
}
