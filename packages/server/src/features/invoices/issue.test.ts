import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { today } from '../../engine/context.ts';
import { cancelReceipt } from '../cashier/cancel.ts';
import { adjustByRefunds, replaceInvoice } from './changes.ts';
import { createInvoice, issueReceipt, removeDrafts, sendAgain } from './commands.ts';
import { fileOfInvoice } from './files.ts';
import { linesOf } from './invoiceRows.ts';
import { summarise } from './summary.ts';
import { taiKhoanHoaDonTable } from './tables.ts';
import { invoiceFactory } from './testInvoices.ts';

let site: TestSite;
let make: Awaited<ReturnType<typeof invoiceFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  make = await invoiceFactory(site);
});
afterAll(async () => {
  await make.close();
  await site.close();
});

const op1 = { 'KB-NOI': '13156', 'XN-CBC': '9940', 'SA-BUNG': '11720' };
const issue = (BienLai_Id: string) => issueReceipt(make.fresh(make.cashier), BienLai_Id);
const bodyOf = (key: string) => {
  const made = make.provider().made.get(key);
  if (!made) throw new Error('nothing was made');
  return made.body;
};

describe('the invoice of a receipt', () => {
  it('EI1: is told its provider by cost group, gets its number, and is issued once however often it is asked for', async () => {
    const { BienLai_Id } = await make.paid(op1);
    const { _id, MaHoaDon } = await issue(BienLai_Id);
    await make.tell();
    const row = await make.invoice(_id);
    expect(row).toMatchObject({
      TrangThai: 'DaPhatHanh',
      Serial: 'C26TBV',
      SoHoaDon: 1,
      TongTien: '34816.00',
    });
    expect(row.MaTraCuu).toMatch(/^[0-9A-F]{16}$/);
    const body = bodyOf(MaHoaDon);
    expect(body.generalInvoiceInfo).toMatchObject({
      invoiceType: '1',
      templateCode: '1/001',
      invoiceSeries: 'C26TBV',
      currencyCode: 'VND',
      exchangeRate: 1,
      adjustmentType: '1',
      transactionUuid: MaHoaDon,
    });
    expect(
      body.itemInfo.map((one) => [
        one.lineNumber,
        one.selection,
        one.itemName,
        one.itemTotalAmountWithoutTax,
      ]),
    ).toEqual([
      [1, 1, 'Khám bệnh', 13156],
      [2, 1, 'Xét nghiệm', 9940],
      [3, 1, 'Chẩn đoán hình ảnh', 11720],
    ]);
    expect(body.itemInfo.every((one) => one.taxPercentage === -2 && one.taxAmount === 0)).toBe(true);
    expect(body.summarizeInfo).toEqual({
      sumOfTotalLineAmountWithoutTax: 34816,
      totalAmountWithoutTax: 34816,
      totalTaxAmount: 0,
      totalAmountWithTax: 34816,
      totalAmountWithTaxInWords: 'Ba mươi tư nghìn tám trăm mười sáu đồng',
    });
    expect((await issue(BienLai_Id))._id).toBe(_id);
    await make.tell();
    expect(make.provider().made.size).toBe(1);
  });

  it('is of the whole receipt less what was given back before', async () => {
    const visit = await make.paid(op1);
    await make.givenBack(visit, 'XN-CBC');
    const { _id, MaHoaDon } = await issue(visit.BienLai_Id);
    await make.tell();
    expect((await make.invoice(_id)).TongTien).toBe('24876.00');
    expect(bodyOf(MaHoaDon).itemInfo.map((one) => one.itemName)).toEqual(['Khám bệnh', 'Chẩn đoán hình ảnh']);
  });

  it('keeps its receipt from being cancelled once it was sent', async () => {
    const { BienLai_Id } = await make.paid();
    const { _id } = await issue(BienLai_Id);
    await expect(cancelReceipt(make.fresh(make.cashier), BienLai_Id, 'Nhầm')).rejects.toMatchObject({
      code: 'RECEIPT_INVOICED',
    });
    await make.tell();
    await expect(removeDrafts(make.fresh(make.cashier), [_id])).rejects.toMatchObject({
      code: 'INVOICE_SENT',
    });
  });

  it('stands in one invoice alone, also when two ask at once', async () => {
    const { BienLai_Id } = await make.paid();
    const draft = () =>
      createInvoice(make.fresh(make.cashier), { requestId: v7(), BienLai_Ids: [BienLai_Id] });
    const both = await Promise.all(
      [draft(), draft()].map((one) =>
        one.then(
          () => 'done',
          (error) => error.code,
        ),
      ),
    );
    expect(both.sort()).toEqual(['INVOICE_RECEIPT_TAKEN', 'done']);
  });

  it('says at its field what is wrong with its buyer', async () => {
    const { BienLai_Id } = await make.paid();
    const wrong = createInvoice(make.fresh(make.cashier), {
      requestId: v7(),
      BienLai_Ids: [BienLai_Id],
      NguoiMua: { NguoiMua: 'Trần Lan', EmailMua: 'lan' },
    });
    await expect(wrong).rejects.toMatchObject({
      details: { issues: [{ path: 'NguoiMua.EmailMua', code: 'NOT_A_EMAIL' }] },
    });
  });
});

