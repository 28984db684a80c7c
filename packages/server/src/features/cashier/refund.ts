import { allocate } from '@sen/domain/cashier/allocate';
import { lamTronTienMat } from '@sen/domain/cashier/receipt';
import { vienPhiActs } from '@sen/domain/cashier/vienPhi';
import { hoanToiDa } from '@sen/domain/cashier/vienPhiDong';
import type { Issue } from '@sen/domain/catalogue/validate';
import { dec, sum, toMoney } from '@sen/domain/money/decimal';
import { perform } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { once } from '../../engine/sql/transaction.ts';
import { confirmReception } from '../reception/confirm.ts';
import type { ReceptionForCharges } from '../reception/queries.ts';
import { lockAccount } from './account.ts';
import { refundAdvanceVouchers, settleAdvanceVouchers } from './advanceVouchers.ts';
import { chosenLines, openReceipts } from './collect.ts';
import { requireOnLines } from './facts.ts';
import { lockVisit } from './locks.ts';
import {
  keptOf,
  lockPostings,
  moveReceipt,
  newestFirst,
  type Posting,
  post,
  settleReceipts,
} from './postings.ts';
import { settleAccount } from './recompute.ts';
import type { VienPhiDongRow } from './tables.ts';
import { giveVouchersBack } from './vouchersBack.ts';
import { type PaymentInput, writeReceipt } from './writeReceipt.ts';

export type RefundInput = {
  requestId: string;
  TiepNhan_Id: string;
  /** The lines to refund; without an amount all that may be refunded of the line. */
  dongs: ReadonlyArray<{ VienPhiDong_Id: string; SoTien?: string | null | undefined }>;
  LyDo: string;
  thanhToans: readonly PaymentInput[];
  QuyenBienLai_Id?: string | null | undefined;
};

/**
 * Pays money of lines back by a receipt of its own, linked to the one that collected it: all of a line that was not performed, of
 * others what was collected too much. Answers the receipt's id. Errors: BAD_INPUT, those of the act `hoanTien` of a line, those of
 * writeReceipt.
 */
export async function refund(ctx: Ctx, input: RefundInput): Promise<string> {
  const reason = givenReason(input.LyDo, { code: 'REASON_NEEDED' });
  if (input.dongs.length === 0) throw new DomainError('NOTHING_TO_REFUND');
  const { _id } = await once(
    ctx,
    { id: input.requestId, operation: 'hoanTien_VienPhi', content: input },
    async (tx) => {
      const account = await lockAccount(tx, input.TiepNhan_Id);
      const lines = await chosenLines(
        tx,
        input.TiepNhan_Id,
        input.dongs.map((one) => one.VienPhiDong_Id),
      );
      await requireOnLines(tx, lines, account.reception, 'hoanTien');
      const amounts = refundAmounts(lines, account.reception, input);
      const value = lamTronTienMat(sum(amounts.map(({ ConLai }) => ConLai)));
      const taken = await sourcesOf(tx, amounts);
      const { _id: id } = await writeReceipt(tx, account, {
        ...value,
        LoaiBienLai: 'HoanTien',
        thanhToans: input.thanhToans,
        GhiChu: reason,
        QuyenBienLai_Id: input.QuyenBienLai_Id,
        BienLaiGoc_Id: taken[0]?.BienLai_Id ?? null,
      });
      await post(
        tx,
        taken.map((one) => ({ ...one, BienLaiHoan_Id: id })),
      );
      await moveReceipt(tx, id, 'thuTrucTiep', {
        HachToan: toMoney(sum(amounts.map(({ ConLai }) => ConLai))),
      });
      await giveVouchersBack(tx, account, id);
      await refundAdvanceVouchers(tx, await keptOf(tx, taken));
      await settleAccount(
        tx,
        account,
        amounts.map((one) => one.id),
      );
      return { _id: id };
    },
  );
  return _id;
}

