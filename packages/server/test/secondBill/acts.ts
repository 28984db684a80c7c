import { v7 } from 'uuid';
import { inTransaction } from '../../src/engine/sql/transaction.ts';
import { cancelReceipt, takeBackPostings } from '../../src/features/cashier/cancel.ts';
import {
  addCharges,
  markPerformed,
  removeCharges,
  updateChargeQuantity,
} from '../../src/features/cashier/charges.ts';
import { allocateAdvances, collect } from '../../src/features/cashier/collect.ts';
import { confirmInsurance, reopenInsurance } from '../../src/features/cashier/confirmInsurance.ts';
import { correctLine } from '../../src/features/cashier/correct.ts';
import { exempt } from '../../src/features/cashier/exempt.ts';
import { changePayer } from '../../src/features/cashier/payerChanges.ts';
import { receiptsOfVisit } from '../../src/features/cashier/queries.ts';
import { refund, returnAdvance } from '../../src/features/cashier/refund.ts';
import { applyVoucher, takeVoucherOff } from '../../src/features/cashier/vouchers.ts';
import { adjustByItself } from '../../src/features/invoices/changes.ts';
import { invoiceOfReceipt, issueReceipt } from '../../src/features/invoices/commands.ts';
import { cash } from '../cashierVisits.ts';
import type { Dice } from './dice.ts';
import { thousandths, written } from './numbers.ts';
import type { Played, Scene } from './scene.ts';
import type { Line } from './visit.ts';

/**
 * An act on a visit, in the product and in the second calculation; null where the visit has nothing for it. The second part runs only
 * when the product did its part.
 */
export type Act = (scene: Scene, played: Played, dice: Dice) => Promise<null | (() => unknown)>;

const LyDo = 'Thử';
const roundedCash = (exact: bigint) => ((exact + 50n) / 100n) * 100n;
const paidBy = async ({ site }: Scene, exact: bigint) => {
  const amount = roundedCash(exact);
  return amount > 0n ? [await cash(site, written(amount))] : [];
};
const chosen = (dice: Dice, lines: readonly Line[]): Line | null =>
  lines.length > 0 ? dice.of(lines) : null;
const TiepNhanOf = ({ visit }: Played) => ({ TiepNhan_Id: visit.TiepNhan_Id });

