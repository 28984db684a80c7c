import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { QuyetToanBHYTInput } from '../../gql/main.ts';
import { updateSetting } from '../system/commands.ts';
import { adjustByRefunds, replaceInvoice } from './changes.ts';
import { removeDrafts, sendAgain } from './commands.ts';
import { invoiceFacts, linesOf } from './invoiceRows.ts';
import { settlementList } from './settlementList.ts';
import {
  acceptedNow,
  invoiceOfSettlement,
  isLate,
  settlementById,
  settlementFacts,
} from './settlementRows.ts';
import { cancelSettlement, changeSettlement, enterSettlement, invoiceSettlement } from './settlements.ts';
import { hoaDonTable } from './tables.ts';
import { invoiceFactory, misaFactory, vnptFactory } from './testInvoices.ts';

let site: TestSite;
let make: Awaited<ReturnType<typeof invoiceFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  make = await invoiceFactory(site);
  await agency();
});
afterAll(async () => {
  await make.close();
  await site.close();
});

const agency = (over: object = {}) =>
  updateSetting(make.fresh(make.admin), 'invoices', {
    bhxhTen: 'BHXH thành phố Hà Nội',
    bhxhMaSoThue: '0100684378',
    bhxhDiaChi: '15 Cát Linh, Hà Nội',
    bhxhEmail: '',
    ...over,
  });
const accountant = () => make.fresh(make.accountant);
let months = 0;
/** A settlement of a month of its own. */
const input = (over: Partial<QuyetToanBHYTInput> = {}): QuyetToanBHYTInput => {
  months += 1;
  return {
    requestId: v7(),
    LoaiKy: 'Thang',
    Nam: 2020 + Math.floor(months / 12),
    Ky: 1 + (months % 12),
    SoBienBan: `${months}/BBQT`,
    NgayBienBan: '2026-11-20',
    SoTienDeNghi: '100000000',
    SoTienChapNhan: '90000000',
    ...over,
  };
};
const entered = (over: Partial<QuyetToanBHYTInput> = {}) => enterSettlement(accountant(), null, input(over));
const invoiceOf = async (id: string) => {
  const row = await invoiceOfSettlement(accountant(), id);
  if (!row) throw new Error('no invoice');
  return row;
};
const invoiced = async (over: Partial<QuyetToanBHYTInput> = {}) => {
  const id = await entered(over);
  await invoiceSettlement(accountant(), id);
  await make.tell();
  return { id, invoice: await invoiceOf(id) };
};
const change = (id: string, tang: boolean, ...amounts: string[]) => ({
  requestId: v7(),
  id,
  tang,
  dongs: amounts.map((SoTien, at) => ({ NoiDung: `Nội dung ${at + 1}`, SoTien })),
  MaLyDo: '2',
  LyDo: 'Thông báo 15/TB-BHXH',
});
const bodyOf = (key: string) => make.provider().made.get(key)?.body;

