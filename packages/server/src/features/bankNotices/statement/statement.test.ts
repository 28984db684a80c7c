import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bill } from '../../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import { checkedFile, takenFile, workbookOf, written } from '../../../engine/catalogue/imports/testImport.ts';
import { undoImport } from '../../../engine/catalogue/imports/undo.ts';
import type { Ctx } from '../../../engine/context.ts';
import { receiptsOfVisit } from '../../cashier/queries.ts';
import { lockUser, unlockUser } from '../../identity/userState.ts';
import { setAside, settleNotice } from '../commands.ts';
import { readNotice } from '../formats.ts';
import { matchStatement } from '../match.ts';
import { noticeList } from '../queries.ts';
import { takeNotice } from '../take.ts';
import { noticeFactory } from '../testNotices.ts';
import { statementPlan as plan } from './plan.ts';

let site: TestSite;
let books: Ctx;
let cashier: Ctx;
let of: Awaited<ReturnType<typeof noticeFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  books = await site.ctx('ketoan', { node: 'BVS' });
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  of = await noticeFactory(site, cashier);
});
afterAll(() => site.close());

const account = '9990001234567';
const as = (ctx: Ctx): Ctx => ({ ...ctx, loaders: new Map() });
const check = (bytes: Buffer, changes: Parameters<typeof checkedFile>[3] = {}, name = 'sao-ke.xlsx') =>
  checkedFile(as(books), plan, bytes, changes, name);
/** Reads a statement, and looks at what it brought as its job does. */
async function read(bytes: Buffer, changes: Parameters<typeof checkedFile>[3] = {}, name?: string) {
  const { row, report, issues } = await check(bytes, changes, name);
  const [counts] = report.parts;
  const ended = counts?.Moi ? await written(as(books), plan, row) : row;
  await matchStatement(of.system());
  return { row: ended, counts, issues };
}
const days = { tuNgay: '2026-11-29', denNgay: '2026-11-29' };
const named = async (keyword: string) => (await noticeList(of.fresh(), { keyword, ...days })).data;
let made = 0;
const ref = () => `FT26333${String(100_000 + ++made)}`;
const mine = { SoTaiKhoan: { column: null, fixed: account } };

