import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisit, charge, type Visit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { phieuThuForm } from './print/phieuThuForm.ts';

let site: TestSite;
let cashier: Ctx;
let token: string;
let way: string;
let other: string;
let closed: string;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  token = await site.token('thungan1');
  way = await site.id('main.hinh_thuc_thanh_toan', 'CK');
  const add = async (code: string, suspended: boolean) => {
    const { rows } = await site.database.pool.query<{ id: string }>(
      `insert into main.tai_khoan_ngan_hang (id, ma_tai_khoan, ten_tai_khoan, ten_ngan_hang, ma_bin, so_tai_khoan, chu_tai_khoan, tam_ngung)
       values ($1, $2, $3, 'BIDV', '970418', $4, 'BENH VIEN', $5) returning id`,
      [v7(), code, `Tài khoản ${code}`, `12345${code.length}`, suspended],
    );
    return rows[0]?.id ?? '';
  };
  other = await add('TK-PHU', false);
  closed = await add('TK-DONG', true);
});
afterAll(() => site.close());

const ask = async (text: string, variables: object) => {
  const { data, errors } = await site.graphql('main', text, variables, token);
  const said = errors?.[0]?.extensions;
  const issues = said?.details['issues'] as Array<{ code: string }> | undefined; // of BAD_INPUT
  return data ?? issues?.[0]?.code ?? said?.code;
};

async function owing(): Promise<Visit> {
  const visit = await aVisit(site, { NoiTiepNhan_Id: await site.id('auth.node', 'TN01') });
  await charge(site, cashier, visit, [{ ma: 'XN-CBC', donGia: '49700' }]);
  return visit;
}

const collect = (visit: Visit, part: object) =>
  ask(
    `mutation C($input: ThuTienInput!) { createBienLai_ByVienPhi(input: $input) { _id thanhToans { TaiKhoanNganHang { ten } } } }`,
    {
      input: {
        ...{ requestId: v7(), ...visit },
        thanhToans: [{ HinhThucThanhToan_Id: way, SoTien: '49700', MaGiaoDich: 'FT1', ...part }],
      },
    },
  );

it('the own accounts in use are there to be chosen, the usual one first', async () => {
  const { taiKhoanNhanTiens: found } = await ask('{ taiKhoanNhanTiens { _id macDinh } }', {});
  expect(found.map((one: { macDinh: boolean }) => one.macDinh)).toEqual(
    found.map((_: unknown, at: number) => at === 0),
  );
  const ids = found.map((one: { _id: string }) => one._id);
  expect(ids).toContain(other);
  expect(ids).not.toContain(closed);
});

it('a receipt keeps the account that received it: on the screen, in the book and on paper', async () => {
  const answer = await collect(await owing(), { TaiKhoanNganHang_Id: other });
  const { _id, thanhToans } = answer.createBienLai_ByVienPhi;
  expect(thanhToans).toEqual([{ TaiKhoanNganHang: { ten: 'Tài khoản TK-PHU' } }]);
  const day = today(cashier);
  const { getBienLais: book } = await ask(
    `query B($day: Date!) { getBienLais(startDate: $day, endDate: $day) { _id thanhToans { SoTien TaiKhoanNganHang { ten } } } }`,
    { day },
  );
  const byAccount = async (account: string) => {
    const { getBienLais } = await ask(
      'query B($day: Date!, $account: ID) { getBienLais(startDate: $day, endDate: $day, TaiKhoanNganHang_Id: $account) { _id } }',
      { day, account },
    );
    return getBienLais;
  };
  expect(await byAccount(other)).toEqual([{ _id }]);
  expect(await byAccount(closed)).toEqual([]);
  expect(book.find((one: { _id: string }) => one._id === _id)).toMatchObject({ thanhToans });
  expect((await phieuThuForm.data({ ...cashier, loaders: new Map() }, _id)).HinhThucThanhToan).toMatch(
    /\(Tài khoản TK-PHU, FT1\)$/,
  );
});

it('one that is not in use is refused at its field, and cash comes to no account', async () => {
  expect(await collect(await owing(), { TaiKhoanNganHang_Id: closed })).toBe('ACCOUNT_NOT_IN_USE');
  const cash = await site.id('main.hinh_thuc_thanh_toan', 'TM');
  expect(await collect(await owing(), { HinhThucThanhToan_Id: cash, TaiKhoanNganHang_Id: other })).toBe(
    'NOT_IN_LIST',
  );
});

it('the code that is scanned is of the chosen account, for a bill and for what is prepared', async () => {
  const visit = await owing();
  const qr = `query Q($t: ID!, $a: ID) { maQRThanhToan(TiepNhan_Id: $t, soTien: "1000", TaiKhoanNganHang_Id: $a) { accountNumber bin } }`;
  const chosen = await ask(qr, { t: visit.TiepNhan_Id, a: other });
  expect(chosen.maQRThanhToan).toMatchObject({ bin: '970418', accountNumber: '123456' });
  expect(await ask(qr, { t: visit.TiepNhan_Id, a: closed })).toBe('ACCOUNT_NOT_IN_USE');
  const usual = await ask(qr, { t: visit.TiepNhan_Id, a: null });
  expect(usual.maQRThanhToan.accountNumber).not.toBe('123456');
  const prepare = `mutation P($input: ChuanBiThuInput!) { chuanBiThu_VienPhi(input: $input) { maQR { accountNumber } } }`;
  const input = { requestId: v7(), ...visit, HinhThucThanhToan_Id: way, TaiKhoanNganHang_Id: other };
  expect((await ask(prepare, { input })).chuanBiThu_VienPhi).toEqual({
    maQR: { accountNumber: '123456' },
  });
});
