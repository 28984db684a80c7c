import { sum, toMoney } from '@sen/domain/money/decimal';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import { claimOfVisit } from '../build/claims.ts';
import { claimFactory } from '../build/testVisit.ts';
import { type BangKe, presentBangKe } from './BangKe.ts';
import { bangKeForm } from './bangKeForm.ts';

let site: TestSite;
let make: Awaited<ReturnType<typeof claimFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  make = await claimFactory(site);
});
afterAll(() => site.close());

const linesOf = (list: BangKe) => list.Khois.flatMap(({ Mucs }) => Mucs.flatMap(({ Dongs }) => Dongs));

/** A visit with two examinations and a drug of broken unit price. */
async function visited(over: Parameters<typeof make.received>[0] = {}) {
  const visit = await make.received(over);
  const exam = { ma: 'KB-NOI', price: '50600', room: 'PK01' };
  const session = await make.examined(visit, { ...exam, times: ['08:00', '08:05', '09:00'] });
  await make.examined(visit, {
    ...{ ...exam, ma: 'KB-TMH', room: 'PK02', by: make.ids.second },
    times: ['09:05', '09:10', '09:30'],
  });
  await make.prescribed(visit, session, 'T001', '08:50', '589.999', '1', '30');
  return visit;
}

it.each([
  ['of an insured visit', {}],
  ['of one who pays', { payer: 'THUPHI' as const }],
])('the list %s has the lines and the sums of its claim, in digits and in words', async (_name, over) => {
  const { TiepNhan_Id } = await visited(over);
  const ctx = make.fresh('10:00');
  const list = await bangKeForm.data(ctx, TiepNhan_Id);
  const { file } = await claimOfVisit(ctx, TiepNhan_Id);
  expect(linesOf(list)).toHaveLength(file.xml2.length + file.xml3.length);
  const total = (part: keyof BangKe['Tong']) => toMoney(sum(linesOf(list).map((line) => line[part])));
  const { T_TONGCHI_BV, T_TONGCHI_BH, T_BHTT, T_BNCCT, T_BNTT, T_NGUONKHAC } = file.xml1;
  const ofClaim = {
    ...{ ThanhTienBV: T_TONGCHI_BV, ThanhTienBH: T_TONGCHI_BH, Quy: T_BHTT },
    ...{ CungChiTra: T_BNCCT, TuTra: T_BNTT, Khac: T_NGUONKHAC },
  };
  expect(list.Tong).toEqual(ofClaim);
  expect({
    ...{ ThanhTienBV: total('ThanhTienBV'), ThanhTienBH: total('ThanhTienBH'), Quy: total('Quy') },
    ...{ CungChiTra: total('CungChiTra'), TuTra: total('TuTra'), Khac: total('Khac') },
  }).toEqual(ofClaim);
  expect(presentBangKe(list, 'vi').BangChu).toMatch(/đồng$/);
});

it('says that the costs are provisional until they are confirmed, and for whom it is made', async () => {
  const insured = await visited();
  const ctx = make.fresh('10:00');
  expect(await bangKeForm.data(ctx, insured.TiepNhan_Id)).toMatchObject({
    ...{ LaTamTinh: true, Loai: '01', MaDoiTuong: expect.any(String) },
    Khois: [{ SoThe: expect.stringMatching(/^DN4/), MucHuong: expect.any(String) }],
  });
  const paying = await visited({ payer: 'THUPHI' });
  expect(await bangKeForm.data(ctx, paying.TiepNhan_Id)).toMatchObject({
    ...{ LaTamTinh: false, MaDoiTuong: null },
    Khois: [{ SoThe: null }],
  });
  expect(await bangKeForm.right(ctx, paying.TiepNhan_Id)).toMatchObject({
    anyOf: ['VIEN_PHI_XEM', 'XAC_NHAN_BHYT'],
  });
});

it('lists nothing of a visit without costs, and knows no other', async () => {
  const ctx = make.fresh('10:00');
  const { TiepNhan_Id } = await make.received();
  await expect(bangKeForm.data(ctx, TiepNhan_Id)).rejects.toMatchObject({ code: 'COST_LIST_EMPTY' });
  await expect(bangKeForm.data(ctx, v7())).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