export const acts: Readonly<Record<string, Act>> = {
  charge: async (scene, { visit, second }, dice) => {
    const ctx = scene.desk();
    const goods = dice.of(scene.wares);
    const price = `${dice.of([15_000, 45_000, 120_000, 333_333, 640_000, 1_200_000]) + dice.upTo(900)}${dice.of(['', '', '.5', '.125'])}`;
    const fund = dice.chance(80) ? String(Math.floor(Number(price) * dice.of([1, 1, 0.6]))) : '0';
    const quantity = dice.of(['1', '1', '1', '2', '3', '6']);
    const limit = dice.of([100, 100, 100, 50]);
    const source_Id = v7();
    const free = dice.chance(4);
    await inTransaction(free ? { ...scene.office(), now: ctx.now } : ctx, (tx) =>
      addCharges(tx, visit.TiepNhan_Id, [
        {
          source: goods.isDrug ? 'Thuoc' : 'DichVu',
          ...(goods.isDrug ? { Duoc_Id: goods.id } : { DichVu_Id: goods.id }),
          ...{
            source_Id,
            SoLuong: quantity,
            DonGia: price,
            DonGiaBHYT: fund,
            tyLeBH: limit,
            NgayYLenh: ctx.now(),
          },
          ...(free ? { KhongThuTien: true, LyDoKhongThu: LyDo } : {}),
        },
      ]),
    );
    return async () => {
      const id = await scene.lineOf(source_Id);
      second.lines.push({
        ...{
          id,
          thing: goods.id,
          kind: goods.kind,
          speciality: goods.speciality,
          day: second.day,
          free,
          limit,
          grant: null,
        },
        ...{ quantity: thousandths(quantity), price: thousandths(price), fundPrice: thousandths(fund) },
        insured: goods.inScope && fund !== '0',
      });
    };
  },
  pay: async (scene, { visit, second }, dice) => {
    const all = second.dues();
    const dues = dice.chance(50) ? all : all.slice(0, 1 + dice.upTo(2));
    if (dues.length === 0) return null;
    const thanhToans = await paidBy(
      scene,
      dues.reduce((sum, { amount }) => sum + amount, 0n),
    );
    const VienPhiDong_Ids = dues.map(({ line }) => line);
    const id = await collect(scene.desk(), { requestId: v7(), ...visit, VienPhiDong_Ids, thanhToans });
    return () => second.ledger.pay(id, dues);
  },
  advance: async (scene, { visit, second }, dice) => {
    const SoTien = dice.of(['50000', '300000', '1000000']);
    const input = { requestId: v7(), ...visit, LoaiBienLai: 'TamUng' as const, SoTien };
    const id = await collect(scene.desk(), { ...input, thanhToans: [await cash(scene.site, SoTien)] });
    return () => second.ledger.advance(id, thousandths(SoTien) / 10n);
  },
  allocate: async (scene, played) => {
    const dues = played.second.dues();
    await allocateAdvances(scene.desk(), { requestId: v7(), ...TiepNhanOf(played) });
    return () => played.second.ledger.allocate(dues);
  },
  refund: async (scene, played, dice) => {
    const { second } = played;
    const paid = second.lines.filter(({ id }) => second.ledger.on(id) > 0n);
    const lines = dice.chance(40) ? paid : paid.slice(0, 1);
    const amounts = lines
      .map(({ id }) => ({
        line: id,
        amount: played.performed.has(id) ? second.worked(id).surplus : second.ledger.on(id),
      }))
      .map((one) => (dice.chance(20) ? { ...one, amount: roundedCash(one.amount / 2n) } : one))
      .filter(({ amount }) => amount > 0n);
    if (amounts.length === 0) return null;
    const id = await refund(scene.desk(), {
      ...{ requestId: v7(), ...TiepNhanOf(played), LyDo },
      dongs: amounts.map(({ line, amount }) => ({ VienPhiDong_Id: line, SoTien: written(amount) })),
      thanhToans: await paidBy(
        scene,
        amounts.reduce((sum, { amount }) => sum + amount, 0n),
      ),
    });
    return () => {
      second.ledger.refund(id, amounts);
      second.giveBack(id, played.performed);
    };
  },
  cancel: async (scene, { visit, second, performed }, dice) => {
    const live = (await receiptsOfVisit(scene.desk(), visit.TiepNhan_Id)).filter(
      (one) => one.TrangThai !== 'DaHuy',
    );
    if (live.length === 0) return null;
    const { _id } = dice.of(live);
    await cancelReceipt(scene.desk(), _id, LyDo);
    return () => {
      const isForLines = second.ledger.isForLines(_id);
      second.useAgain(_id);
      second.ledger.cancel(_id);
      if (isForLines) second.giveBack(_id, performed);
    };
  },
  takeBack: async (scene, { visit, second }, dice) => {
    const line = chosen(
      dice,
      second.lines.filter(({ id }) => second.ledger.on(id) > 0n),
    );
    if (!line) return null;
    await takeBackPostings(scene.desk(), visit.TiepNhan_Id, [line.id], LyDo);
    return () => second.ledger.takeBack([line.id]);
  },
  returnAdvance: async (scene, played) => {
    const { second } = played;
    const thanhToans = await paidBy(scene, second.ledger.waiting());
    const id = await returnAdvance(scene.desk(), { requestId: v7(), ...TiepNhanOf(played), thanhToans });
    return () => {
      second.ledger.returnAdvance(id);
      second.giveBack(id, played.performed);
    };
  },
  exempt: async (scene, played, dice) => {
    const line = chosen(dice, played.second.lines);
    if (!line) return null;
    const percent = dice.of([0, 10, 33, 100]);
    const amount = dice.of(['10000', '25000.50']);
    const grant = dice.chance(60) ? { percent } : { amount: thousandths(amount) / 10n };
    const asked = 'percent' in grant ? { PhanTram: percent } : { SoTien: amount };
    const dongs = [{ VienPhiDong_Id: line.id, ...asked }];
    await exempt(scene.office(), { requestId: v7(), ...TiepNhanOf(played), dongs, LyDo });
    return () => {
      line.grant = grant;
    };
  },
  remove: async (scene, { second }, dice) => {
    const line = chosen(dice, second.lines);
    if (!line) return null;
    const source = await scene.sourceOf(line.id);
    await inTransaction(scene.desk(), (tx) => removeCharges(tx, [source]));
    return () => {
      second.lines = second.lines.filter((one) => one !== line);
    };
  },
  quantity: async (scene, { second }, dice) => {
    const line = chosen(dice, second.lines);
    if (!line) return null;
    const SoLuong = dice.of(['1', '2', '4']);
    const source = await scene.sourceOf(line.id);
    await inTransaction(scene.desk(), (tx) => updateChargeQuantity(tx, source, SoLuong));
    return () => {
      line.quantity = thousandths(SoLuong);
    };
  },
  correct: async (scene, { second }, dice) => {
    const services = second.lines.filter(({ kind }) => kind !== 'Thuoc');
    const line = chosen(dice, services);
    if (!line) return null;
    const DonGia = `${40_000 + dice.upTo(500_000)}.25`;
    const version = await scene.versionOf(line.id);
    await correctLine(scene.office(), { VienPhiDong_Id: line.id, version, DonGia, LyDo });
    return () => {
      line.price = thousandths(DonGia);
    };
  },
  perform: async (scene, { second, performed }, dice) => {
    const line = chosen(dice, second.lines);
    if (!line) return null;
    const done = dice.chance(60);
    const source = await scene.sourceOf(line.id);
    await inTransaction(scene.desk(), (tx) => markPerformed(tx, [source], done));
    return () => (done ? performed.add(line.id) : performed.delete(line.id));
  },
  payer: async (scene, played, dice) => {
    const payer = dice.of(scene.payers);
    const DoiTuong_Id = await scene.site.id('main.dm_doi_tuong', payer);
    const card =
      payer === 'BHYT' || payer === 'TREEM'
        ? { SoTheBHYT: dice.of(scene.cards), BHYTNgayHieuLuc: '2020-01-01' }
        : {};
    await changePayer(scene.desk(), { ...TiepNhanOf(played), DoiTuong_Id, ...card });
    return () => scene.readTerms(played);
  },
  confirm: async (scene, { visit, second, performed }) => {
    const all: string[] = [];
    for (const { id } of second.lines) all.push(await scene.sourceOf(id));
    await inTransaction(scene.desk(), (tx) => markPerformed(tx, all, true));
    for (const { id } of second.lines) performed.add(id);
    second.settle();
    await confirmInsurance(scene.desk(), visit.TiepNhan_Id);
    return () => {
      second.settle();
      second.confirmed = true;
    };
  },
  reopen: async (scene, { visit, second }) => {
    await reopenInsurance(scene.office(), visit.TiepNhan_Id, LyDo);
    return () => {
      second.confirmed = false;
    };
  },
  invoice: async (scene, { second }, dice) => {
    // a refund that an invoice says stands in it: asked for, it is answered
    const open = second.ledger
      .book()
      .filter(({ id, kind }) => kind !== 'HoanTien' && !second.invoices.has(id));
    if (open.length === 0) return null;
    const owing = second.invoices.owing();
    const id = owing.length > 0 && dice.chance(70) ? dice.of(owing) : dice.of(open).id;
    await issueReceipt(scene.issuer(), id);
    await scene.sendInvoices();
    return () => second.invoices.issue(id);
  },
  adjust: async (scene, { second }, dice) => {
    const given = second.invoices.adjustable();
    if (given.length === 0) return null;
    const id = dice.of(given);
    const { _id } = (await invoiceOfReceipt(scene.issuer(), id)) ?? { _id: '' };
    await adjustByItself(scene.issuer(), _id, LyDo);
    await scene.sendInvoices();
    return () => second.invoices.adjust(id);
  },
  voucher: async (scene, played, dice) => {
    const { id, code } = dice.of(scene.promotions.vouchers);
    await applyVoucher(scene.desk(), { requestId: v7(), ...TiepNhanOf(played), MaVoucher: code });
    return () => played.second.settle({ use: [id] });
  },
  voucherOff: async (scene, { visit, second }) => {
    const [id] = second.usedVouchers;
    if (!id) return null;
    await takeVoucherOff(scene.desk(), visit.TiepNhan_Id, id);
    return () => second.settle({ drop: [id] });
  },
};

/** How often of a round an act comes: money and promotions most, what closes a visit seldom. */
export const weights: Readonly<Record<string, number>> = {
  ...{ charge: 6, pay: 6, voucher: 6, refund: 6, exempt: 3, advance: 4, allocate: 4, payer: 3 },
  ...{ voucherOff: 2, cancel: 2, takeBack: 2, remove: 2, quantity: 2, correct: 2, perform: 1 },
  ...{ returnAdvance: 1, confirm: 1, reopen: 2, invoice: 5, adjust: 5 },
};