describe('no invoice is made', () => {
  it('of a receipt that was given back whole, or of money that was not allocated', async () => {
    const visit = await make.paid();
    await make.givenBack(visit, 'KB-NOI');
    await expect(issue(visit.BienLai_Id)).rejects.toMatchObject({ code: 'INVOICE_NOTHING_TO_ISSUE' });
    await expect(issue(await make.advance())).rejects.toMatchObject({ code: 'INVOICE_RECEIPT_OPEN' });
  });

  it('of receipts of several patients, or where no account is used', async () => {
    const [first, second] = [await make.paid(), await make.paid()];
    const BienLai_Ids = [first.BienLai_Id, second.BienLai_Id];
    await expect(
      createInvoice(make.fresh(make.cashier), { requestId: v7(), BienLai_Ids }),
    ).rejects.toMatchObject({ code: 'INVOICE_SEVERAL_BUYERS' });
    const accounts = site.database.db.update(taiKhoanHoaDonTable);
    await accounts.set({ TamNgung: true });
    await expect(issue(first.BienLai_Id)).rejects.toMatchObject({ code: 'INVOICE_NO_ACCOUNT' });
    await site.database.db
      .update(taiKhoanHoaDonTable)
      .set({ TamNgung: false })
      .where(eq(taiKhoanHoaDonTable._id, make.account._id));
  });
});

describe('the picture of an invoice', () => {
  it('is asked of its provider once, and said to be away while that gives none', async () => {
    const { BienLai_Id } = await make.paid();
    const { _id } = await issue(BienLai_Id);
    await make.tell();
    const print = () => fileOfInvoice(make.fresh(make.cashier), _id, 'PDF');
    const { made } = make.provider();
    const kept = [...made];
    made.clear();
    await expect(print()).rejects.toMatchObject({ code: 'INVOICE_PDF_UNAVAILABLE' });
    for (const [key, one] of kept) made.set(key, one);
    const first = await print();
    expect(first.fileName).toMatch(/^C26TBV-\d+\.pdf$/);
    made.clear();
    expect(await print()).toEqual(first);
    for (const [key, one] of kept) made.set(key, one);
  });
});