describe('the statement of a bank', () => {
  it('collects what it pays, keeps what it cannot collect, and leaves out what went out, totals and balances', async () => {
    const { visit, MaGiaoDich } = await of.awaiting();
    const [paid, unknown] = [ref(), ref()];
    const file = await workbookOf([
      ['NGÂN HÀNG TMCP NGOẠI THƯƠNG', null, null, null, null],
      ['Số tài khoản:', account],
      ['Ngày giao dịch', 'Số tham chiếu', 'Số tiền ghi nợ', 'Số tiền ghi có', 'Mô tả'],
      ['Số dư đầu kỳ', '', '', '1,200,000', ''],
      ['29/11/2026 09:15:02', paid, '', '45,000', `${MaGiaoDich} thanh toan`],
      ['29/11/2026', ref(), '11,000', '', 'Phi quan ly tai khoan'],
      ['29/11/2026 09:20', unknown, '', '1.250.000', 'cong ty Hoa Sen\nchuyen tien'],
      ['Tổng cộng', '', '11,000', '1,295,000', ''],
    ]);
    const { counts, issues } = await read(file);
    expect(issues).toEqual([]);
    expect(counts).toMatchObject({ Moi: 2, BoQua: 3, Loi: 0, KhongDoi: 0 });
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '0.00', DaThu: '45000.00' });
    expect(await named(paid)).toMatchObject([
      {
        ...{ Nguon: 'SaoKe', TrangThai: 'DaThuTien', SoTien: '45000.00', SoTaiKhoan: account },
        NgayGiaoDich: new Date('2026-11-29T02:15:02Z'),
      },
    ]);
    expect(await named(unknown)).toMatchObject([
      {
        TrangThai: 'ChoXuLy',
        LyDoCho: 'KhongCoMa',
        NoiDung: 'cong ty Hoa Sen chuyen tien',
        SoTien: '1250000.00',
      },
    ]);
    // the same file again: nothing is new
    expect((await read(file)).counts).toMatchObject({ Moi: 0, KhongDoi: 2 });
    expect(await receiptsOfVisit(of.fresh(), visit.TiepNhan_Id)).toHaveLength(1);
  });

  it('is read as each bank writes it: one amount with its direction, separated text, a counter account', async () => {
    const [one, two] = [ref(), ref()];
    const csv = [
      'Ngân hàng;Ngày giao dịch;Số tài khoản;Nội dung thanh toán;Loại;Số tiền;Mã tham chiếu;Tên tài khoản đối ứng;Số tài khoản đối ứng',
      `VCB;2026-11-29 08:00:00;${account};tien phong;Tiền vào;"150,000";${one};NGUYEN VAN A;0123`,
      `VCB;2026-11-29 08:01:00;${account};mua van phong pham;Tiền ra;"90,000";${ref()};;`,
      `VCB;29/11/26;${account};tien kham;C;+200.000 VND;${two};;`,
    ].join('\n');
    const { counts, issues } = await read(Buffer.from(csv), {}, 'sao-ke.csv');
    expect(issues).toEqual([]);
    expect(counts).toMatchObject({ Moi: 2, BoQua: 1 });
    expect(await named(one)).toMatchObject([{ SoTien: '150000.00', NguoiChuyen: 'NGUYEN VAN A · 0123' }]);
    expect(await named(two)).toMatchObject([
      { SoTien: '200000.00', NgayGiaoDich: new Date('2026-11-28T17:00:00Z') },
    ]);
  });

  it('keeps which column a heading of the site was', async () => {
    const head = ['Ngày', 'Chứng từ NH', 'Vào', 'Lời nhắn'];
    const file = await workbookOf([head, ['29/11/2026', ref(), '70000', 'lan dau']]);
    const first = await takenFile(as(books), plan, file);
    expect(first.mapping).toMatchObject({ MaThamChieu: { column: null }, NoiDung: { column: null } });
    const at = (column: number) => ({ column, fixed: '' });
    const mapping = { ...mine, MaThamChieu: at(1), GhiCo: at(2), NoiDung: at(3) };
    expect((await read(file, { mapping })).counts).toMatchObject({ Moi: 1 });
    const next = await takenFile(
      as(books),
      plan,
      await workbookOf([head, ['29/11/2026', ref(), '80000', 'lan hai']]),
    );
    expect(next.mapping).toMatchObject({ MaThamChieu: at(1), GhiCo: at(2), NoiDung: at(3) });
  });

  it('tells the faults of its lines, and takes the others', async () => {
    const twice = ref();
    const file = await workbookOf([
      ['Ngày giao dịch', 'Số tham chiếu', 'Ghi có', 'Nội dung', 'Số tài khoản'],
      ['30/02/2026', ref(), '45000', 'sai ngay', account],
      ['29/11/2030', ref(), '45000', 'chua toi', account],
      ['29/11/2026', ref(), 'bon muoi', 'sai so', account],
      ['29/11/2026', ref(), '45000', 'cua nguoi khac', '111222333'],
      ['29/11/2026', twice, '45000', 'mot', account],
      ['29/11/2026', twice, '45000', 'hai', account],
    ]);
    const { issues, report } = await check(file);
    expect(issues.map(({ row, key, code }) => [row, key, code])).toEqual([
      [2, 'NgayGiaoDich', 'NOT_A_DATE'],
      [3, 'NgayGiaoDich', 'IN_THE_FUTURE'],
      [4, 'GhiCo', 'NOT_A_NUMBER'],
      [5, 'SoTaiKhoan', 'REFERENCE_UNKNOWN'],
      [7, 'MaThamChieu', 'DUPLICATE_IN_FILE'],
    ]);
    expect(report.parts).toMatchObject([{ Moi: 1, Loi: 5 }]);
  });

  it('does not bring what a notice told of, by its reference or by its words, and a notice not what it brought', async () => {
    const { visit, MaGiaoDich } = await of.awaiting();
    const [first, second, later] = [
      of.sePay(`${MaGiaoDich} tra tien`),
      of.sePay('BENH NHAN LE VAN SAU', 61_000),
      of.sePay('chua bao', 62_000),
    ];
    const told = (notice: typeof first) => {
      const read = readNotice('SePay', JSON.stringify(notice));
      if (!read) throw new Error('nothing came in');
      return read;
    };
    await takeNotice(of.system(), 'SePay', told(first));
    await takeNotice(of.system(), 'SePay', told(second));
    const file = await workbookOf([
      ['Ngày giao dịch', 'Số tham chiếu', 'Ghi có', 'Nội dung', 'Số tài khoản'],
      ['29/11/2026', first.referenceCode.toLowerCase(), '45000', 'noi dung khac han', account],
      ['29/11/2026', '', '61000', 'benh nhan Le Van Sau/ND 01', account],
      // twice the same words: the other one is a transfer of its own
      ['29/11/2026', '', '61000', 'benh nhan Le Van Sau/ND 01', account],
      ['29/11/2026', later.referenceCode, '62000', 'chua bao', account],
    ]);
    expect((await read(file)).counts).toMatchObject({ Moi: 2, KhongDoi: 2 });
    await takeNotice(of.system(), 'SePay', told(later));
    expect(await named('chua bao')).toHaveLength(1);
    expect(await named('le van sau')).toHaveLength(2);
    expect(await receiptsOfVisit(of.fresh(), visit.TiepNhan_Id)).toHaveLength(1);
    expect((await read(file)).counts).toMatchObject({ Moi: 0, KhongDoi: 4 });
  });

  it('that two people read at once brings each transfer once', async () => {
    const lines = Array.from({ length: 300 }, (_, at) => [
      '29/11/2026',
      `LO${at}`,
      String(10_000 + at),
      `lo ${at}`,
      account,
    ]);
    const file = await workbookOf([
      ['Ngày giao dịch', 'Số tham chiếu', 'Ghi có', 'Nội dung', 'Số tài khoản'],
      ...lines,
    ]);
    const { row, report } = await check(file);
    expect(report.parts).toMatchObject([{ Moi: 300 }]);
    const other = await check(file);
    await Promise.all([written(as(books), plan, row), written(as(books), plan, other.row)]);
    const { rows } = await site.database.pool.query(
      "select count(*)::int as n from main.giao_dich_ngan_hang where ma_tham_chieu like 'LO%'",
    );
    expect(rows[0].n).toBe(300);
  });

  it('is taken back while nothing of it was decided, and read again by other columns', async () => {
    const reference = ref();
    const file = await workbookOf([
      ['Ngày giao dịch', 'Số tham chiếu', 'Ghi có', 'Nội dung', 'Ghi chú', 'Số tài khoản'],
      ['29/11/2026', reference, '33000', 'cot sai', 'cot dung', account],
    ]);
    const wrong = await read(file);
    await undoImport(as(books), { row: wrong.row, plan });
    expect(await named(reference)).toMatchObject([{ TrangThai: 'DaHuy' }]);
    const right = await read(file, { mapping: { NoiDung: { column: 4, fixed: '' } } });
    const [kept] = (await named(reference)).filter((one) => one.TrangThai !== 'DaHuy');
    expect(kept).toMatchObject({ NoiDung: 'cot dung', TrangThai: 'ChoXuLy' });
    await setAside(of.fresh(), kept?._id ?? '', 'Không phải viện phí');
    await expect(undoImport(as(books), { row: right.row, plan })).rejects.toMatchObject({
      ...{ code: 'IMPORT_UNDO_CHANGED', details: { codes: reference } },
    });
  });
});

