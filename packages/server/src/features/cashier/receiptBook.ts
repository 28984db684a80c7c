import { and, asc, inArray, sql } from 'drizzle-orm';
import { auditView } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { loadReception } from '../reception/queries.ts';
import { listedPlace, type Made, requireVisible, visibleRecords } from '../recordAccess/visible.ts';
import { betweenDays, receiptById } from './queries.ts';
import { type BienLaiRow, thanhToanTable as payments, bienLaiTable as receipts } from './tables.ts';

/** Receipts that the book gives at once. */
export const bookPageMax = 1000;
/** Receipts that are printed together. */
const printMax = 50;

export type BookInput = {
  start: string;
  end: string;
  /** Only what came to this own bank account or went out of it. */
  account: string | null;
  page: number;
  limit: number;
};

/**
 * A page of the receipts of some days, in the order of their numbers within each book: those of the counters that the caller's lists show,
 * and the own ones, so that no own book has gaps. Errors: BAD_INPUT for days that end before they begin and a page that there is not.
 */
export async function receiptsOfDays(
  ctx: Ctx,
  { start, end, account, page, limit }: BookInput,
): Promise<BienLaiRow[]> {
  refuseIssues([
    ...(end < start ? [{ path: 'endDate', code: 'RANGE_REVERSED' }] : []),
    ...(page < 1 ? [{ path: 'page', code: 'TOO_SMALL', details: { min: '1' } }] : []),
    ...(limit < 1 ? [{ path: 'limit', code: 'TOO_SMALL', details: { min: '1' } }] : []),
    ...(limit > bookPageMax
      ? [{ path: 'limit', code: 'TOO_LARGE', details: { max: String(bookPageMax) } }]
      : []),
  ]);
  const listed = await listedPlace(ctx, sql`${receipts.QuayThu_Id}`);
  const own = sql`${receipts.NguoiThu_Id} = ${ctx.user?.NhanVien_Id ?? null}::uuid`;
  return ctx.db
    .select()
    .from(receipts)
    .where(
      and(
        betweenDays(start, end),
        account === null ? undefined : paidBy(account),
        sql`(${listed} or ${own})`,
      ),
    )
    .orderBy(asc(receipts.KyHieu), asc(receipts.LoaiBienLai), asc(receipts.SoBienLai), asc(receipts._id))
    .limit(limit)
    .offset((page - 1) * limit);
}

const paidBy = (account: string) =>
  sql`exists (select from ${payments} p where p.bien_lai_id = ${receipts._id} and p.tai_khoan_ngan_hang_id = ${account}::uuid)`;

/**
 * One receipt for a screen; the reading is logged. Null when there is none. Errors: RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE.
 */
export async function openReceipt(ctx: Ctx, id: string): Promise<BienLaiRow | null> {
  const receipt = await receiptById(ctx, id);
  if (!receipt) return null;
  if (!isOwn(ctx, receipt)) await requireVisible(ctx, await madeOfReceipt(ctx, receipt));
  await auditView(ctx, { entity: 'BienLai', entityId: id, BenhNhan_Id: receipt.BenhNhan_Id });
  return receipt;
}

/** Receipts to be printed, in the order of their ids, without those that the caller may not see. Errors: BAD_INPUT for too many. */
export async function receiptsToPrint(ctx: Ctx, ids: readonly string[]): Promise<BienLaiRow[]> {
  if (ids.length > printMax)
    refuseIssues([{ path: 'BienLai_Ids', code: 'TOO_LARGE', details: { max: String(printMax) } }]);
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(receipts)
    .where(inArray(receipts._id, [...ids]));
  const found = new Map(rows.map((row) => [row._id, row]));
  const asked = [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
  const others = asked.filter((one) => !isOwn(ctx, one));
  const seen = new Set(await visibleRecords(ctx, others, (one) => madeOfReceipt(ctx, one)));
  return asked.filter((one) => isOwn(ctx, one) || seen.has(one));
}

/** The cashier who wrote a receipt sees it wherever that was. */
function isOwn(ctx: Ctx, { NguoiThu_Id }: BienLaiRow): boolean {
  return ctx.user !== null && NguoiThu_Id === ctx.user.NhanVien_Id;
}

/** Where a receipt was made: at its counter, or at the desk that received the patient. */
async function madeOfReceipt(ctx: Ctx, { QuayThu_Id, TiepNhan_Id, BenhNhan_Id }: BienLaiRow): Promise<Made> {
  const node = QuayThu_Id ?? (await loadReception(ctx, TiepNhan_Id))?.NoiTiepNhan_Id ?? null;
  return { node, BenhNhan_Id };
}
