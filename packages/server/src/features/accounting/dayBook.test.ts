import { dec, sum } from '@sen/domain/money/decimal';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bill, cash, value } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { today } from '../../engine/context.ts';
import { cancelReceipt } from '../cashier/cancel.ts';
import { refund, returnAdvance } from '../cashier/refund.ts';
import { accountingFactory } from './testAccounting.ts';

let site: TestSite;
let make: Awaited<ReturnType<typeof accountingFactory>>;
let day: string;
const made: Record<string, string> = {};

const row = `_id BienLai_Id LoaiButToan LoaiBienLai Thu Chi Ton TaiKhoanNo TaiKhoanCo TenLoaiPhieu TinhTrang TenHinhThuc TenNguoiThu`;
const book = `query Book($tuNgay: Date, $denNgay: Date, $KyBaoCao_Id: ID, $QuayThu_Id: ID, $HinhThucThanhToan_Id: ID, $Loai: LoaiThanhToan,
    $NguoiThu_Id: ID, $LoaiPhieuThuChi_Id: ID, $TinhTrang: TinhTrangButToan, $keyword: String, $page: Int, $limit: Int) {
  soQuy(tuNgay: $tuNgay, denNgay: $denNgay, KyBaoCao_Id: $KyBaoCao_Id, QuayThu_Id: $QuayThu_Id, HinhThucThanhToan_Id: $HinhThucThanhToan_Id,
    Loai: $Loai, NguoiThu_Id: $NguoiThu_Id, LoaiPhieuThuChi_Id: $LoaiPhieuThuChi_Id, TinhTrang: $TinhTrang, keyword: $keyword,
    page: $page, limit: $limit) {
    TuNgay DenNgay DauKy TongThu TongChi CuoiKy totalRows ChuaDinhKhoan DaDinhKhoan DaXuat data { ${row} } } }`;

type Row = Record<
  | 'BienLai_Id'
  | 'LoaiButToan'
  | 'LoaiBienLai'
  | 'Ton'
  | 'TaiKhoanNo'
  | 'TaiKhoanCo'
  | 'TinhTrang'
  | 'TenLoaiPhieu',
  string
> & { Thu: string | null; Chi: string | null };

async function soQuy(args: object = {}, who: 'accountant' | 'cashier' = 'accountant') {
  const { data, errors } = await make.asked(book, args, who);
  expect(errors).toBeUndefined();
  return data.soQuy;
}
const signedOf = ({ Thu, Chi }: Row) => (Thu === null ? `-${Chi}` : `+${Thu}`);

beforeAll(async () => {
  site = await openTestSite();
  make = await accountingFactory(site);
  const { cashier, fresh } = make;
  day = today(cashier);
  // 1. 49.700 in cash; 2. 80.000 by an e-wallet, which has no accounts; 3. 300.000 in advance, 4. of which all goes back
  const first = await make.paid('49700');
  made['cash'] = first.BienLai_Id;
  made['wallet'] = (await make.paid('80000', { thanhToans: [await make.by('VI', '80000.00')] })).BienLai_Id;
  made['advance'] = await make.advance(first, '300000.00');
  made['returned'] = await returnAdvance(fresh(cashier), {
    requestId: v7(),
    TiepNhan_Id: first.TiepNhan_Id,
    thanhToans: [await cash(site, '300000.00')],
  });
  // 5. 60.000 partly in cash, partly by transfer, 6. which is cancelled
  const split = await make.paid('60000', {
    thanhToans: [await cash(site, '10000.00'), await make.by('CK', '50000.00')],
  });
  made['split'] = split.BienLai_Id;
  await cancelReceipt(fresh(cashier), split.BienLai_Id, 'Nhầm người bệnh');
  // 7. 70.000 in cash, 8. which goes back as a refund
  const back = await make.paid('70000');
  made['paidBack'] = back.BienLai_Id;
  const [line] = (await bill(fresh(cashier), back)).dongs;
  made['refund'] = await refund(fresh(cashier), {
    requestId: v7(),
    TiepNhan_Id: back.TiepNhan_Id,
    dongs: [{ VienPhiDong_Id: line?._id ?? '' }],
    LyDo: 'Không làm nữa',
    thanhToans: [await cash(site, '70000.00')],
  });
});
afterAll(() => site.close());

