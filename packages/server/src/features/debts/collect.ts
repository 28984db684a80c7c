import { paymentIssues } from '@sen/domain/cashier/payments';
import { chiaThanhToan, chiaThuNo, tongThuNo } from '@sen/domain/debts/collect';
import { congNoActs } from '@sen/domain/debts/congNo';
import { chiaTheoDong } from '@sen/domain/debts/cover';
import { dec, toMoney } from '@sen/domain/money/decimal';
import { inArray } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { ThuCongNoInput } from '../../gql/main.ts';
import { lockAccount, lockPersons } from '../cashier/account.ts';
import { collectOwed } from '../cashier/owing.ts';
import { debtFacts } from './facts.ts';
import { debtsOfVisit, type KeptDebt, standingOf } from './follow.ts';
import { congNoTable } from './tables.ts';

const debtsMost = 100;

type Held = { debt: KeptDebt; left: ReadonlyMap<string, string> };

/**
 * Collects debts, the longest due first, all of them or an amount: a receipt for each visit, one transaction. Answers the ids of the
 * receipts. Errors: BAD_INPUT, NOT_FOUND, those of the act `thuNo` of a debt and of its account, PAYMENT_DIFFERS, those of newReceipt.
 */
export async function collectDebts(ctx: Ctx, input: ThuCongNoInput): Promise<string[]> {
  const ids = [...new Set(input.ids)];
  if (ids.length === 0) refuseIssues([{ path: 'ids', code: 'REQUIRED' }]);
  if (ids.length > debtsMost) refuseIssues([{ path: 'ids', code: 'TOO_MANY', details: { max: debtsMost } }]);
  const request = { id: input.requestId, operation: 'thuCongNo', content: input };
  const { made } = await once(ctx, request, async (tx) => {
    // 1. All persons at once, then their accounts: the debts stand still.
    const held = await holdDebts(tx, ids);
    const facts = await Promise.all(held.map(({ debt }) => debtFacts(tx, debt)));
    for (const one of facts) requireAct(tx, congNoActs, 'thuNo', one);
    // 2. What is paid of which debt, by visit.
    const open = held.map(({ debt }) => ({ ...debt, id: debt._id }));
    const most = tongThuNo(open);
    const asked = input.SoTien ? toMoney(input.SoTien) : null;
    if (asked && !dec(asked).eq(dec(asked).round(0)))
      refuseIssues([{ path: 'SoTien', code: 'TOO_MANY_DECIMALS', details: { max: 0 } }]);
    if (asked && dec(asked).lte(0))
      refuseIssues([{ path: 'SoTien', code: 'TOO_SMALL', details: { min: '1' } }]);
    if (asked && dec(asked).gt(most))
      refuseIssues([{ path: 'SoTien', code: 'DEBT_OVERPAID', details: { max: most } }]);
    const visits = chiaThuNo(open, asked);
    requirePaid(asked ?? most, input);
    const parts = chiaThanhToan(
      input.thanhToans,
      visits.map((one) => one.GiaTriBienLai),
    );
    // 3. A receipt a visit.
    const of = new Map(held.map((one) => [one.debt._id, one]));
    const receipts: string[] = [];
    for (const [at, { TiepNhan_Id, khoans, GiaTriBienLai, ChenhLechLamTron }] of visits.entries()) {
      const codes = khoans.flatMap(({ id }) => of.get(id)?.debt.MaCongNo ?? []);
      receipts.push(
        await collectOwed(tx, TiepNhan_Id, {
          dongs: linesOf(khoans, of),
          ...{ GiaTriBienLai, ChenhLechLamTron, thanhToans: parts[at] ?? [] },
          // what was handed over belongs to one receipt
          TienKhachDua: visits.length === 1 ? (input.TienKhachDua ?? null) : null,
          NguoiNop: input.NguoiNop?.trim() || null,
          GhiChu: input.GhiChu?.trim() || `Thu nợ ${codes.join(', ')}`,
          QuyenBienLai_Id: input.QuyenBienLai_Id ?? null,
        }),
      );
    }
    return { made: receipts };
  });
  return made;
}

/** The debts, each with what is left of it by line; those of cancelled ones are not found. Errors: NOT_FOUND. */
async function holdDebts(tx: Tx, ids: readonly string[]): Promise<Held[]> {
  const found = await tx.db
    .select({ TiepNhan_Id: congNoTable.TiepNhan_Id })
    .from(congNoTable)
    .where(inArray(congNoTable._id, [...ids]));
  const visits = [...new Set(found.map((one) => one.TiepNhan_Id))].sort();
  await lockPersons(tx, visits);
  const held: Held[] = [];
  for (const TiepNhan_Id of visits) {
    await lockAccount(tx, TiepNhan_Id);
    const debts = await debtsOfVisit(tx, TiepNhan_Id);
    const stands = await standingOf(tx, debts);
    for (const debt of debts)
      if (ids.includes(debt._id)) held.push({ debt, left: stands.get(debt._id)?.dongs ?? new Map() });
  }
  if (held.length !== ids.length) throw new DomainError('NOT_FOUND', { entity: 'CongNo' });
  return held;
}

/** What each line gets: a line may stand in two debts of a visit. */
function linesOf(khoans: ReadonlyArray<{ id: string; SoTien: string }>, of: ReadonlyMap<string, Held>) {
  const total = new Map<string, string>();
  for (const { id, SoTien } of khoans)
    for (const share of chiaTheoDong(SoTien, of.get(id)?.left ?? [])) {
      const before = total.get(share.VienPhiDong_Id) ?? '0';
      total.set(share.VienPhiDong_Id, toMoney(dec(before).plus(share.SoTien)));
    }
  return [...total].map(([VienPhiDong_Id, SoTien]) => ({ VienPhiDong_Id, SoTien }));
}

/** The parts of the payment come to what is paid; how each is paid the receipts check. Errors: PAYMENT_DIFFERS, BAD_INPUT. */
function requirePaid(value: string, { thanhToans }: ThuCongNoInput): void {
  const parts = thanhToans.map(({ SoTien }) => ({ SoTien, Loai: 'TienMat' as const }));
  const issues = paymentIssues(value, parts);
  const differs = issues.find(({ code }) => code === 'PAYMENT_DIFFERS');
  if (differs) throw new DomainError('PAYMENT_DIFFERS', { ...differs.details });
  refuseIssues(issues);
}
