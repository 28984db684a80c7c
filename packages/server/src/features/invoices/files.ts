import { hoaDonActs } from '@sen/domain/invoices/hoaDonDienTu';
import { and, eq, isNull } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { auditView } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { storeFile } from '../../engine/storage/files.ts';
import { NotXml, withXml } from '../../engine/xml/document.ts';
import { passwordsOf } from './accountPasswords.ts';
import { invoiceAccount } from './accountQueries.ts';
import { invoiceFacts } from './invoiceRows.ts';
import { type InvoiceFile, providers } from './provider.ts';
import { seenInvoice } from './queries.ts';
import { sentInvoice } from './send.ts';
import { type HoaDonRow, hoaDonTable } from './tables.ts';

/** The kind of record that files of invoices belong to. */
export const invoiceFiles = 'HoaDonDienTu';

/** What each kind of file is asked by, kept in, and told when the provider gives none. */
const kinds = {
  PDF: { act: 'in', column: 'TepPdf_Id', away: 'INVOICE_PDF_UNAVAILABLE', ending: 'pdf' },
  XML: { act: 'taiXml', column: 'TepXml_Id', away: 'INVOICE_XML_UNAVAILABLE', ending: 'xml' },
} as const;

/**
 * A file of an invoice, its picture or its XML: kept since it was asked for first, else asked of its provider. Errors: NOT_FOUND, those of
 * the act, INVOICE_PDF_UNAVAILABLE, INVOICE_XML_UNAVAILABLE.
 */
export async function fileOfInvoice(
  ctx: Ctx,
  id: string,
  kind: InvoiceFile,
): Promise<{ url: string; fileName: string }> {
  const { act, column, away, ending } = kinds[kind];
  const row = await seenInvoice(ctx, id);
  requireAct(ctx, hoaDonActs, act, await invoiceFacts(ctx, row));
  await auditView(ctx, { entity: 'HoaDonDienTu', entityId: id, BenhNhan_Id: row.BenhNhan_Id });
  const fileName = `${row.Serial}-${row.SoHoaDon}.${ending}`;
  if (row[column]) return { url: `/api/files/${row[column]}`, fileName };
  const bytes = await asked(ctx, row, kind).catch(() => null);
  if (!bytes || (kind === 'XML' && !isXml(bytes))) throw new DomainError(away);
  const kept = await storeFile(ctx, {
    name: fileName,
    bytes,
    permission: 'HOA_DON_XEM',
    BenhNhan_Id: row.BenhNhan_Id,
    pictureOf: invoiceFiles,
    ...(kind === 'XML' ? { isXml: true } : {}),
  });
  // somebody else may have asked at the same time
  await ctx.db
    .update(hoaDonTable)
    .set({ [column]: kept._id })
    .where(and(eq(hoaDonTable._id, id), isNull(hoaDonTable[column])));
  return { url: kept.url, fileName };
}

async function asked(ctx: Ctx, row: HoaDonRow, kind: InvoiceFile): Promise<Buffer | null> {
  const account = await invoiceAccount(ctx, row.TaiKhoan_Id);
  const passwords = passwordsOf(ctx.config, account);
  const provider = providers[account.NhaCungCap];
  const session = await provider.open(ctx.config, account, passwords);
  const wanted = { SoHoaDon: row.SoHoaDon ?? 0, kind };
  return provider.file(ctx.config, session, await sentInvoice(ctx, row), wanted);
}

function isXml(bytes: Buffer): boolean {
  try {
    return withXml(bytes.toString('utf8'), () => true);
  } catch (error) {
    if (error instanceof NotXml) return false;
    throw error;
  }
}