function refundAmounts(lines: readonly VienPhiDongRow[], visit: ReceptionForCharges, input: RefundInput) {
  const issues: Issue[] = [];
  const amounts = lines.map((line) => {
    const at = input.dongs.findIndex((one) => one.VienPhiDong_Id === line._id);
    const max = hoanToiDa({ ...line, visit });
    const asked = toMoney(input.dongs[at]?.SoTien ?? max);
    if (dec(asked).gt(max))
      issues.push({ path: `dongs.${at}.SoTien`, code: 'REFUND_TOO_LARGE', details: { max } });
    if (dec(asked).lt(0))
      issues.push({ path: `dongs.${at}.SoTien`, code: 'TOO_SMALL', details: { min: '0' } });
    return { id: line._id, ConLai: asked };
  });
  refuseIssues(issues);
  const positive = amounts.filter(({ ConLai }) => dec(ConLai).gt(0));
  if (positive.length === 0) throw new DomainError('NOTHING_TO_REFUND');
  return positive;
}

/** The receipts that the money of the lines came from, the newest first, as negative postings. */
async function sourcesOf(tx: Tx, amounts: ReadonlyArray<{ id: string; ConLai: string }>): Promise<Posting[]> {
  const rows = await lockPostings(tx, { lines: amounts.map(({ id }) => id) });
  const order = await newestFirst(
    tx,
    rows.map((row) => row.BienLai_Id),
  );
  return amounts.flatMap(({ id, ConLai }) => {
    const kept = order.map((receipt) => ({
      id: receipt,
      ConLai: toMoney(
        sum(
          rows
            .filter((row) => row.VienPhiDong_Id === id && row.BienLai_Id === receipt)
            .map((row) => row.SoTien),
        ),
      ),
    }));
    const { phanBo, conThieu } = allocate(kept, [
      { id, BenhNhanTT: ConLai, KhuyenMai: '0', MienGiam: '0', HachToan: '0' },
    ]);
    if (dec(conThieu).gt(0)) throw new Error(`line ${id} holds less than its postings say`);
    return phanBo.map(({ nguonId, dongId, soTien }) => ({
      BienLai_Id: nguonId,
      VienPhiDong_Id: dongId,
      BienLaiHoan_Id: null,
      SoTien: toMoney(dec(soTien).times(-1)),
    }));
  });
}

export type ReturnInput = {
  requestId: string;
  TiepNhan_Id: string;
  thanhToans: readonly PaymentInput[];
  LyDo?: string | null | undefined;
  QuyenBienLai_Id?: string | null | undefined;
};

/** Pays back what is left of the advances of a visit; afterwards its services are closed. Answers the receipt's id. Errors: those of the act `hoanUng` and of writeReceipt. */
export async function returnAdvance(ctx: Ctx, input: ReturnInput): Promise<string> {
  const { _id } = await perform(ctx, vienPhiActs, 'hoanUng', {
    request: { id: input.requestId, operation: 'hoanUng_VienPhi', content: input },
    lock: (tx) => lockVisit(tx, input.TiepNhan_Id),
    write: async (tx, { account }) => {
      const open = await openReceipts(tx, input.TiepNhan_Id, null);
      const moved = await settleAdvanceVouchers(tx, account, open);
      const sources = moved ? await openReceipts(tx, input.TiepNhan_Id, null) : open;
      const value = lamTronTienMat(sum(sources.map(({ ConLai }) => ConLai)));
      const { _id: id } = await writeReceipt(tx, account, {
        ...value,
        LoaiBienLai: 'HoanUng',
        thanhToans: input.thanhToans,
        GhiChu: input.LyDo ?? null,
        QuyenBienLai_Id: input.QuyenBienLai_Id,
        BienLaiGoc_Id: sources[0]?.id ?? null,
      });
      await post(
        tx,
        sources.map(({ id: source, ConLai }) => ({
          BienLai_Id: source,
          VienPhiDong_Id: null,
          BienLaiHoan_Id: id,
          SoTien: ConLai,
        })),
      );
      await settleReceipts(
        tx,
        sources.map((source) => source.id),
      );
      await moveReceipt(tx, id, 'thuTrucTiep', {
        HachToan: toMoney(sum(sources.map(({ ConLai }) => ConLai))),
      });
      await confirmReception(tx, input.TiepNhan_Id, { DaHoanUng: true }, input.LyDo ?? null);
      await giveVouchersBack(tx, account, id);
      await settleAccount(tx, account);
      return { _id: id };
    },
  });
  return _id;
}
