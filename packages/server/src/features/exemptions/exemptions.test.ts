import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bill, cash, charge, payAll } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { exempt } from '../cashier/exempt.ts';
import { mostExempted } from '../cashier/exemptionLimit.ts';
import { noticesOf } from '../notifications/queries.ts';
import { grantExemption, refuseExemption, withdrawExemption } from './commands.ts';
import { linesOfRequest, requestById, requestList } from './queries.ts';
import { exemptionFactory } from './testExemptions.ts';

let site: TestSite;
let make: Awaited<ReturnType<typeof exemptionFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  make = await exemptionFactory(site);
});
afterAll(() => site.close());

const LyDo = 'Hoàn cảnh khó khăn';
const request = (id: string) => requestById(make.fresh(make.cashier), id);

describe('a request for an exemption', () => {
  it('is asked for by one and granted by another: the bill is less by it, with both names', async () => {
    const visit = await make.billed();
    const id = await make.ask(visit, { PhanTram: 50, SoGiayTo: 'HN 123/2026' });
    expect(await request(id)).toMatchObject({
      TrangThai: 'ChoDuyet',
      SoTienDeNghi: '100000.00',
      SoTienDuyet: null,
    });
    expect((await bill(make.cashier, visit)).MienGiam).toBe('0.00');
    const lines = await linesOfRequest(make.fresh(make.accountant), await request(id));
    expect(lines.map(({ PhaiTra, MienGiam, MienGiamMoi }) => [PhaiTra, MienGiam, MienGiamMoi])).toEqual([
      ['120000.00', '0.00', '60000.00'],
      ['80000.00', '0.00', '40000.00'],
    ]);

    await grantExemption(make.fresh(make.accountant), id);
    expect(await bill(make.cashier, visit)).toMatchObject({ MienGiam: '100000.00', ConLai: '100000.00' });
    expect(await request(id)).toMatchObject({
      ...{ TrangThai: 'DaDuyet', SoTienDuyet: '100000.00', LyDo: 'Hộ nghèo', SoGiayTo: 'HN 123/2026' },
      NguoiDeNghi_Id: make.cashier.user?.NhanVien_Id,
      NguoiDuyet_Id: make.accountant.user?.NhanVien_Id,
    });
    const token = await site.token('thungan1');
    const answer = await site.graphql(
      'main',
      `query H($t: ID!) { getMTransactionFromVienPhi(TiepNhan_Id: $t) { mienGiams { SoTien PhanTram LyDo NguoiDuyet { ten } NguoiDeNghi { ten } } }
        yeuCauMienGiams(TiepNhan_Id: $t) { MaYeuCau TrangThai NguoiDuyet { ten } hanhDongs { action refusal } } }`,
      { t: visit.TiepNhan_Id },
      token,
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data.getMTransactionFromVienPhi.mienGiams[0]).toEqual({
      ...{ SoTien: '40000.00', PhanTram: 50, LyDo: 'Hộ nghèo' },
      NguoiDuyet: { ten: 'Đỗ Thị Kim Oanh' },
      NguoiDeNghi: { ten: 'Phạm Thu Trang' },
    });
    expect(answer.data.yeuCauMienGiams[0]).toMatchObject({ TrangThai: 'DaDuyet' });
  });

  it('of a sum is spread over the lines in whole dong, of services it stands on those alone', async () => {
    const sum = await make.billed();
    await grantExemption(make.fresh(make.accountant), await make.ask(sum, { SoTien: '100001' }));
    expect((await make.linesOf(sum)).map((line) => line.MienGiam)).toEqual(['60001.00', '40000.00']);

    const one = await make.billed();
    const [, second] = await make.linesOf(one);
    const dongs = [{ VienPhiDong_Id: second?._id ?? '', SoTien: '30000' }];
    await grantExemption(make.fresh(make.accountant), await make.ask(one, { PhamVi: 'TheoDong', dongs }));
    expect((await make.linesOf(one)).map((line) => line.MienGiam)).toEqual(['0.00', '30000.00']);
  });

  it('of what is paid already becomes a refund', async () => {
    const visit = await make.billed();
    await payAll(site, make.fresh(make.cashier), visit);
    await grantExemption(make.fresh(make.accountant), await make.ask(visit, { PhanTram: 10 }));
    expect(await bill(make.cashier, visit)).toMatchObject({ ConLai: '0.00', ThuThua: '20000.00' });
  });

  it('is never granted by who asked, and withdrawn by nobody else', async () => {
    const visit = await make.billed();
    const id = await make.ask(visit, { PhanTram: 5 }, make.accountant);
    const own = { code: 'EXEMPTION_OWN_REQUEST' };
    await expect(grantExemption(make.fresh(make.accountant), id)).rejects.toMatchObject(own);
    await expect(refuseExemption(make.fresh(make.accountant), id, LyDo)).rejects.toMatchObject(own);
    await expect(withdrawExemption(make.fresh(make.cashier), id)).rejects.toMatchObject({
      code: 'EXEMPTION_OF_OTHERS',
    });
    await withdrawExemption(make.fresh(make.accountant), id);
    expect((await request(id)).TrangThai).toBe('DaRut');
    await expect(grantExemption(make.fresh(make.director), id)).rejects.toMatchObject({
      code: 'STATE_CHANGED',
    });
  });

  it('is refused with a reason, and asked for again then; a visit has one that waits', async () => {
    const visit = await make.billed();
    const id = await make.ask(visit);
    const { MaYeuCau } = await request(id);
    await expect(make.ask(visit)).rejects.toMatchObject({ code: 'EXEMPTION_WAITS', details: { MaYeuCau } });
    await expect(refuseExemption(make.fresh(make.accountant), id, ' ')).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { issues: [{ path: 'LyDo', code: 'REASON_NEEDED' }] },
    });
    await refuseExemption(make.fresh(make.accountant), id, 'Thiếu giấy hộ nghèo');
    expect(await request(id)).toMatchObject({ TrangThai: 'TuChoi', LyDoTuChoi: 'Thiếu giấy hộ nghèo' });
    expect((await bill(make.cashier, visit)).MienGiam).toBe('0.00');
    await make.ask(visit, { PhanTram: 20 });
  });

  it('tells who may grant, and who asked what became of it', async () => {
    const visit = await make.billed();
    const id = await make.ask(visit);
    const told = async (who: typeof make.cashier, Loai: string) =>
      (await noticesOf(make.fresh(who), { chuaDoc: true, limit: 100 })).dongs.filter(
        (one) => one.Loai === Loai && one.BanGhi_Id === id,
      ).length;
    expect([
      await told(make.accountant, 'DeNghiMienGiam'),
      await told(make.cashier, 'DeNghiMienGiam'),
    ]).toEqual([1, 0]);
    await grantExemption(make.fresh(make.accountant), id);
    expect(await told(make.cashier, 'MienGiamDaXuLy')).toBe(1);
  });

  it('of services that were cancelled since is not granted', async () => {
    const visit = await make.billed();
    const [, second] = await make.linesOf(visit);
    const id = await make.ask(visit, {
      PhamVi: 'TheoDong',
      dongs: [{ VienPhiDong_Id: second?._id ?? '', PhanTram: 100 }],
    });
    await site.database.pool.query(`update main.vien_phi_dong set trang_thai = 'DaHuy' where id = $1`, [
      second?._id,
    ]);
    await expect(grantExemption(make.fresh(make.accountant), id)).rejects.toMatchObject({
      code: 'EXEMPTION_LINES_CHANGED',
    });
  });

  it.each([
    ['nothing', {}, 'SoTien', 'REQUIRED'],
    ['percent and sum', { PhanTram: 10, SoTien: '5000' }, 'SoTien', 'EXEMPTION_CONTRADICTS'],
    ['more than is owed', { SoTien: '200001' }, 'SoTien', 'EXEMPTION_TOO_LARGE'],
    ['more than all', { PhanTram: 101 }, 'PhanTram', 'TOO_LARGE'],
    ['no service', { PhamVi: 'TheoDong' as const, dongs: [] }, 'dongs', 'REQUIRED'],
    ['no reason', { PhanTram: 10, LyDo: ' ' }, 'LyDo', 'REASON_NEEDED'],
  ])('of %s says so at its field', async (_case, over, path, code) => {
    const visit = await make.billed();
    await expect(make.ask(visit, over)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { issues: [expect.objectContaining({ path, code })] },
    });
  });
});

