import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { localDay } from '../../engine/context.ts';
import { checkInvoiceAccount, updateInvoiceAccount } from './accountCommands.ts';
import { passwordsOf } from './accountPasswords.ts';
import { invoiceAccount } from './accountQueries.ts';
import { adjustByRefunds, replaceInvoice } from './changes.ts';
import { issueReceipt } from './commands.ts';
import { fileOfInvoice } from './files.ts';
import { misa } from './providers/misa.ts';
import { sentInvoice } from './send.ts';
import { hoaDonTraoDoiTable, taiKhoanHoaDonTable } from './tables.ts';
import { misaFactory } from './testInvoices.ts';

const minute = 60_000;
let site: TestSite;
let make: Awaited<ReturnType<typeof misaFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  make = await misaFactory(site);
});
beforeEach(() => {
  Object.assign(make.provider().behaviour, { next: [], lagMs: 0, left: 1_000_000, busy: 0 });
});
afterAll(async () => {
  await make.close();
  await site.close();
});

const op1 = { 'KB-NOI': '13156', 'XN-CBC': '9940', 'SA-BUNG': '11720' };
const issued = async (BienLai_Id: string) => {
  const { _id } = await issueReceipt(make.fresh(make.cashier), BienLai_Id);
  await make.tell();
  return make.invoice(_id);
};
const bodyOf = (key: string) => make.provider().made.get(key)?.body;
const detail = (at: number, ItemName: string, amount: number) => ({
  ItemType: 1,
  LineNumber: at,
  SortOrder: at,
  ItemCode: '',
  ItemName,
  UnitName: '',
  Quantity: 1,
  UnitPrice: amount,
  DiscountRate: 0,
  DiscountAmountOC: 0,
  DiscountAmount: 0,
  AmountOC: amount,
  Amount: amount,
  AmountWithoutVATOC: amount,
  AmountWithoutVAT: amount,
  VATRateName: 'KCT',
  VATAmountOC: 0,
  VATAmount: 0,
});
const sums = (amount: number, TotalAmountInWords: string) => ({
  TotalSaleAmountOC: amount,
  TotalSaleAmount: amount,
  TotalDiscountAmountOC: 0,
  TotalDiscountAmount: 0,
  TotalAmountWithoutVATOC: amount,
  TotalAmountWithoutVAT: amount,
  TotalVATAmountOC: 0,
  TotalVATAmount: 0,
  TotalAmountOC: amount,
  TotalAmount: amount,
  TotalAmountInWords,
  TaxRateInfo: [{ VATRateName: 'KCT', AmountWithoutVATOC: amount, VATAmountOC: 0 }],
});
const buyerOf = (row: Awaited<ReturnType<typeof issued>>) => ({
  BuyerLegalName: row.DonViMua ?? '',
  BuyerTaxCode: row.MaSoThueMua ?? '',
  BuyerAddress: row.DiaChiMua ?? '',
  BuyerFullName: row.NguoiMua ?? '',
  BuyerEmail: row.EmailMua ?? '',
});
const digits = {
  MainCurrency: 'VND',
  AmountDecimalDigits: '0',
  AmountOCDecimalDigits: '0',
  UnitPriceOCDecimalDigits: '0',
  UnitPriceDecimalDigits: '0',
  QuantityDecimalDigits: '0',
  CoefficientDecimalDigits: '0',
  ExchangRateDecimalDigits: '0',
};
const about = (key: string) => ({
  RefID: key,
  InvSeries: '1C26TBV',
  InvDate: localDay(make.cashier.now()),
  CurrencyCode: 'VND',
  ExchangeRate: 1,
  PaymentMethodName: 'TM',
  OptionUserDefined: digits,
});

