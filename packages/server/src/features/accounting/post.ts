import type { TaiKhoan } from '@sen/domain/accounting/dinhKhoan';
import type { Issue } from '@sen/domain/catalogue/validate';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, localDay, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { requireRight } from '../../engine/http/doors.ts';
import { lockExisting, updateRow } from '../../engine/sql/rows.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { DinhKhoanBienLaiInput, DinhKhoanKyInput } from '../../gql/main.ts';
import { facilityOf } from '../organisation/facility.ts';
import { seenMoney } from './dayBook.ts';
import { daysOf, within } from './days.ts';
import { countWhere, moneyWhere, proposed, type ReceiptMoney } from './receiptEntries.ts';
import { accountingRules, knownPairs, termsOf } from './rules.ts';
import { dotXuatTable, butToanTable as entries } from './tables.ts';

/** Payments that one act enters at most. */
export const mostAtOnce = 5000;
const longestAccount = 20;

export type PostedPeriod = { soButToan: number; soConLai: number };

/**
 * Enters everything of some days that has no entry yet, by the catalogues as they are now; what they have no accounts for stays. Nothing
 * is entered twice, whoever does it at the same time. Errors: BAD_INPUT, NOT_FOUND.
 */
export function postPeriod(
  ctx: Ctx,
  input: DinhKhoanKyInput,
  most: number = mostAtOnce,
): Promise<PostedPeriod> {
  const { requestId, ...asked } = input;
  return once(ctx, { id: requestId, operation: 'dinhKhoanKy', content: asked }, async (tx) => {
    const days = await daysOf(tx, asked);
    const pairs = knownPairs(await accountingRules(tx));
    const open = sql`e.id is null and ${within(sql`m.luc`, days)} and ${await seenMoney(tx)}`;
    const known = sql`(o.id is not null or (m.loai_bien_lai, m.hinh_thuc_thanh_toan_id::text) in (select * from unnest(
      ${sql.param(pairs.map(([kind]) => kind))}::text[], ${sql.param(pairs.map(([, method]) => method))}::text[])))`;
    const found: Array<[ReceiptMoney, TaiKhoan]> = [];
    for (const one of await moneyWhere(tx, sql`${open} and ${known}`, most)) {
      const accounts = await proposed(tx, one);
      if (accounts) found.push([one, accounts]);
    }
    const written = await write(tx, found);
    const answer = {
      soButToan: written.length,
      soConLai: await countWhere(tx, sql`${open} and not ${known}`),
    };
    if (written.length === 0) return answer;
    const { from: tuNgay, to: denNgay } = days;
    await audit(tx, {
      action: 'CREATE',
      entity: 'ButToan',
      entityId: null,
      after: { tuNgay, denNgay, KyBaoCao_Id: asked.KyBaoCao_Id ?? null, ...answer },
    });
    await emit(tx, { module: 'SoQuy', process: 'create', idNode: tx.nodeId, data: {} });
    return answer;
  });
}

/**
 * Enters payments of one receipt in the accounts that are given; an entry that was not exported is corrected. Errors: NOT_FOUND, BAD_INPUT,
 * ENTRY_EXPORTED, CONFLICT for one that another person has entered meanwhile, FORBIDDEN, NODE_NOT_GRANTED.
 */
export async function postReceipt(ctx: Ctx, input: DinhKhoanBienLaiInput): Promise<string> {
  const { requestId, ...asked } = input;
  const { _id } = await once(
    ctx,
    { id: requestId, operation: 'dinhKhoanBienLai', content: asked },
    async (tx) => {
      const money = await moneyWhere(tx, sql`m.bien_lai_id = ${asked.BienLai_Id}`);
      if (money.length === 0) throw new DomainError('NOT_FOUND', { entity: 'BienLai' });
      const place = money[0]?.QuayThu_Id ?? null;
      const places = async () => [place, await facilityOf(tx, place)];
      await requireRight(tx, { anyOf: ['DINH_KHOAN'], places });
      refuseWrong(asked);
      const fresh: Array<[ReceiptMoney, TaiKhoan]> = [];
      for (const { ThanhToan_Id, LoaiButToan, version, ...given } of asked.dongs) {
        const accounts = { TaiKhoanNo: given.TaiKhoanNo.trim(), TaiKhoanCo: given.TaiKhoanCo.trim() };
        const one = money.find((row) => row.ThanhToan_Id === ThanhToan_Id && row.LoaiButToan === LoaiButToan);
        if (!one) throw new DomainError('NOT_FOUND', { entity: 'ThanhToan' });
        if (one.ButToan_Id === null) fresh.push([one, accounts]);
        else await correct(tx, one, one.ButToan_Id, accounts, version ?? null);
      }
      const written = await write(tx, fresh);
      if (written.length < fresh.length) await refuseOther(tx, fresh);
      for (const row of written)
        await audit(tx, {
          action: 'CREATE',
          entity: 'ButToan',
          entityId: row._id,
          BenhNhan_Id: money[0]?.BenhNhan_Id ?? null,
          after: row,
        });
      await emit(tx, {
        module: 'SoQuy',
        process: 'update',
        idNode: place,
        data: { BienLai_Id: asked.BienLai_Id },
      });
      return { _id: asked.BienLai_Id };
    },
  );
  return _id;
}