describe('a refund after the invoice', () => {
  it('EI2: is an adjustment downwards of that invoice, in the same series, with its reason', async () => {
    const visit = await make.paid(op1);
    const original = await issue(visit.BienLai_Id);
    await make.tell();
    const { SoHoaDon } = await make.invoice(original._id);
    await make.givenBack(visit, 'SA-BUNG');
    const input = { requestId: v7(), id: original._id, MaLyDo: '8', LyDo: 'Không chụp' };
    await expect(adjustByRefunds(make.fresh(make.cashier), input)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const id = await adjustByRefunds(make.fresh(make.accountant), input);
    expect(await adjustByRefunds(make.fresh(make.accountant), input)).toBe(id);
    await make.tell();
    const adjustment = await make.invoice(id);
    expect(adjustment).toMatchObject({
      LoaiHoaDon: 'DieuChinh',
      TongTien: '11720.00',
      SoHoaDon: (SoHoaDon ?? 0) + 1,
      LyDoDieuChinh: '8',
    });
    const { generalInvoiceInfo, itemInfo } = bodyOf(adjustment.MaHoaDon);
    expect(generalInvoiceInfo).toMatchObject({
      adjustmentType: '5',
      adjustmentInvoiceType: '1',
      originalInvoiceId: `C26TBV${SoHoaDon}`,
      adjustedNote: '8',
    });
    expect(itemInfo).toMatchObject([
      { itemName: 'Chẩn đoán hình ảnh', itemTotalAmountWithoutTax: 11720, isIncreaseItem: false },
    ]);
    expect((await make.invoice(original._id)).TrangThai).toBe('DaDieuChinh');
    await expect(
      adjustByRefunds(make.fresh(make.accountant), { ...input, requestId: v7() }),
    ).rejects.toMatchObject({ code: 'INVOICE_NO_REFUND' });
    await expect(
      replaceInvoice(make.fresh(make.accountant), {
        ...input,
        requestId: v7(),
        NguoiMua: { NguoiMua: 'Ai đó' },
      }),
    ).rejects.toMatchObject({ code: 'INVOICE_ADJUSTED' });
  });

  it('is replaced where the buyer was wrong, the receipt standing in the new one', async () => {
    const { BienLai_Id } = await make.paid();
    const original = await issue(BienLai_Id);
    await make.tell();
    const id = await replaceInvoice(make.fresh(make.accountant), {
      requestId: v7(),
      id: original._id,
      MaLyDo: '13',
      LyDo: 'Sai mã số thuế',
      NguoiMua: {
        NguoiMua: 'Trần Lan',
        MaSoThueMua: '0100684378',
        DonViMua: 'Công ty Sen',
        DiaChiMua: 'Hà Nội',
      },
    });
    await make.tell();
    expect((await make.invoice(original._id)).TrangThai).toBe('BiThayThe');
    expect((await issue(BienLai_Id))._id).toBe(id);
  });
});

describe('the summary of a day', () => {
  // what other tests left without an invoice
  beforeAll(() => summarise(make.fresh(make.cashier), today(make.cashier), v7()));

  it('EI4: holds every receipt without an invoice, once, and a later one of its own is refused', async () => {
    const loose = [];
    for (let i = 0; i < 3; i++)
      loose.push(await make.paid({ 'KB-NOI': '50000', 'XN-CBC': String(1000 + i) }));
    const requestId = v7();
    const day = today(make.cashier);
    const ids = await summarise(make.fresh(make.cashier), day, requestId);
    expect(await summarise(make.fresh(make.cashier), day, requestId)).toEqual(ids);
    await make.tell();
    const [id = ''] = ids;
    const row = await make.invoice(id);
    expect(row).toMatchObject({
      LoaiHoaDon: 'TongHop',
      TrangThai: 'DaPhatHanh',
      NguoiMua: 'Bán cho người tiêu dùng',
      TongTien: '153003.00',
    });
    expect(await linesOf(make.fresh(make.cashier), id)).toHaveLength(2);
    for (const { BienLai_Id } of loose) expect((await issue(BienLai_Id))._id).toBe(id);
    await expect(summarise(make.fresh(make.cashier), day, v7())).rejects.toMatchObject({
      code: 'INVOICE_DAY_EMPTY',
    });
    await expect(summarise(make.fresh(make.cashier), '2099-01-01', v7())).rejects.toMatchObject({
      code: 'INVOICE_DAY_OPEN',
    });
    await expect(
      createInvoice(make.fresh(make.cashier), {
        requestId: v7(),
        BienLai_Ids: loose.map(({ BienLai_Id }) => BienLai_Id).slice(0, 1),
      }),
    ).rejects.toMatchObject({ code: 'INVOICE_RECEIPT_TAKEN' });
  });
});

describe('what was never taken', () => {
  it('is removed with its receipt free again, and sent again as its receipt stands', async () => {
    const visit = await make.paid(op1);
    const id = await createInvoice(make.fresh(make.cashier), {
      requestId: v7(),
      BienLai_Ids: [visit.BienLai_Id],
    });
    await removeDrafts(make.fresh(make.cashier), [id]);
    const again = await createInvoice(make.fresh(make.cashier), {
      requestId: v7(),
      BienLai_Ids: [visit.BienLai_Id],
    });
    await make.givenBack(visit, 'XN-CBC');
    await sendAgain(make.fresh(make.cashier), again);
    await make.tell();
    expect(await make.invoice(again)).toMatchObject({ TrangThai: 'DaPhatHanh', TongTien: '24876.00' });
  });
});
