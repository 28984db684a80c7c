import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, bill, charge, payAll } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { testPrepared } from '../cashier/testPrepared.ts';
import { completeVisit } from '../cashier/visit.ts';
import { openDebt } from './queries.ts';
import { testDebts } from './testDebts.ts';

let site: TestSite;
let cashier: Ctx;
let of: ReturnType<typeof testDebts>;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  of = testDebts(site, cashier);
});
afterAll(() => site.close());

const fresh = (who: Ctx = cashier): Ctx => ({ ...who, loaders: new Map() });

describe('let go owing', () => {
  it('writes a debt over what is due, and the services may be performed', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [
      { ma: 'XN-CBC', donGia: '150000' },
      { ma: 'KB-NOI', donGia: '45000.4' },
    ]);
    const requestId = v7();
    const input = { requestId, NguoiBaoLanh: 'Trần Văn Anh', SoDienThoai: '0912345678' };
    const [id, again] = await Promise.all([of.letGo(visit, input), of.letGo(visit, input)]);
    expect(again).toBe(id);
    expect(await of.debt(id)).toMatchObject({
      MaCongNo: expect.stringMatching(/^CN\d\d-\d{6}$/),
      ...{ SoTien: '195000.40', ConLai: '195000.40', DaThu: '0.00', TrangThai: 'ConNo' },
      ...{ LoaiNguoiNo: 'BenhNhan', NguoiBaoLanh: 'Trần Văn Anh', LyDo: 'Hẹn trả', vuotHanMuc: false },
      NguoiChoNo_Id: cashier.user?.NhanVien_Id,
      NgayHan: today({ now: () => new Date(cashier.now().getTime() + 30 * 86_400_000) }),
    });
    const { dongs, ...account } = await bill(cashier, visit);
    expect(account).toMatchObject({ ConLai: '195000.40', CongNo: '195000.40' });
    expect(dongs.every((line) => line.DuocPhepThucHien && line.GhiNo && !line.DaThuTien)).toBe(true);
    await expect(of.letGo(visit)).rejects.toMatchObject({ code: 'NOTHING_TO_PAY' });
  });

  it('several times in a visit: each debt over what the others do not cover', async () => {
    const { visit, id } = await of.owing('100000');
    await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '30000' }]);
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '130000.00', CongNo: '100000.00' });
    const second = await of.letGo(visit);
    expect(await of.debt(second)).toMatchObject({ SoTien: '30000.00' });
    expect(await bill(cashier, visit)).toMatchObject({ CongNo: '130000.00' });
    // the cashier collects: the older debt is paid first
    const [first] = (await bill(cashier, visit)).dongs;
    await payAll(site, cashier, visit, { VienPhiDong_Ids: [first?._id ?? ''] });
    expect(await of.debt(id)).toMatchObject({ TrangThai: 'TatToan', DaThu: '100000.00', ConLai: '0.00' });
    expect(await of.debt(second)).toMatchObject({ TrangThai: 'ConNo', ConLai: '30000.00' });
  });

  it('names the field of what is wrong', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'XN-CBC' }]);
    const issues = (input: Parameters<typeof of.letGo>[1]) =>
      of.letGo(visit, input).then(
        () => [],
        (error: { details: { issues: Array<{ path: string; code: string }> } }) =>
          error.details.issues.map(({ path, code }) => `${path} ${code}`),
      );
    expect(await issues({ LyDo: ' ' })).toEqual(['LyDo REASON_NEEDED']);
    expect(await issues({ LoaiNguoiNo: 'BHXH' })).toEqual(['LoaiNguoiNo NOT_IN_LIST']);
    expect(await issues({ LoaiNguoiNo: 'CongTy' })).toEqual(['CongTy_Id REQUIRED']);
    expect(await issues({ LoaiNguoiNo: 'CongTy', CongTy_Id: v7() })).toEqual(['CongTy_Id NOT_IN_LIST']);
    expect(await issues({ LoaiNguoiNo: 'BaoLanh' })).toEqual(['NguoiBaoLanh REQUIRED']);
    expect(await issues({ NgayHan: '2020-01-01' })).toEqual(['NgayHan DEBT_DUE_PAST']);
  });

  it('is refused while a transfer is awaited, for a cancelled visit, and to who may not', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'XN-CBC' }]);
    const prepared = await testPrepared(site, cashier);
    const waiting = await prepared.prepare(visit);
    await expect(of.letGo(visit)).rejects.toMatchObject({ code: 'TRANSFER_AWAITED' });
    await prepared.cancel(waiting);
    const doctor = await site.ctx('bsnoi1');
    const { permissions, grants } = doctor;
    await expect(of.letGo(visit, {}, { permissions, grants })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await of.letGo(visit);
    const gone = await aVisit(site, { TrangThai: 'DaHuy' });
    await expect(of.letGo(gone)).rejects.toMatchObject({ code: 'RECEPTION_CANCELLED' });
  });

  it('races at two counters: one debt', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'XN-CBC' }]);
    const both = await Promise.allSettled([of.letGo(visit), of.letGo(visit)]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await of.disagreeing()).toBe(0);
  });

  it('lets the fees be completed, and of what is due beyond it they are not', async () => {
    const { visit } = await of.owing('100000');
    await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '30000' }]);
    await expect(completeVisit(fresh(), visit.TiepNhan_Id)).rejects.toMatchObject({
      ...{ code: 'VISIT_NOT_PAID', details: expect.objectContaining({ due: '30000.00' }) },
    });
    await of.letGo(visit);
    await completeVisit(fresh(), visit.TiepNhan_Id);
  });
});

it('a debt of another facility is not opened', async () => {
  const clinic = await site.id('auth.node', 'PKSQT');
  const visit = await aVisit(site, { NoiTiepNhan_Id: clinic });
  const there = await site.ctx('ketoan', { node: 'PKSQT' });
  await charge(site, there, visit, [{ ma: 'XN-CBC' }]);
  const { user, permissions, grants, nodeId, nodeIds } = there;
  const id = await of.letGo(visit, {}, { user, permissions, grants, nodeId, nodeIds });
  await expect(openDebt(fresh(), id)).rejects.toMatchObject({ code: expect.stringMatching(/^RECORD_/) });
});