describe('an invoice at MISA', () => {
  it('EI1: is sent field by field, gets its number, and no password stands in what is kept', async () => {
    const { BienLai_Id } = await make.paid(op1);
    const row = await issued(BienLai_Id);
    expect(row).toMatchObject({ TrangThai: 'DaPhatHanh', SoHoaDon: 1, TongTien: '34816.00' });
    const made = make.provider().made.get(row.MaHoaDon);
    expect(row).toMatchObject({
      MaTraCuu: made?.transaction,
      MaGiaoDich: made?.transaction,
      MaCoQuanThue: made?.code,
    });
    expect(made?.signType).toBe(2);
    expect(made?.body).toEqual({
      ...about(row.MaHoaDon),
      ...buyerOf(row),
      ...sums(34816, 'Ba mươi tư nghìn tám trăm mười sáu đồng'),
      OriginalInvoiceDetail: [
        detail(1, 'Khám bệnh', 13156),
        detail(2, 'Xét nghiệm', 9940),
        detail(3, 'Chẩn đoán hình ảnh', 11720),
      ],
    });
    const [kept] = await exchanges(row._id);
    expect(JSON.parse(kept?.GuiDi ?? '')).toMatchObject({ SignType: 2, PublishInvoiceData: null });
    expect(kept?.GuiDi).not.toContain('"demo"');
    expect(kept?.NhanVe).toContain('00000001');
  });

  it('EI1: is searched for where its key is known already, and sent again after another call on the series', async () => {
    make.provider().behaviour.next = ['diesAfter'];
    const lost = await issued((await make.paid()).BienLai_Id);
    expect(lost.TrangThai).toBe('KhongRo');
    make.provider().behaviour.lagMs = 3 * minute;
    make.pass(2 * minute);
    await make.tell(); // the look-up does not see it: sent again, MISA knows the key
    expect(await make.invoice(lost._id)).toMatchObject({ TrangThai: 'KhongRo', LoiThongBao: 'KEY_KNOWN' });
    make.provider().behaviour.lagMs = 0;
    await make.tell();
    expect(await make.invoice(lost._id)).toMatchObject({ TrangThai: 'DaPhatHanh', SoHoaDon: 2 });

    Object.assign(make.provider().behaviour, { busy: 1, lagMs: 0 });
    const waits = await issued((await make.paid()).BienLai_Id);
    expect(waits.SoHoaDon).toBeNull();
    expect((await exchanges(waits._id)).map(({ KetQua }) => KetQua)).toEqual(['Cho']);
    make.pass(2 * minute);
    await make.tell();
    expect(await make.invoice(waits._id)).toMatchObject({ TrangThai: 'DaPhatHanh', SoHoaDon: 3 });
  });

  it('EI1: is refused where numbers have run out, with what that means', async () => {
    make.provider().behaviour.left = 0;
    expect(await issued((await make.paid()).BienLai_Id)).toMatchObject({
      TrangThai: 'TuChoi',
      LoiMa: 'LicenseInfo_OutOfInvoice',
      LoiThongBao: 'Đã dùng hết số hóa đơn của gói, cần mua thêm',
    });
  });

  it('EI2: is adjusted by what was given back, below 0, naming what it adjusts, and the numbers go on', async () => {
    const visit = await make.paid(op1);
    const original = await issued(visit.BienLai_Id);
    await make.givenBack(visit, 'SA-BUNG');
    const input = { requestId: crypto.randomUUID(), id: original._id, MaLyDo: '8', LyDo: 'Không chụp' };
    const id = await adjustByRefunds(make.fresh(make.accountant), input);
    await make.tell();
    const row = await make.invoice(id);
    expect(row).toMatchObject({ TongTien: '11720.00', SoHoaDon: (original.SoHoaDon ?? 0) + 1 });
    expect(bodyOf(row.MaHoaDon)).toEqual({
      ...about(row.MaHoaDon),
      ...buyerOf(row),
      ReferenceType: 2,
      OrgInvoiceType: 1,
      OrgInvTemplateNo: '1',
      OrgInvSeries: 'C26TBV',
      OrgInvNo: String(original.SoHoaDon).padStart(8, '0'),
      OrgInvDate: localDay(make.cashier.now()),
      InvoiceNote: 'Lý do 8 – Hủy giao dịch, hủy một phần dịch vụ đã trả trước: Không chụp',
      ...sums(-11720, 'Âm mười một nghìn bảy trăm hai mươi đồng'),
      OriginalInvoiceDetail: [detail(1, 'Chẩn đoán hình ảnh', -11720)],
    });
    expect((await make.invoice(original._id)).TrangThai).toBe('DaDieuChinh');
  });

  it('is replaced by one that names it', async () => {
    const original = await issued((await make.paid()).BienLai_Id);
    const id = await replaceInvoice(make.fresh(make.accountant), {
      requestId: crypto.randomUUID(),
      id: original._id,
      MaLyDo: '13',
      LyDo: 'Sai tên',
      NguoiMua: { DonViMua: 'Công ty A', MaSoThueMua: '0100684378', DiaChiMua: 'Hà Nội' },
    });
    await make.tell();
    const row = await make.invoice(id);
    expect(row.TrangThai).toBe('DaPhatHanh');
    expect(bodyOf(row.MaHoaDon)).toMatchObject({
      ReferenceType: 1,
      OrgInvNo: String(original.SoHoaDon).padStart(8, '0'),
      BuyerLegalName: 'Công ty A',
      TotalAmount: 50000,
    });
  });

  it('of a cash register is signed as one', async () => {
    const accounts = site.database.db.update(taiKhoanHoaDonTable);
    await accounts.set({ KyHieu: 'C26MBV' }).where(eq(taiKhoanHoaDonTable._id, make.account._id));
    const row = await issued((await make.paid()).BienLai_Id);
    expect(row).toMatchObject({ TrangThai: 'DaPhatHanh', Serial: 'C26MBV', SoHoaDon: 1 });
    expect(make.provider().made.get(row.MaHoaDon)?.signType).toBe(5);
    await accounts.set({ KyHieu: 'C26TBV' }).where(eq(taiKhoanHoaDonTable._id, make.account._id));
  });

  it('has its picture by its transaction', async () => {
    const row = await issued((await make.paid()).BienLai_Id);
    const { fileName } = await fileOfInvoice(make.fresh(make.cashier), row._id, 'PDF');
    expect(fileName).toBe(`C26TBV-${row.SoHoaDon}.pdf`);
  });
});

