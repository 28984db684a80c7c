import { vienPhiActs } from '@sen/domain/cashier/vienPhi';
import { dec, sum, toMoney } from '@sen/domain/money/decimal';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { insertRows } from '../../engine/sql/rows.ts';
import { pipeline } from '../../engine/sql/transaction.ts';
import { insertStatement, sendTogether } from '../../engine/sql/written.ts';
import { finishTicketsOf } from '../queues/commands.ts';
import { type Account, lockSomeLines } from './account.ts';
import { refuseAwaited } from './awaited.ts';
import { chosenLines } from './collect.ts';
import { lockMoney } from './locks.ts';
import { movedReceipt, newPostings, refreshLines } from './postings.ts';
import { settleAccount } from './recompute.ts';
import {
  vienPhiTable as accounts,
  mienGiamTable as exemptions,
  vienPhiDongTable as lines,
  phanBoTable,
  bienLaiTable as receipts,
} from './tables.ts';
import { newReceipt, type PaymentInput } from './writeReceipt.ts';

// What the feature of debts asks of an account: lines are let go owing, collected though the fees are completed, written off.

/** An amount of a line. */
export type LineAmount = { VienPhiDong_Id: string; SoTien: string };

export type OwedPayment = {
  dongs: readonly LineAmount[];
  GiaTriBienLai: string;
  ChenhLechLamTron: string;
  thanhToans: readonly PaymentInput[];
  TienKhachDua: string | null;
  NguoiNop: string | null;
  GhiChu: string | null;
  QuyenBienLai_Id: string | null;
};

/**
 * Notes that what is due of lines was let go as a debt, which stands already: they may be performed and supplied. The cashier's ticket is
 * done when nothing else is due.
 */
export async function markOwed(tx: Tx, account: Account, ids: readonly string[]): Promise<void> {
  const { TiepNhan_Id } = account.row;
  await noteDebts(tx, account);
  await mark(tx, ids, true);
  const { ConLai } = await settleAccount(tx, account);
  const { CongNo } = await owingOf(tx, TiepNhan_Id);
  if (dec(ConLai).lte(CongNo)) await finishTicketsOf(tx, TiepNhan_Id);
}

/** Takes that back for lines of which no debt is left. */
export async function unmarkOwed(tx: Tx, account: Account, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await mark(tx, ids, false);
  await settleAccount(tx, account);
}

async function noteDebts(tx: Tx, account: Account): Promise<void> {
  if (account.row.coCongNo) return;
  await tx.db.update(accounts).set({ coCongNo: true }).where(eq(accounts._id, account.row._id));
  account.row = { ...account.row, coCongNo: true };
}

async function mark(tx: Tx, ids: readonly string[], GhiNo: boolean): Promise<void> {
  await tx.db
    .update(lines)
    .set({ GhiNo, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) })
    .where(and(inArray(lines._id, [...ids]), eq(lines.TrangThai, 'DangSuDung')));
}

/** Keeps on an account what of its due open debts cover. */
export function keepOwing(tx: Tx, TiepNhan_Id: string, CongNo: string): void {
  pipeline(tx, tx.db.update(accounts).set({ CongNo }).where(eq(accounts.TiepNhan_Id, TiepNhan_Id)).execute());
}

async function owingOf(tx: Tx, TiepNhan_Id: string): Promise<{ CongNo: string }> {
  const [row] = await tx.db
    .select({ CongNo: accounts.CongNo })
    .from(accounts)
    .where(eq(accounts.TiepNhan_Id, TiepNhan_Id));
  return row ?? { CongNo: '0.00' };
}

/** What lines owe as they stand, cancelled ones nothing. */
export async function owedOfLines(ctx: Ctx, ids: readonly string[]) {
  const rows = await ctx.db
    .select({
      _id: lines._id,
      ConLai: sql<string>`case when ${lines.TrangThai} = 'DangSuDung' then ${lines.ConLai} else 0 end`,
      HachToan: lines.HachToan,
    })
    .from(lines)
    .where(inArray(lines._id, [...ids]));
  return new Map(rows.map(({ _id, ...row }) => [_id, row]));
}

/**
 * Collects debts of a visit by a receipt of its own, also of completed fees: each line by its amount, in part too. The visit's person is
 * locked. Answers the receipt's id. Errors: those of the act `thuNo`, LINE_NOT_OF_VISIT, TRANSFER_AWAITED, DEBT_OVERPAID, those of
 * newReceipt.
 */
