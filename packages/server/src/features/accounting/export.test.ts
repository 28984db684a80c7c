import { dec, sum } from '@sen/domain/money/decimal';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { value } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { today } from '../../engine/context.ts';
import { cancelReceipt } from '../cashier/cancel.ts';
import { postPeriod } from './post.ts';
import { accountingFactory } from './testAccounting.ts';

let site: TestSite;
let make: Awaited<ReturnType<typeof accountingFactory>>;
let day: string;
let template: string;

beforeAll(async () => {
  site = await openTestSite();
  make = await accountingFactory(site);
  day = today(make.cashier);
  template =
    (await value<string>(
      site,
      sql`select id as value from main.mau_xuat_but_toan where ma_mau_xuat = 'NKC'`,
    )) ?? '';
});
afterAll(() => site.close());

const ofReceipt = `query Of($id: ID!) { butToanCuaBienLai(BienLai_Id: $id) {
  ThanhToan_Id LoaiButToan SoTien TinhTrang NoDeXuat CoDeXuat SoDot ButToan { version TaiKhoanNo TaiKhoanCo TienTe { ma } TyGia } } }`;
const post = `mutation Post($input: DinhKhoanBienLaiInput!) { dinhKhoanBienLai(input: $input) {
  LoaiButToan TinhTrang ButToan { version TaiKhoanNo TaiKhoanCo } } }`;
const postAll = `mutation All($input: DinhKhoanKyInput!) { dinhKhoanKy(input: $input) { soButToan soConLai } }`;
const give = `mutation Export($input: XuatButToanInput!) { xuatButToan(input: $input) { _id SoDot soButToan TongTien TuNgay DenNgay } }`;

type Answer = { errors?: Array<{ extensions: { code: string; details: Record<string, unknown> } }> };
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const moneyOf = async (id: string) => (await make.asked(ofReceipt, { id })).data.butToanCuaBienLai;
const wallet = async (SoTien: string) =>
  (await make.paid(SoTien, { thanhToans: [await make.by('VI', `${SoTien}.00`)] })).BienLai_Id;
const postInput = async (BienLai_Id: string, accounts: object, version?: number) => {
  const [line] = await moneyOf(BienLai_Id);
  const { ThanhToan_Id, LoaiButToan } = line;
  return {
    input: { requestId: v7(), BienLai_Id, dongs: [{ ThanhToan_Id, LoaiButToan, version, ...accounts }] },
  };
};
const entriesOf = (id: string) =>
  value<number>(site, sql`select count(*)::int as value from main.but_toan where bien_lai_id = ${id}`);