it('a token lives for 14 days: an older one says nothing of the invoice', async () => {
  const row = await issued((await make.paid()).BienLai_Id);
  await make.restartProvider(); // from here on its clock is that of the test
  const ctx = make.fresh(make.admin);
  const account = await invoiceAccount(ctx, make.account._id);
  const session = await misa.open(ctx.config, account, passwordsOf(ctx.config, account));
  const invoice = await sentInvoice(ctx, row);
  expect((await misa.find(ctx.config, session, invoice)).said).toMatchObject({ outcome: 'done' });
  make.pass(15 * 24 * 60 * minute);
  for (const { said } of [
    await misa.find(ctx.config, session, invoice),
    await misa.send(ctx.config, session, invoice),
  ])
    expect(said).toEqual({ outcome: 'unknown', reason: 'TokenExpiredCode' });
});

it('an account at MISA is checked with its AppID', async () => {
  const { admin, account } = make;
  expect(await checkInvoiceAccount(admin, account._id)).toMatchObject({ KetQuaKiemTra: 'Tot' });
  const { _id, dungBoi, KiemTraLuc, KetQuaKiemTra, ThongBaoKiemTra, ...values } = account;
  const without = { ...values, MaUngDung: ' ' };
  await expect(updateInvoiceAccount(admin, _id, without)).rejects.toMatchObject({
    details: { issues: [{ path: 'MaUngDung', code: 'REQUIRED' }] },
  });
  await updateInvoiceAccount(admin, _id, { ...values, MatKhau: 'sai' });
  expect(await checkInvoiceAccount(admin, _id)).toMatchObject({
    KetQuaKiemTra: 'TuChoi',
    ThongBaoKiemTra: 'Tên đăng nhập hoặc mật khẩu không đúng',
  });
});

function exchanges(id: string) {
  return site.database.db
    .select()
    .from(hoaDonTraoDoiTable)
    .where(eq(hoaDonTraoDoiTable.HoaDon_Id, id))
    .orderBy(desc(hoaDonTraoDoiTable.Luc));
}