describe('the limit of a position', () => {
  const all = { PhanTram: 100 };

  it('refuses who is below it and says who may; the other one grants', async () => {
    const visit = await make.billed(15); // 3.000.000
    const id = await make.ask(visit, all);
    await expect(grantExemption(make.fresh(make.accountant), id)).rejects.toMatchObject({
      code: 'EXEMPTION_ABOVE_LIMIT',
      details: { SoTien: '3000000.00', max: '2000000.00', who: 'Giám đốc' },
    });
    await grantExemption(make.fresh(make.director), id);
    expect(await bill(make.cashier, visit)).toMatchObject({ MienGiam: '3000000.00', ConLai: '0.00' });
  });

  it('holds for an exemption by hand, and over several acts on one visit', async () => {
    const visit = await make.billed(15);
    const [first, second] = await make.linesOf(visit);
    const by = (VienPhiDong_Id: string | undefined, SoTien: string) =>
      exempt(make.fresh(make.accountant), {
        ...{ requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id, LyDo },
        dongs: [{ VienPhiDong_Id: VienPhiDong_Id ?? '', SoTien }],
      });
    await by(first?._id, '1500000');
    await expect(by(second?._id, '500001')).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { issues: [{ path: 'dongs.0.SoTien', code: 'EXEMPTION_ABOVE_LIMIT' }] },
    });
    await by(second?._id, '500000');
    // what is lowered is never above a limit
    await by(first?._id, '0');
    expect(await mostExempted(make.fresh(make.accountant), visit.TiepNhan_Id)).toBe('2000000.00');
    expect((await bill(make.cashier, visit)).MienGiam).toBe('500000.00');
  });

  it('holds for what is ordered without charge', async () => {
    const visit = await make.billed();
    const free = (donGia: string) =>
      charge(site, make.fresh(make.accountant), visit, [{ ma: 'XN-CBC', donGia, khongThuTien: true }]);
    await expect(free('2000001')).rejects.toMatchObject({ code: 'EXEMPTION_ABOVE_LIMIT' });
    await free('2000000');
  });
});