describe('a receipt without accounts', () => {
  it('is entered by hand once, and corrected until it is exported', async () => {
    const id = await wallet('80000');
    const first = await make.asked(post, await postInput(id, { TaiKhoanNo: '1388', TaiKhoanCo: '131' }));
    expect(first.data.dinhKhoanBienLai).toEqual([
      {
        LoaiButToan: 'Ghi',
        TinhTrang: 'DaDinhKhoan',
        ButToan: { version: 1, TaiKhoanNo: '1388', TaiKhoanCo: '131' },
      },
    ]);
    const late = await make.asked(post, await postInput(id, { TaiKhoanNo: '1111', TaiKhoanCo: '131' }));
    expect(codeOf(late)).toBe('CONFLICT');
    const right = await make.asked(post, await postInput(id, { TaiKhoanNo: '1111', TaiKhoanCo: '131' }, 1));
    expect(right.data.dinhKhoanBienLai[0].ButToan).toEqual({
      version: 2,
      TaiKhoanNo: '1111',
      TaiKhoanCo: '131',
    });
    expect(await entriesOf(id)).toBe(1);
  });

  it('refuses accounts that are missing, too long or the same', async () => {
    const id = await wallet('10000');
    const issues = async (TaiKhoanNo: string, TaiKhoanCo: string) => {
      const answer = await make.asked(post, await postInput(id, { TaiKhoanNo, TaiKhoanCo }));
      const details = answer.errors?.[0]?.extensions.details as {
        issues: Array<{ path: string; code: string }>;
      };
      return details.issues.map(({ path, code }) => `${path.split('.').at(-1)} ${code}`);
    };
    expect(await issues(' ', '131')).toEqual(['TaiKhoanNo REQUIRED']);
    expect(await issues('1'.repeat(21), '131')).toEqual(['TaiKhoanNo TOO_LONG']);
    expect(await issues('131', ' 131')).toEqual(['TaiKhoanCo ENTRY_SAME_ACCOUNT']);
    expect(await entriesOf(id)).toBe(0);
  });

  it('is entered once by two who do it at the same time', async () => {
    const id = await wallet('30000');
    const same = await Promise.all(
      [1, 2].map(async () => make.asked(post, await postInput(id, { TaiKhoanNo: '112', TaiKhoanCo: '131' }))),
    );
    expect(same.map(codeOf)).toEqual([undefined, undefined]);
    const other = await wallet('40000');
    const inputs = await Promise.all(
      ['112', '138'].map((TaiKhoanNo) => postInput(other, { TaiKhoanNo, TaiKhoanCo: '131' })),
    );
    const answers = await Promise.all(inputs.map((input) => make.asked(post, input)));
    expect(answers.map(codeOf).toSorted()).toEqual(['CONFLICT', undefined]);
    expect([await entriesOf(id), await entriesOf(other)]).toEqual([1, 1]);
  });

  it('is entered with all others of the days once the way of paying has accounts, and never twice', async () => {
    const ids = [await wallet('11000'), await wallet('12000')];
    const before = await make.asked(postAll, { input: { requestId: v7(), tuNgay: day, denNgay: day } });
    expect(before.data.dinhKhoanKy.soButToan).toBe(0);
    expect(before.data.dinhKhoanKy.soConLai).toBeGreaterThanOrEqual(2);
    const save = `mutation Save($id: ID!, $lines: [HinhThucThanhToanHachToansInput!]!, $version: Int!) {
      saveHachToan_HinhThucThanhToan(id: $id, HachToans: $lines, version: $version) { version HachToans { LoaiBienLai TaiKhoanNo TaiKhoanCo } } }`;
    const method = await site.id('main.hinh_thuc_thanh_toan', 'VI');
    const line = { LoaiBienLai: 'ThuTien', TaiKhoanNo: '1388', TaiKhoanCo: '131' };
    const { rows } = await site.database.db.execute<{ version: number }>(
      sql`select version from main.hinh_thuc_thanh_toan where id = ${method}`,
    );
    const version = rows[0]?.version;
    const twice = await make.asked(save, { id: method, lines: [line, line], version });
    expect([codeOf(twice), twice.errors?.[0]?.message]).toEqual(['BAD_INPUT', expect.anything()]);
    const saved = await make.asked(save, { id: method, lines: [line], version });
    expect(saved.errors).toBeUndefined();
    expect(saved.data.saveHachToan_HinhThucThanhToan.HachToans).toEqual([line]);
    const old = saved.data.saveHachToan_HinhThucThanhToan.version - 1;
    expect(codeOf(await make.asked(save, { id: method, lines: [], version: old }))).toBe('CONFLICT');
    const all = () => make.asked(postAll, { input: { requestId: v7(), tuNgay: day, denNgay: day } });
    const answers = await Promise.all([all(), all()]);
    const counts = answers.map(({ data }) => data.dinhKhoanKy.soButToan);
    expect(counts.toSorted()[0]).toBe(0);
    expect(counts.toSorted()[1]).toBeGreaterThanOrEqual(2);
    expect(await Promise.all(ids.map(entriesOf))).toEqual([1, 1]);
  });

  it('that was cancelled is entered both ways', async () => {
    const method = await site.id('main.hinh_thuc_thanh_toan', 'VI');
    await site.database.db.execute(
      sql`update main.hinh_thuc_thanh_toan set hach_toans = '[]' where id = ${method}`,
    );
    const id = await wallet('15000');
    await cancelReceipt(make.fresh(make.cashier), id, 'Nhầm');
    expect(await entriesOf(id)).toBe(0);
    const [ghi, dao] = await moneyOf(id);
    expect([ghi.LoaiButToan, dao.LoaiButToan, ghi.NoDeXuat, dao.NoDeXuat]).toEqual([
      'Ghi',
      'Dao',
      null,
      null,
    ]);
    await make.asked(post, await postInput(id, { TaiKhoanNo: '138', TaiKhoanCo: '131' }));
    const [, turned] = await moneyOf(id);
    expect([turned.NoDeXuat, turned.CoDeXuat, turned.TinhTrang]).toEqual(['131', '138', 'ChuaDinhKhoan']);
    await make.asked(postAll, { input: { requestId: v7() } });
    const [, after] = await moneyOf(id);
    expect(after.ButToan).toMatchObject({
      TaiKhoanNo: '131',
      TaiKhoanCo: '138',
      TienTe: { ma: 'VND' },
      TyGia: '1.00',
    });
  });

  it('that has no accounts does not keep what came after it from being entered', async () => {
    const without = await wallet('16000');
    const { BienLai_Id } = await make.paid('17000');
    await site.database.db.execute(sql`delete from main.but_toan where bien_lai_id = ${BienLai_Id}`);
    const accountant = await site.ctx('ketoan', { node: 'PTC' });
    const input = { requestId: v7(), tuNgay: day, denNgay: day };
    const answer = await postPeriod(accountant, input, 1);
    expect(answer).toEqual({ soButToan: 1, soConLai: expect.any(Number) });
    expect(answer.soConLai).toBeGreaterThan(0);
    expect([await entriesOf(without), await entriesOf(BienLai_Id)]).toEqual([0, 1]);
  });
});