describe('a settlement with the insurance', () => {
  it('is entered once for a request, corrected until it is invoiced, and lists what was accepted', async () => {
    const first = input();
    const id = await enterSettlement(accountant(), null, first);
    expect(await enterSettlement(accountant(), null, first)).toBe(id);
    const { requestId: _request, ...values } = first;
    await enterSettlement(accountant(), id, { ...values, version: 1, SoTienChapNhan: '80000000' });
    await expect(enterSettlement(accountant(), id, { ...values, version: 1 })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const days = { tuNgay: '2019-01-01', denNgay: '2026-12-31' };
    const found = await settlementList(accountant(), { ...days, keyword: first.SoBienBan });
    expect(found).toMatchObject({ totalRows: 1, SoTienChapNhan: '80000000.00', data: [{ _id: id }] });
    expect(await site.countQueries(() => settlementList(accountant(), days))).toBeLessThanOrEqual(4);
  });

  it('says at its field what is wrong, and settles a day once, a quarter over a month as well', async () => {
    await expect(entered({ SoTienChapNhan: '100000001' })).rejects.toMatchObject({
      details: { issues: [{ path: 'SoTienChapNhan', code: 'ABOVE_CLAIM' }] },
    });
    await expect(entered({ Nam: 2099 })).rejects.toMatchObject({
      details: { issues: [{ path: 'Ky', code: 'PERIOD_NOT_OVER' }] },
    });
    await entered({ Nam: 2025, Ky: 5 });
    for (const again of [
      { Nam: 2025, Ky: 5 },
      { LoaiKy: 'Quy' as const, Nam: 2025, Ky: 2 },
    ])
      await expect(entered(again)).rejects.toMatchObject({
        details: { issues: [{ path: 'Ky', code: 'PERIOD_SETTLED' }] },
      });
    const both = await Promise.allSettled([entered({ Nam: 2025, Ky: 7 }), entered({ Nam: 2025, Ky: 7 })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is cancelled with a reason while it has no invoice: its period is free again', async () => {
    const period = { Nam: 2025, Ky: 9 };
    const id = await entered(period);
    await cancelSettlement(accountant(), id, 'Nhập nhầm');
    expect(await settlementById(accountant(), id)).toMatchObject({
      TrangThai: 'DaHuy',
      LyDoHuy: 'Nhập nhầm',
    });
    await entered(period);
  });

  it('belongs to who holds the right', async () => {
    await expect(enterSettlement(make.fresh(make.cashier), null, input())).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('the invoice of a settlement', () => {
  it('is made out to the agency of the settings, of what was accepted, once', async () => {
    const id = await entered({ LoaiKy: 'Quy', Nam: 2024, Ky: 4 });
    const both = await Promise.allSettled([
      invoiceSettlement(accountant(), id),
      invoiceSettlement(accountant(), id),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await make.tell();
    const row = await invoiceOf(id);
    expect(row).toMatchObject({
      LoaiHoaDon: 'QuyetToan',
      TrangThai: 'DaPhatHanh',
      TongTien: '90000000.00',
      DonViMua: 'BHXH thành phố Hà Nội',
      MaSoThueMua: '0100684378',
      HinhThucThanhToan: 'CK',
      BenhNhan_Id: null,
    });
    expect(bodyOf(row.MaHoaDon)?.itemInfo).toMatchObject([
      {
        itemName: expect.stringMatching(
          /^Chi phí khám bệnh, chữa bệnh bảo hiểm y tế quý 4\/2024 theo biên bản quyết toán số \d+\/BBQT$/,
        ),
        itemTotalAmountWithoutTax: 90_000_000,
        taxPercentage: -2,
        isIncreaseItem: null,
      },
    ]);
    await expect(invoiceSettlement(accountant(), id)).rejects.toMatchObject({ code: 'SETTLEMENT_INVOICED' });
    await expect(cancelSettlement(accountant(), id, 'Nhầm')).rejects.toMatchObject({
      code: 'SETTLEMENT_INVOICED',
    });
  });

  it('is told to every screen that lists invoices, wherever its person works', async () => {
    const { id, invoice } = await invoiced();
    const { rows } = await site.database.db.execute<{ node: string | null; data: object }>(sql`
      select node_id as node, data from main.event where module = 'HoaDonDienTu'
        and (data->>'QuyetToan_Id' = ${id} or data->>'HoaDon_Id' = ${invoice._id})`);
    expect(rows.length).toBeGreaterThan(3);
    expect(new Set(rows.map(({ node }) => node))).toEqual(new Set([null]));
  });

  it('stands once in the database, whatever a command overlooks', async () => {
    const { id, invoice } = await invoiced();
    const { _id, MaHoaDon, SoHoaDon, ...same } = invoice;
    await expect(
      site.database.db
        .insert(hoaDonTable)
        .values({ ...same, MaHoaDon: crypto.randomUUID(), TrangThai: 'ChoGui', SoHoaDon: null }),
    ).rejects.toMatchObject({ cause: { constraint: 'hoa_don_dien_tu_settlement_once' } });
    expect((await settlementFacts(accountant(), await settlementById(accountant(), id))).hoaDon).toBe('CoSo');
  });

  it('needs who it is made out to, an account, and something that was accepted', async () => {
    const id = await entered();
    await agency({ bhxhDiaChi: '' });
    await expect(invoiceSettlement(accountant(), id)).rejects.toMatchObject({ code: 'SETTLEMENT_NO_BUYER' });
    await agency();
    await site.database.db.execute(sql`update main.tai_khoan_hoa_don set ky_hieu = 'C26MBV'`);
    await expect(invoiceSettlement(accountant(), id)).rejects.toMatchObject({ code: 'INVOICE_NO_ACCOUNT' });
    await site.database.db.execute(sql`update main.tai_khoan_hoa_don set ky_hieu = 'C26TBV'`);
    await expect(
      invoiceSettlement(accountant(), await entered({ SoTienChapNhan: '0' })),
    ).rejects.toMatchObject({ code: 'SETTLEMENT_NOTHING_ACCEPTED' });
    await expect(agency({ bhxhMaSoThue: '123' })).rejects.toMatchObject({
      details: { issues: [{ path: 'bhxhMaSoThue', code: 'NOT_A_TAXCODE' }] },
    });
  });

  it('is owed again when it was refused and removed, and sent again as it is', async () => {
    await agency({ bhxhEmail: 'bhxh@vidu.vn' });
    const id = await entered();
    const late = await settlementById(accountant(), id);
    expect(await isLate(accountant(), { ...late, NgayBienBan: '2020-01-01' })).toBe(true);
    await invoiceSettlement(accountant(), id);
    const { _id } = await invoiceOf(id);
    const taken = site.database.db.update(hoaDonTable);
    await taken.set({ EmailMua: 'bhxh@ví-dụ.vn' }).where(eq(hoaDonTable._id, _id));
    await make.tell();
    expect((await make.invoice(_id)).TrangThai).toBe('TuChoi');
    await removeDrafts(accountant(), [_id]);
    expect(await invoiceOfSettlement(accountant(), id)).toBeNull();
    await invoiceSettlement(accountant(), id);
    await make.tell();
    const row = await invoiceOf(id);
    expect(row.TrangThai).toBe('DaPhatHanh');
    expect(await isLate(accountant(), { ...late, NgayBienBan: '2020-01-01' })).toBe(false);
    await expect(sendAgain(accountant(), row._id)).rejects.toMatchObject({ code: 'STATE_CHANGED' });
    await agency();
  });

  it('is adjusted by its settlement alone, and replaced where its buyer was wrong', async () => {
    const { id, invoice } = await invoiced();
    await expect(
      adjustByRefunds(accountant(), { requestId: v7(), id: invoice._id, MaLyDo: '8', LyDo: 'x' }),
    ).rejects.toMatchObject({ code: 'INVOICE_OF_SETTLEMENT' });
    await replaceInvoice(accountant(), {
      requestId: v7(),
      id: invoice._id,
      MaLyDo: '13',
      LyDo: 'Sai mã số thuế',
      NguoiMua: { DonViMua: 'BHXH', MaSoThueMua: '0100684378', DiaChiMua: 'Hà Nội' },
    });
    expect((await invoiceOf(id))._id).toBe(invoice._id);
    await make.tell();
    const row = await invoiceOf(id);
    expect(row).toMatchObject({ LoaiHoaDon: 'ThayThe', TrangThai: 'DaPhatHanh', DonViMua: 'BHXH' });
    await expect(invoiceSettlement(accountant(), id)).rejects.toMatchObject({ code: 'SETTLEMENT_INVOICED' });
  });
});

describe('what changes after a settlement', () => {
  it('is refused as an adjustment downwards and accepted as one upwards, each with its reason', async () => {
    const { id, invoice } = await invoiced();
    const down = change(id, false, '3000000', '2000000');
    await changeSettlement(accountant(), down);
    await changeSettlement(accountant(), down);
    await expect(changeSettlement(accountant(), change(id, true, '1'))).rejects.toMatchObject({
      code: 'INVOICE_CHANGING',
    });
    await make.tell();
    await changeSettlement(accountant(), change(id, true, '15000000'));
    await make.tell();
    const rows = (await make.all()).filter((row) => row.HoaDonGoc_Id === invoice._id);
    expect(rows).toMatchObject([
      { LoaiHoaDon: 'DieuChinh', TongTien: '5000000.00', LyDoDieuChinh: '2', TrangThai: 'DaPhatHanh' },
      { LoaiHoaDon: 'DieuChinhTang', TongTien: '15000000.00', GhiChu: 'Thông báo 15/TB-BHXH' },
    ]);
    expect(await acceptedNow(accountant(), await settlementById(accountant(), id))).toBe('100000000');
    const [lowered, raised] = rows.map((row) => bodyOf(row.MaHoaDon));
    expect(lowered?.itemInfo).toMatchObject([
      { itemName: 'Nội dung 1', itemTotalAmountWithoutTax: 3_000_000, isIncreaseItem: false },
      { itemName: 'Nội dung 2', itemTotalAmountWithoutTax: 2_000_000, isIncreaseItem: false },
    ]);
    expect(raised?.itemInfo).toMatchObject([{ itemTotalAmountWithoutTax: 15_000_000, isIncreaseItem: true }]);
    expect(raised?.generalInvoiceInfo).toMatchObject({ adjustmentType: '5', adjustedNote: '2' });
    const facts = await invoiceFacts(accountant(), await make.invoice(invoice._id));
    expect(facts).toMatchObject({ cuaQuyetToan: true, conLai: '100000000', TrangThai: 'DaDieuChinh' });
    expect(await linesOf(accountant(), rows[0]?._id ?? '')).toHaveLength(2);
  });

  it('comes to no more than what is accepted, or still refused', async () => {
    const { id } = await invoiced();
    const refusalOf = (tang: boolean, amount: string) =>
      changeSettlement(accountant(), change(id, tang, amount)).then(
        () => 'done',
        (error) => error.details.issues[0].code,
      );
    expect(await refusalOf(false, '90000001')).toBe('ABOVE_ACCEPTED');
    expect(await refusalOf(true, '10000001')).toBe('ABOVE_REFUSED');
    await expect(
      changeSettlement(accountant(), { ...change(id, true, '1'), MaLyDo: '99' }),
    ).rejects.toMatchObject({ details: { issues: [{ path: 'MaLyDo', code: 'NOT_IN_LIST' }] } });
  });

  it('waits until its invoice has a number', async () => {
    const id = await entered();
    await expect(changeSettlement(accountant(), change(id, false, '1'))).rejects.toMatchObject({
      code: 'SETTLEMENT_NOT_INVOICED',
    });
  });
});

describe('an adjustment upwards at the other providers', () => {
  const raisedAt = async (factory: typeof vnptFactory | typeof misaFactory) => {
    await make.close();
    make = (await factory(site)) as unknown as typeof make; // what the tests do with invoices is the same
    const { id } = await invoiced();
    await changeSettlement(accountant(), change(id, true, '4000000'));
    await make.tell();
    const row = (await make.all()).findLast(({ LoaiHoaDon }) => LoaiHoaDon === 'DieuChinhTang');
    expect(row?.TrangThai).toBe('DaPhatHanh');
    return make.provider().made.get(row?.MaHoaDon ?? '') as unknown; // each has a shape of its own
  };

  it('has type 2 and sums above 0 at VNPT', async () => {
    const { xml, total } = (await raisedAt(vnptFactory)) as { xml: string; total: number };
    expect(total).toBe(4_000_000);
    expect(xml).toMatch(/^<DieuChinhHD><key>[\w-]+<\/key><Type>2<\/Type>/);
  });

  it('has reference type 2 and sums above 0 at MISA', async () => {
    const { body } = (await raisedAt(misaFactory)) as { body: object };
    expect(body).toMatchObject({ ReferenceType: 2, TotalAmount: 4_000_000, OrgInvNo: '00000001' });
  });
});
