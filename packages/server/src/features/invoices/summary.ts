import { consumer } from '@sen/domain/invoices/buyer';
import { summaryMost } from '@sen/domain/invoices/hoaDonDienTu';
import { sql } from 'drizzle-orm';
import { type Ctx, requirePermission, type Tx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { once } from '../../engine/sql/transaction.ts';
import { within } from '../accounting/days.ts';
import { grouped } from '../orders/grouped.ts';
import { facilityOf } from '../organisation/facility.ts';
import { listedPlace } from '../recordAccess/visible.ts';
import { send } from './commands.ts';
import { contentOf } from './content.ts';
import { accountOf, link, usableAccounts, writeDraft } from './draft.ts';
import { owedReceipts } from './owed.ts';
import type { HoaDonRow } from './tables.ts';

/**
 * Sums up what was not invoiced of a day, an invoice for each account, and sends them: "Bán cho người tiêu dùng", with their receipts as
 * the list beside. Errors: INVOICE_DAY_OPEN, INVOICE_DAY_EMPTY, INVOICE_NO_ACCOUNT, those of `contentOf`.
 */
export async function summarise(ctx: Ctx, ngay: string, requestId: string): Promise<string[]> {
  requirePermission(ctx, 'HOA_DON_PHAT_HANH');
  if (ngay > today(ctx)) throw new DomainError('INVOICE_DAY_OPEN');
  const { ids } = await once(ctx, { id: requestId, operation: 'lapHoaDonTongHop', content: { ngay } }, (tx) =>
    summariseDay(tx, ngay),
  );
  if (ids.length === 0) throw new DomainError('INVOICE_DAY_EMPTY', { ngay });
  return ids;
}

/** The summaries of a day, by account; none where nothing is owed. */
export async function summariseDay(tx: Tx, ngay: string): Promise<{ ids: string[] }> {
  const { rows } = await tx.db.execute<{ id: string; NguoiThu_Id: string; QuayThu_Id: string | null }>(sql`
    select o.id, o.nguoi_thu_id as "NguoiThu_Id", o.quay_thu_id as "QuayThu_Id" from ${owedReceipts} o
    where o.goc is null and ${within(sql`o.ngay_bien_lai`, { from: ngay, to: ngay })}
      and ${tx.user ? await listedPlace(tx, sql`o.quay_thu_id`) : sql`true`}
    order by o.ngay_bien_lai, o.id limit ${summaryMost}`);
  const accounts = await usableAccounts(tx);
  const named = [];
  for (const row of rows) {
    const account = accountOf(accounts, row, today(tx));
    if (!account) throw new DomainError('INVOICE_NO_ACCOUNT');
    // a summary belongs to the facility of its counters
    named.push({ id: row.id, account, place: await facilityOf(tx, row.QuayThu_Id) });
  }
  const ids: string[] = [];
  for (const group of grouped(named, ({ account, place }) => `${account._id} ${place}`).values()) {
    const [first] = group;
    if (!first) continue;
    const row = await summaryOf(
      tx,
      first,
      group.map(({ id }) => id),
    );
    ids.push(row._id);
  }
  return { ids };
}

async function summaryOf(
  tx: Tx,
  { account, place }: { account: Awaited<ReturnType<typeof usableAccounts>>[number]; place: string | null },
  ids: readonly string[],
): Promise<HoaDonRow> {
  const content = await contentOf(tx, ids);
  const row = await writeDraft(
    tx,
    {
      ...consumer,
      LoaiHoaDon: 'TongHop',
      account,
      QuayThu_Id: place,
      HinhThucThanhToan: content.payment,
      TongTien: content.total,
    },
    content.lines,
  );
  await link(tx, row, content);
  return send(tx, row);
}
