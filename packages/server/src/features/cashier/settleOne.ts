import { createHash } from 'node:crypto';
import { examRates } from '@sen/domain/cashier/examRates';
import { type VisitTotals, visitTotals } from '@sen/domain/cashier/lineState';
import { isInsuredBy } from '@sen/domain/insurance/child';
import type { ThamSo } from '@sen/domain/insurance/parameters';
import { routeRatio } from '@sen/domain/insurance/settle';
import { type OtherLines, settlementKey, settleSome } from '@sen/domain/insurance/settleSome';
import type { SettleVisit } from '@sen/domain/insurance/settleTypes';
import { dec } from '@sen/domain/money/decimal';
import { type ReceptionState, receptionClosed } from '@sen/domain/reception/tiepNhan';
import type { Ctx, Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import { type Payer, payerOf } from '../insurance/queries.ts';
import { localMinute, settleVisitOf } from '../insurance/settleVisit.ts';
import { furtherCards, type ReceptionForCharges } from '../reception/queries.ts';
import { readSetting, readThamSo } from '../system/queries.ts';
import { type Account, closeAccount, lockLines, relatedLines } from './account.ts';
import { allHeld, areHeld, besideOthers, type HeldLines, type Touched } from './heldLines.ts';
import { promotionsOfVisit } from './letOff.ts';
import { writeSettled } from './lineWrites.ts';
import { ratesOfOperations } from './operations.ts';
import { packagesOf } from './packages.ts';
import { hasAdvance, linesOfVisit } from './queries.ts';
import { sameDayOf } from './sameDay.ts';
import { splitLines, splitSome, stateOf, type Terms, toSettleLine } from './splitLines.ts';
import type { VienPhiRow } from './tables.ts';

/** The sums of a visit, and whether what other visits of the person and day look at has changed. */
export type SettledVisit = { totals: VisitTotals; forOthers: boolean };

/**
 * Splits the lines of a locked account between the payers, says which may be performed, and writes what changed. What was
 * collected stays collected: a difference shows as something left to pay or to refund. An act that says which lines it `touched` has
 * only these worked out, where no rule could change another one: a long stay costs no more than a short visit.
 */
export async function settleOne(tx: Tx, account: Account, touched?: Touched): Promise<SettledVisit> {
  const { row: before } = account;
  const payer = await payerOf(tx, account.reception.DoiTuong_Id);
  const held = areHeld(touched) ? touched : null;
  // confirmed costs are what the fund is billed, and of completed fees debts alone are collected: they stay as they are
  if (account.reception.DaXacNhanBHYT || account.reception.DaXacNhanChiPhi) {
    held?.write();
    return { totals: await keepSplit(tx, account, payer), forOthers: false };
  }
  // the rates of a day are read from all its exams
  if (held && payer?.laBHYT) {
    held.write();
    return settleOne(
      tx,
      account,
      held.lines.map((line) => line._id),
    );
  }
  const terms = await termsOf(tx, account.reception, payer, before);
  // promotions look at the whole bill
  const known = touched && before.settledBy === terms.key && terms.promotions === null;
  const some = known ? await settleTouched(tx, account, terms, touched) : null;
  const totals = some ?? (await settleAll(tx, account, terms, held));
  const insured = terms.visit.laBHYT || dec(before.BHChiTra).gt(0);
  const sameExams = before.settledBy === terms.key; // the key names the insured exams
  const same = sameExams && inScopeOf(before) === inScopeOf(totals);
  return { totals, forOthers: insured && !same };
}

/**
 * Works out a locked visit anew when another visit of the person changed what its lines are settled by. Nothing is changed once money
 * was collected for its lines or it is closed: the cashiers hear of it, and the bill says the difference (insurance 13). Answers whether
 * it was worked out.
 */
export async function followOthers(tx: Tx, account: Account): Promise<boolean> {
  const { row, reception } = account;
  const terms = await termsOf(tx, reception, await payerOf(tx, reception.DoiTuong_Id), row);
  if (row.settledBy === terms.key) return false;
  if (isKept(row, reception)) {
    const { TiepNhan_Id, BenhNhan_Id } = row;
    await emit(tx, { module: 'VienPhi', process: 'update', data: { TiepNhan_Id, BenhNhan_Id } });
    return false;
  }
  await settleAll(tx, account, terms);
  return true;
}

/** Whether a bill only changes by an act on it: money was collected for its lines, or it is closed. */
export function isKept(row: Pick<VienPhiRow, 'HachToan'>, reception: ReceptionState): boolean {
  return dec(row.HachToan).gt(0) || receptionClosed(reception) !== null;
}

/** What a visit would come to if it were worked out now; nothing is written. Null when it stands as it is settled. */
export async function settledNow(
  ctx: Ctx,
  row: VienPhiRow,
  reception: ReceptionForCharges,
): Promise<VisitTotals | null> {
  const terms = await termsOf(ctx, reception, await payerOf(ctx, reception.DoiTuong_Id), row);
  if (row.settledBy === terms.key) return null;
  return visitTotals(splitLines(await linesOfVisit(ctx, reception._id), terms, reception).after);
}

/** What of a visit counts in the rules of others; nothing of one that the fund pays nothing of. */
function inScopeOf({ BHChiTra, BNCCT }: Pick<VisitTotals, 'BHChiTra' | 'BNCCT'>): string {
  return dec(BHChiTra).gt(0) ? dec(BHChiTra).plus(BNCCT).toFixed(2) : '0.00';
}

/** What the lines of a visit are settled by as it stands, with its account, null before its first charge. */
export async function termsOf(
  ctx: Ctx,
  reception: ReceptionForCharges,
  payer: Payer | null,
  account: Pick<VienPhiRow, 'KhuyenMai'> | null,
): Promise<Terms> {
  const parameters = await readThamSo(ctx);
  const insured = payer?.laBHYT === true && isInsuredBy(reception);
  const theThem = insured ? await furtherCards(ctx, reception) : [];
  const alone = settleVisitOf(
    { ...reception, theThem },
    { laBHYT: insured, gioiHan: payer?.gioiHan },
    ctx.now(),
  );
  const [{ rates, packages, inScope }, promotions] = await Promise.all([
    personAndDay(ctx, reception, payer, alone, parameters),
    promotionsOfVisit(ctx, { ...reception, KhuyenMai: account?.KhuyenMai ?? '0' }),
  ]);
  const visit = { ...alone, trongPhamViTruoc: inScope };
  const { hoTroGia = true, phaiTamUng = false, ...known } = payer ?? {};
  const thuSau = await servicesFirst(ctx, reception, phaiTamUng);
  // only where it decides something: accounts that were settled before stay settled
  const facts = [
    payer && known,
    reception.CapCuu,
    ...(thuSau ? [thuSau] : []),
    ...(insured && !hoTroGia ? ['khongHoTroGia'] : []),
    ...(packages.size > 0 ? [[...packages].sort()] : []),
    ...(promotions ? [promotions.key] : []),
    [...rates].sort(),
    settlementKey(visit, parameters),
  ];
  const key = createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
  return { payer, visit, parameters, rates, packages, hoTroGia, thuSau, promotions, key };
}

/** Services are performed before they are paid: a setting of the site; of a payer who must advance, once an advance stands (prices 19). */
async function servicesFirst(ctx: Ctx, { _id }: ReceptionForCharges, phaiTamUng: boolean): Promise<boolean> {
  return phaiTamUng ? hasAdvance(ctx, _id) : (await readSetting(ctx, 'facility')).thuSau;
}

/** What hangs together over the visits of a person and day: rates of exams, the small-bill rule. Where the fund pays nothing, nothing. */
async function personAndDay(
  ctx: Ctx,
  reception: ReceptionForCharges,
  payer: Payer | null,
  visit: SettleVisit,
  parameters: readonly ThamSo[],
): Promise<{ rates: Map<string, number>; packages: Map<string, string>; inScope: string }> {
  if (!payer || routeRatio(visit, parameters) === 0)
    return { rates: new Map(), packages: new Map(), inScope: '0' };
  const related = await relatedLines(ctx, reception._id);
  const exams = related
    .filter(({ NhomChiPhi }) => NhomChiPhi === 'KhamBenh')
    .map(({ _id, NgayYLenh, ChuyenKhoa_Id }) => ({
      id: _id,
      ngayYLenh: localMinute(NgayYLenh),
      ChuyenKhoa_Id,
    }));
  const days = exams.map((exam) => exam.ngayYLenh.slice(0, 10));
  const [others, facility] = await Promise.all([
    sameDayOf(ctx, reception, days),
    readSetting(ctx, 'facility'),
  ]);
  const all = examRates([...others.exams, ...exams], payer, parameters);
  const operations = await ratesOfOperations(ctx, reception._id, related, payer, parameters);
  return {
    rates: new Map([...exams.map(({ id }) => [id, all.get(id) ?? 100] as const), ...operations]),
    packages: await packagesOf(ctx, reception._id, related),
    inScope: facility.gopNguongTrongNgay ? others.inScope : '0',
  };
}

async function settleAll(
  tx: Tx,
  account: Account,
  terms: Terms,
  held: HeldLines | null = null,
): Promise<VisitTotals> {
  const all = allHeld(account, held);
  if (!all) held?.write();
  const lines = all?.lines ?? (await lockLines(tx, account.row.TiepNhan_Id));
  const { after, totals, letOff } = splitLines(lines, terms, account.reception);
  const writes = await writeSettled(tx, all?.before ?? lines, after, all ? held?.add : undefined);
  const { duoiNguong, theChuaXacMinh } = totals;
  const soDong = after.length;
  const outcome = { duoiNguong, theChuaXacMinh, settledBy: terms.key, soDong };
  const sums = await closeAccount(tx, account, after, outcome, writes);
  // new lines are written by now
  await letOff?.keep(tx);
  return sums;
}

/** Null when other lines could change as well. */
async function settleTouched(
  tx: Tx,
  account: Account,
  terms: Terms,
  touched: Touched,
): Promise<VisitTotals | null> {
  const { before, lines, others } = await besideOthers(tx, account, touched);
  const settled = settleSome(
    lines.map((line) => toSettleLine(line, terms)),
    otherLines(others, account),
    terms.visit,
    terms.parameters,
  );
  if (!settled) return null;
  const after = splitSome(lines, settled.lines, terms, account.reception);
  const writes = await writeSettled(tx, before, after, areHeld(touched) ? touched.add : undefined);
  const { duoiNguong, theChuaXacMinh } = settled.totals;
  const soDong = others.soDong + after.length;
  const outcome = { duoiNguong, theChuaXacMinh, settledBy: terms.key, soDong };
  return closeAccount(tx, account, [...after, others], outcome, writes);
}

/** What is in scope is what the fund and the co-payment pay of it. */
function otherLines({ BHChiTra, BNCCT, NguonKhac }: VisitTotals, { row: before }: Account): OtherLines {
  return { inScope: dec(BHChiTra).plus(BNCCT).toFixed(2), BNCCT, NguonKhac, before };
}

async function keepSplit(tx: Tx, account: Account, payer: Payer | null): Promise<VisitTotals> {
  const before = await lockLines(tx, account.row.TiepNhan_Id);
  const thuSau = await servicesFirst(tx, account.reception, payer?.phaiTamUng ?? false);
  const after = before.map((line) => ({ ...line, ...stateOf(line, payer, account.reception, thuSau) }));
  const writes = await writeSettled(tx, before, after);
  return closeAccount(tx, account, after, { ...account.row, soDong: after.length }, writes);
}