export async function collectOwed(tx: Tx, TiepNhan_Id: string, payment: OwedPayment): Promise<string> {
  const { account, ...facts } = await lockMoney(tx, TiepNhan_Id);
  requireAct(tx, vienPhiActs, 'thuNo', facts);
  const { dongs, ...paid } = payment;
  const due = await chosenLines(
    tx,
    TiepNhan_Id,
    dongs.map((one) => one.VienPhiDong_Id),
  );
  await refuseAwaited(tx, account, due);
  const amounts = new Map(dongs.map((one) => [one.VienPhiDong_Id, one.SoTien]));
  for (const { _id, ConLai } of due)
    if (dec(amounts.get(_id) ?? '0').gt(ConLai)) throw new DomainError('DEBT_OVERPAID', { max: ConLai });
  const { receipt, paid: payments } = await newReceipt(tx, account, {
    ...paid,
    LoaiBienLai: 'ThuTien',
    ThuNo: true,
  });
  const postings = dongs.map(({ VienPhiDong_Id, SoTien }) => ({
    ...{ BienLai_Id: receipt._id, VienPhiDong_Id, SoTien },
    BienLaiHoan_Id: null,
  }));
  const HachToan = toMoney(sum(dongs.map((one) => one.SoTien)));
  const collected = await movedReceipt(tx, receipt, 'thuTrucTiep', { HachToan });
  sendTogether(tx, [
    insertStatement(receipts, [collected]),
    ...payments,
    insertStatement(phanBoTable, newPostings(tx, postings)),
  ]);
  await settleAccount(tx, account, {
    lines: due.map((line) => ({
      ...line,
      HachToan: toMoney(dec(line.HachToan).plus(amounts.get(line._id) ?? '0')),
    })),
    counted: due,
    write: () => refreshLines(tx, postings),
  });
  return receipt._id;
}

/**
 * Lets lines off by what of a debt is written off: an exemption of their patient's part with its reason and who approved it, also of
 * completed fees. The account is locked and the act asked for. Errors: LINE_NOT_OF_VISIT, TRANSFER_AWAITED.
 */
export async function exemptOwed(
  tx: Tx,
  account: Account,
  dongs: readonly LineAmount[],
  LyDo: string,
): Promise<void> {
  const { TiepNhan_Id, BenhNhan_Id } = account.row;
  const found = await lockSomeLines(
    tx,
    TiepNhan_Id,
    dongs.map((one) => one.VienPhiDong_Id),
  );
  await refuseAwaited(tx, account, found);
  const before = new Map(found.map((line) => [line._id, line.MienGiam]));
  const grants = dongs.map(({ VienPhiDong_Id, SoTien }) => {
    const MienGiam = before.get(VienPhiDong_Id);
    if (MienGiam === undefined) throw new DomainError('LINE_NOT_OF_VISIT', { VienPhiDong_Id });
    return { VienPhiDong_Id, SoTien, MienGiamDuyet: toMoney(dec(MienGiam).plus(SoTien)) };
  });
  const by = { LyDo, NguoiDuyet_Id: tx.user?.NhanVien_Id ?? null, NguoiTao_Id: actor(tx) };
  await insertRows(
    tx,
    exemptions,
    grants.map(({ VienPhiDong_Id, SoTien }) => ({ TiepNhan_Id, VienPhiDong_Id, SoTien, ...by })),
  );
  // what was granted in percent stays as the amount that it has come to
  await tx.db.execute(sql`
    update main.vien_phi_dong d set mien_giam_duyet = g.amount, mien_giam_phan_tram = null
    from unnest(${sql.param(grants.map((one) => one.VienPhiDong_Id))}::uuid[], ${sql.param(grants.map((one) => one.MienGiamDuyet))}::numeric[]) as g(id, amount)
    where d.id = g.id`);
  await audit(tx, {
    action: 'APPROVED',
    entity: vienPhiActs.name,
    entityId: account.row._id,
    BenhNhan_Id,
    after: { mienGiam: grants.map(({ VienPhiDong_Id, SoTien }) => ({ VienPhiDong_Id, SoTien })), LyDo },
  });
  await settleAccount(tx, account);
}