describe('entries', () => {
  it('are written with receipts, advances, returns, refunds and cancellations, by the lines of the ways of paying', async () => {
    const { data } = await soQuy({ limit: 500 });
    const told = (name: string) =>
      data
        .filter((one: Row) => one.BienLai_Id === made[name])
        .map(
          (one: Row) =>
            `${one.LoaiButToan} ${signedOf(one)} ${one.TaiKhoanNo}/${one.TaiKhoanCo} ${one.TinhTrang}`,
        );
    expect(told('cash')).toEqual(['Ghi +49700.00 111/131 DaDinhKhoan']);
    expect(told('wallet')).toEqual(['Ghi +80000.00 null/null ChuaDinhKhoan']);
    expect(told('advance')).toEqual(['Ghi +300000.00 111/131 DaDinhKhoan']);
    expect(told('returned')).toEqual(['Ghi -300000.00 131/111 DaDinhKhoan']);
    expect(told('split').toSorted()).toEqual([
      'Dao -10000.00 131/111 DaDinhKhoan',
      'Dao -50000.00 131/112 DaDinhKhoan',
      'Ghi +10000.00 111/131 DaDinhKhoan',
      'Ghi +50000.00 112/131 DaDinhKhoan',
    ]);
    expect(told('refund')).toEqual(['Ghi -70000.00 131/111 DaDinhKhoan']);
    const kinds = data.map((one: Row) => `${one.LoaiBienLai}: ${one.TenLoaiPhieu}`);
    expect(new Set(kinds)).toEqual(
      new Set([
        'ThuTien: Phiếu thu viện phí',
        'TamUng: Phiếu thu tạm ứng',
        'HoanUng: Phiếu chi hoàn ứng',
        'HoanTien: Phiếu chi hoàn tiền',
      ]),
    );
  });

  it('add up to what the receipts hold, and keep currency and rate', async () => {
    const receipts = await value<string>(
      site,
      sql`select sum(case when loai_bien_lai in ('ThuTien', 'TamUng') then gia_tri_bien_lai else -gia_tri_bien_lai end) as value
        from main.bien_lai where trang_thai <> 'DaHuy'`,
    );
    const entries = await value<string>(
      site,
      sql`select sum(case when tai_khoan_no like '11%' then so_tien else -so_tien end) as value from main.but_toan`,
    );
    // what has no accounts yet is missing in the entries alone
    expect(
      dec(receipts ?? '0')
        .minus(entries ?? '0')
        .toFixed(2),
    ).toBe('80000.00');
    expect(
      await value(
        site,
        sql`select count(*)::int as value from main.but_toan e left join main.tien_te c on c.id = e.tien_te_id
          where c.ma_tien_te is distinct from 'VND' or e.ty_gia <> 1`,
      ),
    ).toBe(0);
  });
});