describe('a transfer that cannot be collected as it was asked for', () => {
  const line = async (content: string, amount: string) => {
    const reference = ref();
    await read(
      await workbookOf([
        ['Ngày giao dịch', 'Số tham chiếu', 'Ghi có', 'Nội dung', 'Số tài khoản'],
        ['29/11/2026', reference, amount, content, account],
      ]),
    );
    const [row] = await named(reference);
    if (!row) throw new Error('the transfer was not kept');
    return row;
  };

  it('waits when the account of who prepared it was locked since; another cashier collects it', async () => {
    const { visit, id, MaGiaoDich } = await of.awaiting();
    const admin = () => ({ ...of.admin, loaders: new Map() });
    const user = cashier.user?._id ?? '';
    await lockUser(admin(), user, 'Nghỉ việc');
    const row = await line(MaGiaoDich, '45000');
    expect(row).toMatchObject({ TrangThai: 'ChoXuLy', LyDoCho: 'NguoiThuKhoa', MaLoi: 'PREPARER_LOCKED' });
    await unlockUser(admin(), user);
    const other = await site.ctx('thungan2', { node: 'QT01' });
    await settleNotice(as(other), { requestId: v7(), id: row._id, GiaoDichTam_Id: id });
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '0.00' });
    expect(await receiptsOfVisit(of.fresh(), visit.TiepNhan_Id)).toMatchObject([
      { NguoiThu_Id: other.user?.NhanVien_Id },
    ]);
  });

  it.each([
    ['less', '20000'],
    ['more', '50000'],
  ])('of %s becomes an advance of its visit, whose lines wait no more', async (_case, amount) => {
    const { visit, MaGiaoDich } = await of.awaiting();
    const row = await line(MaGiaoDich, amount);
    expect(row).toMatchObject({ TrangThai: 'ChoXuLy', LyDoCho: 'KhacSoTien' });
    expect(await of.of.isTemporary(visit)).toBe(true);
    await settleNotice(of.fresh(), { requestId: v7(), id: row._id, ...visit, LoaiBienLai: 'TamUng' });
    expect(await bill(cashier, visit)).toMatchObject({ TamUngCon: `${amount}.00`, ConLai: '45000.00' });
    expect(await of.of.isTemporary(visit)).toBe(false);
  });
});