describe('the list of requests', () => {
  it('has what waits whatever its day, counts every state, and finds by code and name, in one statement', async () => {
    const visit = await make.billed();
    const id = await make.ask(visit);
    const { MaYeuCau } = await request(id);
    const past = { tuNgay: '2020-01-01', denNgay: '2020-01-02' };
    const list = (args: Parameters<typeof requestList>[1]) => requestList(make.fresh(make.accountant), args);
    expect((await list({ ...past, keyword: MaYeuCau })).data.map((row) => row._id)).toEqual([id]);
    await withdrawExemption(make.fresh(make.cashier), id);
    expect((await list({ ...past, keyword: MaYeuCau })).totalRows).toBe(0);
    expect(await list({ keyword: MaYeuCau })).toMatchObject({ totalRows: 1, ChoDuyet: 0, DaRut: 1 });
    expect((await list({ TrangThai: 'DaRut' })).data.every((row) => row.TrangThai === 'DaRut')).toBe(true);
    const statements = await site.countQueries(() => list({ LoaiTiepNhan: 'ThongThuong' }));
    expect(statements).toBeLessThanOrEqual(2); // besides, which places the caller sees
  });

  it('leaves out and refuses visits of another facility', async () => {
    const NoiTiepNhan_Id = await site.id('auth.node', 'PKSTN');
    const visit = await make.billed(1, { NoiTiepNhan_Id });
    const other = await site.ctx('thungan2', { node: 'PKSQT' });
    const id = await make.ask(visit, { PhanTram: 10 }, other);
    const { MaYeuCau } = await request(id);
    expect((await requestList(make.fresh(make.director), { keyword: MaYeuCau })).totalRows).toBe(0);
    await expect(grantExemption(make.fresh(make.director), id)).rejects.toMatchObject({
      code: 'NODE_NOT_GRANTED',
    });
    await grantExemption(make.fresh(await site.ctx('ketoan', { node: 'PKSQT' })), id);
  });
});

it('an exemption that was granted stands on the receipt with who pays the rest', async () => {
  const visit = await make.billed();
  await grantExemption(make.fresh(make.accountant), await make.ask(visit, { PhanTram: 25 }));
  const receipt = await payAll(site, make.fresh(make.cashier), visit, {
    thanhToans: [await cash(site, '150000')],
  });
  const token = await site.token('thungan1');
  const answer = await site.graphql(
    'main',
    `query R($id: ID!) { getBienLai_ByIdVienPhi(id: $id) { GiaTriBienLai dongs { SoTien } } }`,
    { id: receipt },
    token,
  );
  expect(answer.data.getBienLai_ByIdVienPhi).toMatchObject({ GiaTriBienLai: '150000.00' });
});
