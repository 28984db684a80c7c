import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, cash, charge, type Visit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';

let site: TestSite;
let visit: Visit;
let token: string;
beforeAll(async () => {
  site = await openTestSite();
  token = await site.token('thungan1');
  visit = await aVisit(site);
  await charge(site, await site.ctx('thungan1', { node: 'QT01' }), visit, [
    { ma: 'KB-NOI', donGia: '45000' },
    { ma: 'XN-CBC', donGia: '49700' },
  ]);
});
afterAll(() => site.close());

const bill = `query Bill($b: ID!, $t: ID!) { loadDataByOnSelectBenhNhan(BenhNhan_Id: $b, TiepNhan_Id: $t) {
  ConLai hanhDongs { action refusal } TiepNhan { MaTiepNhan BenhNhan { TenBenhNhan } }
  dongs { _id MaDV TenDichVu ConLai hoanToiDa LoaiGia { ten } hanhDongs { action refusal } }
  bienLais { MaBienLai TrangThai bangChu NguoiThu { ten } thanhToans { Loai SoTien } dongs { TenDichVu SoTien } hanhDongs { action refusal } } } }`;
const collect = `mutation Collect($input: ThuTienInput!) { createBienLai_ByVienPhi(input: $input) { _id MaBienLai GiaTriBienLai bangChu TrangThai } }`;

async function open() {
  const answer = await site.graphql('main', bill, { b: visit.BenhNhan_Id, t: visit.TiepNhan_Id }, token);
  expect(answer.errors).toBeUndefined();
  return answer.data.loadDataByOnSelectBenhNhan;
}

/** The running application asks for its own jobs now and then: the smallest count is the bill's. */
async function fewestQueries(): Promise<number> {
  const counts: number[] = [];
  for (let at = 0; at < 4; at++) counts.push(await site.countQueries(open));
  return Math.min(...counts);
}

const refusalOf = (
  object: { hanhDongs: Array<{ action: string; refusal: string | null }> },
  action: string,
) => object.hanhDongs.find((one) => one.action === action)?.refusal;

describe('the cashier through the API', () => {
  it('reads a bill, collects it, and is told what may be done next', async () => {
    const before = await open();
    expect(before).toMatchObject({ ConLai: '94700.00', bienLais: [] });
    expect(refusalOf(before, 'thuTien')).toBeNull();
    expect(refusalOf(before, 'hoanTat')).toBe('VISIT_NOT_PAID');
    expect(refusalOf(before.dongs[0], 'mienGiam')).toBe('FORBIDDEN');
    const input = { requestId: v7(), ...visit, thanhToans: [await cash(site, '94700')] };
    const answer = await site.graphql('main', collect, { input }, token);
    expect(answer.data.createBienLai_ByVienPhi).toMatchObject({
      TrangThai: 'HachToanToanBo',
      bangChu: 'Chín mươi tư nghìn bảy trăm đồng',
    });
    const after = await open();
    expect(after.bienLais[0]).toMatchObject({
      NguoiThu: { ten: 'Phạm Thu Trang' },
      thanhToans: [{ Loai: 'TienMat', SoTien: '94700.00' }],
      dongs: [{ SoTien: '45000.00' }, { SoTien: '49700.00' }],
    });
    expect([refusalOf(after, 'thuTien'), refusalOf(after, 'hoanTat')]).toEqual(['NOTHING_TO_PAY', null]);
    expect([refusalOf(after.dongs[0], 'xoa'), refusalOf(after.dongs[0], 'hoanTien')]).toEqual([
      'PAID_LINE',
      null,
    ]);
    expect(refusalOf(after.bienLais[0], 'huy')).toBeNull();
  });

  it('needs no more statements for a bill of many lines and receipts than for one', async () => {
    const ctx = await site.ctx('thungan1', { node: 'QT01' });
    await open();
    const few = await fewestQueries();
    await charge(
      site,
      ctx,
      visit,
      Array.from({ length: 12 }, () => ({ ma: 'XN-CBC', donGia: '1000' })),
    );
    for (const { _id } of (await open()).dongs.slice(-6)) {
      const input = {
        requestId: v7(),
        ...visit,
        VienPhiDong_Ids: [_id],
        thanhToans: [await cash(site, '1000')],
      };
      await site.graphql('main', collect, { input }, token);
    }
    expect(await fewestQueries()).toBe(few);
  });

  it('is closed to others: a doctor collects nothing, a cashier exempts nothing', async () => {
    const doctor = await site.token('bsnoi1');
    const input = { requestId: v7(), ...visit, thanhToans: [] };
    expect((await site.graphql('main', collect, { input }, doctor)).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    const exempt = `mutation Exempt($input: MienGiamInput!) { mienGiam_VienPhi(input: $input) { ConLai } }`;
    const grant = { requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id, dongs: [], LyDo: 'x' };
    expect((await site.graphql('main', exempt, { input: grant }, token)).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
  });

  it('tells in the user language what a payment should have been', async () => {
    const input = { requestId: v7(), ...visit, thanhToans: [await cash(site, '1')] };
    const answer = await site.graphql('main', collect, { input }, token, { 'accept-language': 'en' });
    expect(answer.errors?.[0]).toMatchObject({
      message: 'The payment of 1 is not the 6.000 that is due. Please reload and check.',
      extensions: { code: 'PAYMENT_DIFFERS' },
    });
  });

  it('gives a payment code for the default account of the house', async () => {
    const ask = `query Qr($t: ID!) { maQRThanhToan(TiepNhan_Id: $t, soTien: "94700.4") { payload soTien accountNumber } }`;
    const { data } = await site.graphql('main', ask, { t: visit.TiepNhan_Id }, token);
    expect(data.maQRThanhToan).toMatchObject({ soTien: '94700.00', accountNumber: '9990001234567' });
    expect(data.maQRThanhToan.payload).toMatch(/^000201010212.*970436.*540594700.*6304[0-9A-F]{4}$/);
  });

  it('answers every list of the specification', async () => {
    const args = 'tab: DaKham';
    const fields = '{ totalRows soDaKham data { TenBenhNhan ConLai } }';
    const query = `{ a: loadBenhNhanFromTransaction(${args}) ${fields} b: loadBenhNhanFromTransactionByMonth(${args}) ${fields}
      c: loadBenhNhanFromTransactionWithTime(${args}) ${fields} d: loadBenhNhanFromTransactionWithTimeLookUpOld(${args}) ${fields} }`;
    const answer = await site.graphql('main', query, {}, token);
    expect(answer.errors).toBeUndefined();
    expect([answer.data.a.totalRows, answer.data.b.totalRows, answer.data.d.totalRows]).toEqual([1, 1, 0]);
  });
});