describe('the day book', () => {
  it('has the balance after each payment, right to the dong', async () => {
    // 49.700 + 80.000 + 300.000 + 60.000 + 70.000 came; 300.000 + 60.000 + 70.000 went
    const { DauKy, TongThu, TongChi, CuoiKy, data } = await soQuy({ limit: 500 });
    expect({ DauKy, TongThu, TongChi, CuoiKy }).toEqual({
      DauKy: '0.00',
      TongThu: '559700.00',
      TongChi: '430000.00',
      CuoiKy: '129700.00',
    });
    let left = dec(DauKy);
    for (const one of data) {
      left = left.plus(one.Thu ?? 0).minus(one.Chi ?? 0);
      expect(one.Ton).toBe(left.toFixed(2));
    }
    expect(data.at(-1)?.Ton).toBe(CuoiKy);
  });

  it('is that of one fund: a way of paying, a kind of it, a cashier, a voucher type, a counter', async () => {
    const sums = async (args: object) => {
      const { TongThu, TongChi, CuoiKy, totalRows } = await soQuy(args);
      return [TongThu, TongChi, CuoiKy, totalRows];
    };
    expect(await sums({ Loai: 'TienMat' })).toEqual(['429700.00', '380000.00', '49700.00', 7]);
    const method = await site.id('main.hinh_thuc_thanh_toan', 'CK');
    expect(await sums({ HinhThucThanhToan_Id: method })).toEqual(['50000.00', '50000.00', '0.00', 2]);
    const type = await value(
      site,
      sql`select id as value from main.loai_phieu_thu_chi where ma_loai_phieu = 'PTTU'`,
    );
    expect(await sums({ LoaiPhieuThuChi_Id: type })).toEqual(['300000.00', '0.00', '300000.00', 1]);
    expect((await sums({ NguoiThu_Id: make.cashier.user?.NhanVien_Id })).at(-1)).toBe(10);
    expect((await sums({ QuayThu_Id: await site.id('auth.node', 'QT01') })).at(-1)).toBe(10);
    expect((await sums({ QuayThu_Id: await site.id('auth.node', 'TN01') })).at(-1)).toBe(0);
  });

  it('keeps the balances where a state or a search leaves rows out, and goes on over pages', async () => {
    const all = (await soQuy({ limit: 500 })).data;
    const open = await soQuy({ TinhTrang: 'ChuaDinhKhoan' });
    expect(open.data.map((one: Row) => one.Ton)).toEqual([
      all.find((one: Row) => one.BienLai_Id === made['wallet'])?.Ton,
    ]);
    expect([open.totalRows, open.ChuaDinhKhoan, open.DaDinhKhoan, open.DaXuat]).toEqual([1, 1, 9, 0]);
    const pages = await Promise.all([1, 2, 3].map((page) => soQuy({ page, limit: 4 })));
    expect(pages.flatMap(({ data }) => data)).toEqual(all);
    const code = await value<string>(
      site,
      sql`select ma_bien_lai as value from main.bien_lai where id = ${made['advance']}`,
    );
    expect((await soQuy({ keyword: code })).data.map((one: Row) => one.Thu)).toEqual(['300000.00']);
    expect((await soQuy({ keyword: 'không ai cả' })).totalRows).toBe(0);
  });

  it('opens with what earlier days left, also by a report period', async () => {
    await site.database.db.execute(
      sql`update main.bien_lai set ngay_bien_lai = ngay_bien_lai - interval '40 days' where id = ${made['cash']}`,
    );
    const { DauKy, CuoiKy, TongThu } = await soQuy();
    expect([DauKy, TongThu, CuoiKy]).toEqual(['49700.00', '510000.00', '129700.00']);
    const period = v7();
    await site.database.db.execute(sql`
      insert into main.ky_bao_cao (id, ma_ky_bao_cao, ten_ky_bao_cao, tu_ngay, den_ngay, loai_ky_bao_cao)
      values (${period}, 'K1', 'Kỳ 1', ${day}::date - 60, ${day}::date - 1, 'Khac')`);
    const earlier = await soQuy({ KyBaoCao_Id: period });
    expect([earlier.DauKy, earlier.TongThu, earlier.CuoiKy]).toEqual(['0.00', '49700.00', '49700.00']);
    const [unknown, turned] = [
      await make.asked(book, { KyBaoCao_Id: v7() }),
      await make.asked(book, { tuNgay: day, denNgay: '2020-01-01' }),
    ];
    expect([unknown, turned].map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      'NOT_FOUND',
      'BAD_INPUT',
    ]);
  });

  it('shows a cashier the own drawer, another facility nothing, and nobody without the right', async () => {
    expect((await soQuy({}, 'cashier')).totalRows).toBe(9);
    const other = await site.graphql('main', book, {}, await site.token('thungan2'));
    expect(other.data.soQuy.totalRows).toBe(0);
    const { errors } = await site.graphql('main', book, {}, await site.token('duoc'));
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('is one statement, however many rows it has', async () => {
    const count = async (limit: number) => {
      const counts: number[] = [];
      for (let at = 0; at < 3; at++) counts.push(await site.countQueries(() => soQuy({ limit })));
      return Math.min(...counts);
    };
    expect(await count(9)).toBe(await count(1));
  });

  it('adds up by kinds as the shift of the cashier does', async () => {
    const { data } = await soQuy({ limit: 500, Loai: 'TienMat' });
    const hand = sum(data.map((one: Row) => dec(one.Thu ?? 0).minus(one.Chi ?? 0)));
    // 300.000 - 300.000 + 10.000 - 10.000 + 70.000 - 70.000 today
    expect(hand.toFixed(2)).toBe('0.00');
  });
});
