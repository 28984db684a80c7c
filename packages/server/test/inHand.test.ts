import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '../src/engine/context.ts';
import { collect, type ReceiptInHand } from '../src/features/cashier/collect.ts';
import { accountOfVisit, receiptById } from '../src/features/cashier/queries.ts';
import { openKhamBenh, type SessionInHand, sessionInHand } from '../src/features/examination/open.ts';
import { orderForSession } from '../src/features/examination/orderForSession.ts';
import { sessionById } from '../src/features/examination/queries.ts';
import { type ExamFactory, examFactory } from '../src/features/examination/testExam.ts';
import { slipsWithLines } from '../src/features/orders/queries.ts';
import { type SlipsInHand, slipsToAnswer } from '../src/features/orders/slipsInHand.ts';
import { createTiepNhan } from '../src/features/reception/commands.ts';
import { receptionById } from '../src/features/reception/queries.ts';
import { cash } from './cashierVisits.ts';
import { openTestSite, type TestSite } from './testSite.ts';

// What an act answers from its hands is what a reading answers afterwards.

let site: TestSite;
let make: ExamFactory;
beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
});
afterAll(() => site.close());

const anew = (ctx: Ctx): Ctx => ({ ...ctx, loaders: new Map() });

it('a reception', async () => {
  const { patient } = await make.arrived();
  const { payer, exam, price, room } = make.ids;
  const made = await createTiepNhan(anew(make.desk), {
    requestId: v7(),
    BenhNhan_Id: patient,
    DoiTuong_Id: payer,
    dichVus: [{ DichVu_Id: exam, LoaiGia_Id: price, NoiThucHien_Id: room }],
    xacNhanTrung: true,
  });
  expect(made).toEqual(await receptionById(anew(make.desk), made._id));
  expect(made.SoThuTu).toBeGreaterThan(0);
});

it('a session', async () => {
  const { slip } = await make.arrived();
  const hand: SessionInHand = {};
  const id = await openKhamBenh(anew(make.doctor), slip, hand);
  expect(sessionInHand(hand)).toEqual(await sessionById(anew(make.doctor), id));
});

it('the slips of an order, a repeat of which is read', async () => {
  const { id } = await make.examined();
  const input = {
    requestId: v7(),
    KhamBenh_Id: id,
    chiTiets: [{ DichVu_Id: make.ids.test }],
    xacNhanTrung: true,
  };
  const hand: SlipsInHand = {};
  const made = await orderForSession(anew(make.doctor), input, hand);
  const read = await slipsWithLines(make.doctor, made);
  expect(await slipsToAnswer(make.doctor, made, hand)).toEqual(read);
  expect(await site.countQueries(() => slipsToAnswer(make.doctor, made, hand))).toBe(0);
  const again: SlipsInHand = {};
  const repeated = await orderForSession(anew(make.doctor), input, again);
  expect(await slipsToAnswer(make.doctor, repeated, again)).toEqual(read);
});

it('a receipt', async () => {
  const cashier = await site.ctx('thungan1', { node: 'QT01' });
  const { patient, visit } = await make.arrived({ paid: false });
  const due = Math.round(Number((await accountOfVisit(cashier, visit))?.ConLai)).toFixed(2);
  const hand: ReceiptInHand = {};
  const of = { BenhNhan_Id: patient, TiepNhan_Id: visit, GhiChu: 'Thu đủ' };
  const paid = { thanhToans: [await cash(site, due)], TienKhachDua: '500000' };
  const id = await collect(anew(cashier), { requestId: v7(), ...of, ...paid }, hand);
  const read = await receiptById(anew(cashier), id);
  // when its row was made is told nowhere
  expect(hand.made).toEqual(read);
});
