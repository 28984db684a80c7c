import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { issueReceipt } from './commands.ts';
import { invoiceFacts } from './invoiceRows.ts';
import { noticeForm, presentNotice } from './noticeForm.ts';
import { noticeById, noticesOf } from './noticeRows.ts';
import { answerNotice, cancelNotice, fileNotice, makeNotice } from './notices.ts';
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

const accountant = () => make.fresh(make.accountant);
const issued = async () => {
  const { _id } = await issueReceipt(make.fresh(make.cashier), (await make.paid()).BienLai_Id);
  await make.tell();
  return make.invoice(_id);
};
const input = (HoaDon_Id: string, over: object = {}) => ({
  requestId: v7(),
  HoaDon_Id,
  NguoiMua: 'Trần Thị Lan',
  LyDo: 'Khai thiếu tên',
  ...over,
});

describe('a wrong name or address', () => {
  it('EI3: is a notice and no invoice, made once for a request, and the invoice stays as it is', async () => {
    const invoice = await issued();
    const before = make.provider().made.size;
    const first = input(invoice._id);
    const id = await makeNotice(accountant(), first);
    expect(await makeNotice(accountant(), first)).toBe(id);
    await make.tell();
    expect(make.provider().made.size).toBe(before);
    expect(await make.invoice(invoice._id)).toMatchObject({
      TrangThai: 'DaPhatHanh',
      NguoiMua: invoice.NguoiMua,
    });
    expect(await noticeById(accountant(), id)).toMatchObject({
      SoThongBao: expect.stringMatching(/^SS\d\d-\d{5}$/),
      TrangThai: 'DaLap',
      NguoiMua: 'Trần Thị Lan',
      LyDo: 'Khai thiếu tên',
    });
    const paper = presentNotice(await noticeForm.data(accountant(), id), 'vi');
    expect(paper).toMatchObject({
      HoaDons: [{ KyHieu: '1C26TBV', SoHoaDon: String(invoice.SoHoaDon) }],
      NoiDung: expect.arrayContaining([{ Muc: 'NguoiMua', DaGhi: invoice.NguoiMua, Dung: 'Trần Thị Lan' }]),
      LyDo: 'Khai thiếu tên',
    });
    expect(await noticeForm.right(accountant(), id)).toMatchObject({ anyOf: ['HOA_DON_XEM'] });
  });

  it('is noticed once at a time, also by two at once, and filed and answered step by step', async () => {
    const invoice = await issued();
    const both = await Promise.allSettled([
      makeNotice(accountant(), input(invoice._id)),
      makeNotice(accountant(), input(invoice._id)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(makeNotice(accountant(), input(invoice._id))).rejects.toMatchObject({
      code: 'INVOICE_NOTICE_OPEN',
    });
    const [notice] = await noticesOf(accountant(), invoice._id);
    const id = notice?._id ?? '';
    await expect(answerNotice(accountant(), id, true, null)).rejects.toMatchObject({ code: 'STATE_CHANGED' });
    await fileNotice(accountant(), id);
    await expect(cancelNotice(accountant(), id, 'Nhầm')).rejects.toMatchObject({ code: 'STATE_CHANGED' });
    await expect(answerNotice(accountant(), id, false, ' ')).rejects.toMatchObject({
      details: { issues: [{ code: 'REASON_NEEDED' }] },
    });
    await answerNotice(accountant(), id, false, 'Sai ký hiệu');
    expect(await noticeById(accountant(), id)).toMatchObject({
      TrangThai: 'KhongTiepNhan',
      PhanHoi: 'Sai ký hiệu',
      NgayGui: expect.any(String),
    });
    const again = await makeNotice(accountant(), input(invoice._id));
    await cancelNotice(accountant(), again, 'Lập nhầm');
    const last = await makeNotice(accountant(), input(invoice._id));
    await fileNotice(accountant(), last);
    await answerNotice(accountant(), last, true, null);
    expect((await noticesOf(accountant(), invoice._id)).map(({ TrangThai }) => TrangThai)).toEqual([
      'TiepNhan',
      'DaHuy',
      'KhongTiepNhan',
    ]);
    expect((await invoiceFacts(accountant(), invoice)).dangBaoSaiSot).toBe(false);
  });

  it('is none where nothing differs, where the invoice has no number, or without the right', async () => {
    const invoice = await issued();
    const { NguoiMua, DonViMua, DiaChiMua } = invoice;
    await expect(
      makeNotice(accountant(), input(invoice._id, { NguoiMua, DonViMua, DiaChiMua })),
    ).rejects.toMatchObject({ details: { issues: [{ path: 'NguoiMua', code: 'NOTICE_CHANGES_NOTHING' }] } });
    const { _id } = await issueReceipt(make.fresh(make.cashier), (await make.paid()).BienLai_Id);
    await expect(makeNotice(accountant(), input(_id))).rejects.toMatchObject({ code: 'STATE_CHANGED' });
    await expect(makeNotice(make.fresh(make.cashier), input(invoice._id))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
