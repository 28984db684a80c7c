import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { localDay } from '../../engine/context.ts';
import { checkInvoiceAccount, updateInvoiceAccount } from './accountCommands.ts';
import { adjustByRefunds, replaceInvoice } from './changes.ts';
import { issueReceipt } from './commands.ts';
import { fileOfInvoice } from './files.ts';
import { hoaDonTraoDoiTable, taiKhoanHoaDonTable } from './tables.ts';
import { vnptFactory } from './testInvoices.ts';

let site: TestSite;
let make: Awaited<ReturnType<typeof vnptFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  make = await vnptFactory(site);
});
beforeEach(() => {
  Object.assign(make.provider().behaviour, { next: [], lagMs: 0, left: 1_000_000 });
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
const xmlOf = (key: string) => make.provider().made.get(key)?.xml ?? '';
const line = (STT: number, name: string, amount: string) =>
  `<HHDVu><TChat>1</TChat><STT>${STT}</STT><THHDVu>${name}</THHDVu><SLuong>1</SLuong><DGia>${amount}</DGia><ThTien>${amount}</ThTien><TSuat>KCT</TSuat></HHDVu>`;
const sums = (amount: string, words: string) =>
  `<TToan><THTTLTSuat><LTSuat><TSuat>KCT</TSuat><ThTien>${amount}</ThTien><TThue>0</TThue></LTSuat></THTTLTSuat><TgTCThue>${amount}</TgTCThue><TgTThue>0</TgTThue><TgTTTBSo>${amount}</TgTTTBSo><TgTTTBChu>${words}</TgTTTBChu></TToan>`;

describe('an invoice at VNPT', () => {
  it('EI1: is sent element by element, gets its number, and no password stands in what is kept', async () => {
    const { BienLai_Id } = await make.paid(op1);
    const row = await issued(BienLai_Id);
    expect(row).toMatchObject({
      TrangThai: 'DaPhatHanh',
      Serial: 'C26TBV',
      SoHoaDon: 1,
      TongTien: '34816.00',
    });
    expect(row.MaTraCuu).toBe(row.MaHoaDon);
    const made = make.provider().made.get(row.MaHoaDon);
    expect(made).toMatchObject({
      pattern: '1/001',
      serial: 'C26TBV',
      number: 1,
      total: 34816,
      original: null,
    });
    const xml = xmlOf(row.MaHoaDon);
    expect(xml).toContain(
      `<DSHDon><HDon><key>${row.MaHoaDon}</key><DLHDon><TTChung><NLap>${localDay(new Date())}</NLap><DVTTe>VND</DVTTe><TGia>1</TGia><HTTToan>TM</HTTToan></TTChung><NDHDon><NMua>`,
    );
    expect(xml).toContain(`<HVTNMHang>${row.NguoiMua}</HVTNMHang>`);
    expect(xml).toContain(
      `<DSHHDVu>${line(1, 'Khám bệnh', '13156')}${line(2, 'Xét nghiệm', '9940')}${line(3, 'Chẩn đoán hình ảnh', '11720')}</DSHHDVu>`,
    );
    expect(xml).toContain(sums('34816', 'Ba mươi tư nghìn tám trăm mười sáu đồng'));
    const [kept] = await exchanges(row._id);
    expect(kept?.GuiDi).toContain('<ACpass>***</ACpass>');
    expect(kept?.GuiDi).toContain('<password>***</password>');
    expect(kept?.GuiDi).not.toContain('demo');
    expect(kept?.NhanVe).toContain(`OK:1/001;C26TBV-${row.MaHoaDon}_1`);
  });

  it('EI1: is searched for after a bare OK, and refused where numbers have run out or the layout is none', async () => {
    make.provider().behaviour.next = ['bare'];
    const row = await issued((await make.paid()).BienLai_Id);
    expect(row).toMatchObject({ TrangThai: 'KhongRo', LoiThongBao: 'NO_NUMBER' });
    await make.tell();
    expect(await make.invoice(row._id)).toMatchObject({ TrangThai: 'DaPhatHanh', SoHoaDon: 2 });
    make.provider().behaviour.left = 0;
    expect(await issued((await make.paid()).BienLai_Id)).toMatchObject({
      TrangThai: 'TuChoi',
      LoiMa: 'ERR:6',
      LoiThongBao: 'Dải hóa đơn không còn đủ số',
    });
    make.provider().behaviour.left = 10;
    const accounts = site.database.db.update(taiKhoanHoaDonTable);
    await accounts.set({ MaMau: '9/1' }).where(eq(taiKhoanHoaDonTable._id, make.account._id));
    expect(await issued((await make.paid()).BienLai_Id)).toMatchObject({
      TrangThai: 'TuChoi',
      LoiMa: 'ERR:20',
    });
    await accounts.set({ MaMau: '' }).where(eq(taiKhoanHoaDonTable._id, make.account._id));
  });

  it('EI2: is adjusted by what was given back, below 0, and the numbers go on', async () => {
    const visit = await make.paid(op1);
    const original = await issued(visit.BienLai_Id);
    await make.givenBack(visit, 'SA-BUNG');
    const input = { requestId: crypto.randomUUID(), id: original._id, MaLyDo: '8', LyDo: 'Không chụp' };
    const id = await adjustByRefunds(make.fresh(make.accountant), input);
    await make.tell();
    const row = await make.invoice(id);
    expect(row).toMatchObject({ TongTien: '11720.00', SoHoaDon: (original.SoHoaDon ?? 0) + 1 });
    expect(make.provider().made.get(row.MaHoaDon)).toMatchObject({
      original: original.MaHoaDon,
      total: -11720,
    });
    const xml = xmlOf(row.MaHoaDon);
    expect(xml).toMatch(new RegExp(`^<DieuChinhHD><key>${row.MaHoaDon}</key><Type>3</Type><TTChung>`));
    expect(xml).toContain(
      `<DSHHDVu>${line(1, 'Chẩn đoán hình ảnh', '-11720')}<HHDVu><TChat>4</TChat><STT>2</STT><THHDVu>Lý do 8 – Hủy giao dịch, hủy một phần dịch vụ đã trả trước: Không chụp</THHDVu></HHDVu></DSHHDVu>`,
    );
    expect(xml).toContain(sums('-11720', 'Âm mười một nghìn bảy trăm hai mươi đồng'));
    expect((await make.invoice(original._id)).TrangThai).toBe('DaDieuChinh');
  });

  it('is replaced under the key of what it replaces; what VNPT never made is refused', async () => {
    const original = await issued((await make.paid()).BienLai_Id);
    const replace = (id: string) =>
      replaceInvoice(make.fresh(make.accountant), {
        requestId: crypto.randomUUID(),
        id,
        MaLyDo: '13',
        LyDo: 'Sai tên',
        NguoiMua: { DonViMua: 'Công ty A & B', MaSoThueMua: '0100684378', DiaChiMua: 'Hà Nội' },
      });
    const id = await replace(original._id);
    await make.tell();
    const row = await make.invoice(id);
    expect(row.TrangThai).toBe('DaPhatHanh');
    expect(xmlOf(row.MaHoaDon)).toContain(
      '<NMua><Ten>Công ty A &amp; B</Ten><MST>0100684378</MST><DChi>Hà Nội</DChi></NMua>',
    );
    expect(make.provider().made.get(original.MaHoaDon)?.replaced).toBe(true);
    const lost = await issued((await make.paid()).BienLai_Id);
    const { made } = make.provider();
    const forgotten = made.get(lost.MaHoaDon);
    made.delete(lost.MaHoaDon);
    const refused = await replace(lost._id);
    await make.tell();
    expect(await make.invoice(refused)).toMatchObject({ TrangThai: 'TuChoi', LoiMa: 'ERR:2' });
    if (forgotten) made.set(lost.MaHoaDon, forgotten);
  });

  it('has its picture by its key', async () => {
    const row = await issued((await make.paid()).BienLai_Id);
    const { fileName } = await fileOfInvoice(make.fresh(make.cashier), row._id, 'PDF');
    expect(fileName).toBe(`C26TBV-${row.SoHoaDon}.pdf`);
  });
});

it('an account at VNPT is checked, and its issuing password is kept sealed and apart', async () => {
  const { admin, account } = make;
  expect(await checkInvoiceAccount(admin, account._id)).toMatchObject({ KetQuaKiemTra: 'Tot' });
  const [row] = await site.database.db
    .select()
    .from(taiKhoanHoaDonTable)
    .where(eq(taiKhoanHoaDonTable._id, account._id));
  expect(row?.MatKhauPhatHanh).toBeTruthy();
  expect(row?.MatKhauPhatHanh).not.toContain('demo');
  expect(JSON.stringify(account)).not.toContain('MatKhau');
  const { _id, dungBoi, KiemTraLuc, KetQuaKiemTra, ThongBaoKiemTra, ...values } = account;
  const wrong = await updateInvoiceAccount(admin, _id, { ...values, MatKhau: 'sai' });
  expect(wrong.KetQuaKiemTra).toBeNull();
  expect(await checkInvoiceAccount(admin, _id)).toMatchObject({
    KetQuaKiemTra: 'TuChoi',
    ThongBaoKiemTra: 'Tài khoản đăng nhập sai hoặc không có quyền',
  });
  const { version } = wrong;
  const other = { ...values, version, TenPhatHanh: 'khac' };
  await expect(updateInvoiceAccount(admin, _id, other)).rejects.toMatchObject({
    details: { issues: [{ path: 'MatKhauPhatHanh', code: 'REQUIRED' }] },
  });
  await updateInvoiceAccount(admin, _id, { ...other, MatKhau: 'demo', MatKhauPhatHanh: 'demo' });
});

function exchanges(id: string) {
  return site.database.db
    .select()
    .from(hoaDonTraoDoiTable)
    .where(eq(hoaDonTraoDoiTable.HoaDon_Id, id))
    .orderBy(desc(hoaDonTraoDoiTable.Luc));
}