/** Writes entries that there are not yet; answers those that it wrote. */
async function write(tx: Tx, found: ReadonlyArray<[ReceiptMoney, TaiKhoan]>) {
  if (found.length === 0) return [];
  const rules = await accountingRules(tx);
  return tx.db
    .insert(entries)
    .values(
      found.map(([one, accounts]) => ({
        ...accounts,
        ...termsOf(rules, one.LoaiBienLai),
        BienLai_Id: one.BienLai_Id,
        ThanhToan_Id: one.ThanhToan_Id,
        LoaiButToan: one.LoaiButToan,
        Ngay: localDay(new Date(one.Luc)),
        SoTien: one.SoTien,
        NguoiTao_Id: actor(tx),
        NguoiCapNhat_Id: actor(tx),
      })),
    )
    .onConflictDoNothing()
    .returning();
}

/** Another person has entered some of it meanwhile: refused, unless in the same accounts. */
async function refuseOther(tx: Tx, fresh: ReadonlyArray<[ReceiptMoney, TaiKhoan]>): Promise<void> {
  for (const [one, accounts] of fresh) {
    const [current] = await tx.db
      .select()
      .from(entries)
      .where(and(eq(entries.ThanhToan_Id, one.ThanhToan_Id), eq(entries.LoaiButToan, one.LoaiButToan)));
    if (current?.TaiKhoanNo !== accounts.TaiKhoanNo || current.TaiKhoanCo !== accounts.TaiKhoanCo)
      throw new DomainError('CONFLICT', { current });
  }
}

/** Corrects the accounts of an entry that was not exported. */
async function correct(
  tx: Tx,
  { MaBienLai, BenhNhan_Id }: ReceiptMoney,
  id: string,
  accounts: TaiKhoan,
  seen: number | null,
): Promise<void> {
  const before = await lockExisting(tx, entries, id, 'ButToan');
  if (before.TaiKhoanNo === accounts.TaiKhoanNo && before.TaiKhoanCo === accounts.TaiKhoanCo) return;
  if (before.DotXuat_Id !== null)
    throw new DomainError('ENTRY_EXPORTED', { MaBienLai, SoDot: await numberOf(tx, before.DotXuat_Id) });
  if (seen !== before.version) throw new DomainError('CONFLICT', { current: before });
  const after = await updateRow(tx, entries, id, { ...accounts, NguoiCapNhat_Id: actor(tx) });
  await audit(tx, { action: 'UPDATE', entity: 'ButToan', entityId: id, BenhNhan_Id, before, after });
}

async function numberOf(tx: Tx, DotXuat_Id: string): Promise<string> {
  const [row] = await tx.db
    .select({ SoDot: dotXuatTable.SoDot })
    .from(dotXuatTable)
    .where(eq(dotXuatTable._id, DotXuat_Id));
  return row?.SoDot ?? '';
}

function refuseWrong({ dongs }: Omit<DinhKhoanBienLaiInput, 'requestId'>): void {
  const issues: Issue[] = dongs.length === 0 ? [{ path: 'dongs', code: 'REQUIRED' }] : [];
  dongs.forEach((line, at) => {
    for (const field of ['TaiKhoanNo', 'TaiKhoanCo'] as const) {
      const text = line[field].trim();
      const path = `dongs.${at}.${field}`;
      if (!text) issues.push({ path, code: 'REQUIRED' });
      else if (text.length > longestAccount)
        issues.push({ path, code: 'TOO_LONG', details: { max: longestAccount } });
    }
    if (line.TaiKhoanNo.trim() === line.TaiKhoanCo.trim() && line.TaiKhoanNo.trim())
      issues.push({ path: `dongs.${at}.TaiKhoanCo`, code: 'ENTRY_SAME_ACCOUNT' });
  });
  refuseIssues(issues);
}