describe('an export', () => {
  const exported = (over: object = {}) =>
    make.asked(give, {
      input: { requestId: v7(), tuNgay: day, denNgay: day, MauXuatButToan_Id: template, ...over },
    });
  const file = async (id: string, kind: string, who: 'accountant' | 'cashier' = 'accountant') => {
    const { app } = await site.app();
    return app.inject({
      method: 'GET',
      url: `/api/accounting/batches/${id}/${kind}`,
      headers: { 'access-token': make.tokens[who] },
    });
  };

  it('gives every entry once, whoever exports at the same time, and the same bytes whenever it is asked for', async () => {
    const { BienLai_Id } = await make.paid('49700');
    const open = await value<{ n: number; s: string }>(
      site,
      sql`select json_build_object('n', count(*), 's', sum(so_tien)::text) as value from main.but_toan where dot_xuat_id is null`,
    );
    const answers = await Promise.all([exported(), exported()]);
    expect(answers.map(codeOf).toSorted()).toEqual(['ENTRIES_NONE_LEFT', undefined]);
    const batch = answers.find(({ data }) => data)?.data.xuatButToan;
    expect(batch).toMatchObject({ soButToan: open?.n, TongTien: dec(open?.s ?? 0).toFixed(2), TuNgay: day });
    const [csv, again, book, bookAgain] = await Promise.all([
      file(batch._id, 'csv'),
      file(batch._id, 'csv'),
      file(batch._id, 'xlsx'),
      file(batch._id, 'xlsx'),
    ]);
    expect(csv?.body).toBe(again?.body);
    expect(book?.rawPayload.equals(bookAgain?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    const [head, ...lines] = (csv?.body ?? '').replace('\ufeff', '').trim().split('\r\n');
    expect(head).toBe(
      'Ngày hạch toán,Ngày chứng từ,Số chứng từ,Loại chứng từ,Diễn giải,TK Nợ,TK Có,Số tiền,Tiền tệ,Tỷ giá,Mã đối tượng,Tên đối tượng,Hình thức thanh toán,Đợt xuất',
    );
    expect(lines).toHaveLength(open?.n ?? 0);
    expect(sum(lines.map((line) => line.split(',')[7] ?? '0')).toFixed(2)).toBe(batch.TongTien);
    const code = await value<string>(
      site,
      sql`select ma_bien_lai as value from main.bien_lai where id = ${BienLai_Id}`,
    );
    expect(lines.filter((line) => line.includes(`,${code},PT,`))).toHaveLength(1);
    const [entry] = await moneyOf(BienLai_Id);
    expect([entry.TinhTrang, entry.SoDot]).toEqual(['DaXuat', batch.SoDot]);
  });

  it('leaves what was exported as it is, and takes what came afterwards', async () => {
    const { BienLai_Id } = await make.paid('20000');
    const first = await exported();
    expect(first.data.xuatButToan).toMatchObject({ soButToan: 1, TongTien: '20000.00' });
    const before = (await file(first.data.xuatButToan._id, 'csv')).body;
    const wrong = await make.asked(
      post,
      await postInput(BienLai_Id, { TaiKhoanNo: '9', TaiKhoanCo: '8' }, 2),
    );
    expect(codeOf(wrong)).toBe('ENTRY_EXPORTED');
    await cancelReceipt(make.fresh(make.cashier), BienLai_Id, 'Nhầm');
    await site.database.db.execute(
      sql`update main.benh_nhan set ten_benh_nhan = 'Tên khác' where ten_benh_nhan like 'Nguyễn%'`,
    );
    const second = await exported();
    expect(second.data.xuatButToan).toMatchObject({ soButToan: 1, TongTien: '20000.00' });
    expect((await file(second.data.xuatButToan._id, 'csv')).body).toContain('Hủy: Thu tiền');
    expect((await file(first.data.xuatButToan._id, 'csv')).body).toBe(before);
    expect(codeOf(await exported())).toBe('ENTRIES_NONE_LEFT');
  });

  it('answers a repeat of its request with the same batch', async () => {
    await make.paid('21000');
    const requestId = v7();
    const [one, two] = [await exported({ requestId }), await exported({ requestId })];
    expect(one.data.xuatButToan).toEqual(two.data.xuatButToan);
  });

  it('has the columns, headings and separator of the template', async () => {
    const id = v7();
    await site.database.db.execute(sql`
      insert into main.mau_xuat_but_toan (id, ma_mau_xuat, ten_mau_xuat, dau_phan_cach, cots) values (${id}, 'X', 'X', 'ChamPhay',
        '[{"Cot":"SoTien","TieuDe":"Amount"},{"Cot":"TaiKhoanCo","TieuDe":"Cr"},{"Cot":"NguyenTe","TieuDe":"Cur"},{"Cot":"LoaiBienLai","TieuDe":"Kind"}]')`);
    await make.paid('22500');
    const { data } = await exported({ MauXuatButToan_Id: id });
    expect((await file(data.xuatButToan._id, 'csv')).body).toBe(
      '\ufeffAmount;Cr;Cur;Kind\r\n22500;131;22500;Thu tiền\r\n',
    );
    expect(codeOf(await exported({ MauXuatButToan_Id: v7() }))).toBe('NOT_FOUND');
  });

  it('is listed for those who export, and closed to others', async () => {
    const list = '{ dotXuatButToans(limit: 3) { SoDot soButToan MauXuatButToan { ten } } }';
    const { data } = await make.asked(list);
    expect(data.dotXuatButToans).toHaveLength(3);
    expect(data.dotXuatButToans[0]).toMatchObject({ soButToan: 1, MauXuatButToan: { ten: 'X' } });
    expect(codeOf(await make.asked(list, {}, 'cashier'))).toBe('FORBIDDEN');
    const id = await value<string>(site, sql`select id as value from main.dot_xuat_but_toan limit 1`);
    expect((await file(id ?? '', 'csv', 'cashier')).statusCode).toBe(403);
    expect((await file(v7(), 'csv')).statusCode).toBe(404);
    expect((await file(id ?? '', 'pdf')).statusCode).toBe(404);
  });
});
