import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, bill, cash, charge, payAll, performAll, value } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { cancelReceipt } from '../cashier/cancel.ts';
import { removeCharges } from '../cashier/charges.ts';
import { receiptById } from '../cashier/queries.ts';
import { testPrepared } from '../cashier/testPrepared.ts';
import { completeVisit, reopenVisit } from '../cashier/visit.ts';
import {
  approveWriteOff,
  askWriteOff,
  cancelDebt,
  extendDebt,
  refuseWriteOff,
  remind,
  withdrawWriteOff,
} from './acts.ts';
import { removeLimit, saveLimit } from './limits.ts';
import { limitOfDebtor, openDebt, receiptsOfDebt, remindersOf, writeOffsOf } from './queries.ts';
import { testDebts } from './testDebts.ts';

let site: TestSite;
let cashier: Ctx;
let accountant: Ctx;
let director: Ctx;
let of: ReturnType<typeof testDebts>;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  accountant = await site.ctx('ketoan', { node: 'PTC' });
  director = await site.ctx('giamdoc', { node: 'BVS' });
  of = testDebts(site, cashier);
});
afterAll(() => site.close());

const fresh = (who: Ctx = cashier): Ctx => ({ ...who, loaders: new Map() });
const LyDo = 'Không còn khả năng trả';
const ask = (id: string, SoTien?: string, who = accountant) =>
  askWriteOff(fresh(who), { requestId: v7(), id, LyDo, ...(SoTien ? { SoTien } : {}) });
/** Account and debts of all visits agree: nobody owes by a debt what the account does not say. */
const disagreeing = () =>
  value<number>(
    site,
    sql`select count(*)::int as value from main.vien_phi a
      left join (select tiep_nhan_id, sum(con_lai) as owed from main.cong_no where trang_thai = 'ConNo' group by 1) d using (tiep_nhan_id)
      where a.cong_no <> coalesce(d.owed, 0) or a.cong_no > a.con_lai`,
  );

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
    expect(await disagreeing()).toBe(0);
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

describe('a debt is collected', () => {
  it('DB1: the longest due first, a receipt a visit, in one transaction', async () => {
    const made = [await of.owing('1000000'), await of.owing('600000'), await of.owing('400000')];
    const ids = made.map((one) => one.id);
    for (const [at, day] of ['2026-02-01', '2026-02-15', '2026-03-01'].entries())
      await of.dueOn(ids[at] ?? '', day);
    const receipts = await of.collect([...ids].reverse(), '1300000');
    const paid = await Promise.all(receipts.map((id) => receiptById(fresh(), id)));
    expect(paid.map((one) => [one?.GiaTriBienLai, one?.ThuNo, one?.TrangThai])).toEqual([
      ['1000000.00', true, 'HachToanToanBo'],
      ['300000.00', true, 'HachToanToanBo'],
    ]);
    const [first, second, third] = await Promise.all(ids.map((id) => of.debt(id)));
    expect(first).toMatchObject({ DaThu: '1000000.00', ConLai: '0.00', TrangThai: 'TatToan' });
    expect(second).toMatchObject({ DaThu: '300000.00', ConLai: '300000.00', TrangThai: 'ConNo' });
    expect(third).toMatchObject({ DaThu: '0.00', ConLai: '400000.00' });
    expect(paid[0]?.GhiChu).toBe(`Thu nợ ${first?.MaCongNo}`);
    expect(await disagreeing()).toBe(0);
  });

  it('after its fees are completed; a cancelled receipt opens it again, performed or not', async () => {
    const { visit, id } = await of.owing('100000.4');
    await performAll(cashier, visit);
    await completeVisit(fresh(), visit.TiepNhan_Id);
    await expect(payAll(site, fresh(), visit)).rejects.toMatchObject({ code: 'RECEPTION_COST_CONFIRMED' });
    const [receipt = ''] = await of.collect([id], '100000');
    expect(await of.debt(id)).toMatchObject({ DaThu: '100000.40', ConLai: '0.00', TrangThai: 'TatToan' });
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '0.00', CongNo: '0.00' });
    expect(await receiptsOfDebt(fresh(), await of.debt(id))).toEqual([receipt]);
    await cancelReceipt(fresh(), receipt, 'Thu nhầm');
    expect(await of.debt(id)).toMatchObject({ DaThu: '0.00', ConLai: '100000.40', TrangThai: 'ConNo' });
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '100000.40', CongNo: '100000.40' });
    const moved = await value<string[]>(
      site,
      sql`select array_agg(loai || ' ' || so_tien order by luc, id) as value from main.cong_no_phat_sinh where cong_no_id = ${id}`,
    );
    expect(moved).toEqual(['GhiNo 100000.40', 'ThuNo 100000.40', 'ThuNo -100000.40']);
  });

  it('by an amount that is due, with a payment that comes to it, once a request', async () => {
    const { id } = await of.owing('100000');
    await expect(of.collect([id], '100001')).rejects.toMatchObject({
      details: { issues: [{ path: 'SoTien', code: 'DEBT_OVERPAID', details: { max: '100000.00' } }] },
    });
    await expect(of.collect([id], '0.5')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(of.collect([], '1')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    const less = { thanhToans: [await cash(site, '99999')] };
    await expect(of.collect([id], '100000', {}, less)).rejects.toMatchObject({ code: 'PAYMENT_DIFFERS' });
    const request = { requestId: v7(), TienKhachDua: '200000' };
    const twice = await Promise.all([
      of.collect([id], '100000', {}, request),
      of.collect([id], '100000', {}, request),
    ]);
    expect(twice[0]).toEqual(twice[1]);
    const receipt = await receiptById(fresh(), twice[0]?.[0] ?? '');
    expect(receipt).toMatchObject({ TienKhachDua: '200000.00', TienThoi: '100000.00' });
    await expect(of.collect([id], '1')).rejects.toMatchObject({ code: 'STATE_CHANGED' });
  });

  it('races at two counters: it is paid once', async () => {
    const { id } = await of.owing('100000');
    const both = await Promise.allSettled([of.collect([id], '100000'), of.collect([id], '100000')]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await of.debt(id)).toMatchObject({ DaThu: '100000.00' });
  });

  it('shrinks without money where a service is taken off', async () => {
    const visit = await aVisit(site);
    const [source = ''] = await charge(site, cashier, visit, [
      { ma: 'XN-CBC', donGia: '100000' },
      { ma: 'KB-NOI', donGia: '30000' },
    ]);
    const id = await of.letGo(visit);
    await inTransaction(fresh(), (tx) => removeCharges(tx, [source]));
    expect(await of.debt(id)).toMatchObject({ DaThu: '0.00', DaGiam: '100000.00', ConLai: '30000.00' });
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '30000.00', CongNo: '30000.00' });
  });
});

describe('a limit', () => {
  it('of the group and of the debtor stops debts, and who may approve lets go all the same', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'XN-CBC', donGia: '200000' }]);
    const { BenhNhan_Id } = visit;
    const id = await saveLimit(fresh(accountant), { BenhNhan_Id, HanMuc: '150000' });
    await expect(of.letGo(visit)).rejects.toMatchObject({
      code: 'DEBT_OVER_LIMIT',
      details: expect.objectContaining({ conNo: '0.00', soTien: '200000.00', hanMuc: '150000.00' }),
    });
    expect(await limitOfDebtor(fresh(), { BenhNhan_Id, SoTien: '200000' })).toMatchObject({
      ...{ hanMuc: '150000.00', conNo: '0', refusal: 'DEBT_OVER_LIMIT' },
    });
    // the cashier may not say so
    await expect(of.letGo(visit, { vuotHanMuc: true })).rejects.toMatchObject({ code: 'DEBT_OVER_LIMIT' });
    const { user, permissions, grants, nodeId, nodeIds } = accountant;
    const debt = await of.letGo(visit, { vuotHanMuc: true }, { user, permissions, grants, nodeId, nodeIds });
    expect(await of.debt(debt)).toMatchObject({ vuotHanMuc: true });
    await expect(saveLimit(fresh(accountant), { BenhNhan_Id, HanMuc: '1' })).rejects.toMatchObject({
      details: { issues: [{ path: 'BenhNhan_Id', code: 'DEBT_LIMIT_EXISTS' }] },
    });
    await saveLimit(fresh(accountant), { id, version: 1, BenhNhan_Id, HanMuc: '250000' });
    await expect(
      saveLimit(fresh(accountant), { id, version: 1, BenhNhan_Id, HanMuc: '2' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '50000' }]);
    await of.letGo(visit); // up to the limit
    await removeLimit(fresh(accountant), id);
  });

  it('of a company holds over its people, also when two are let go at once', async () => {
    const CongTy_Id = await value<string>(
      site,
      sql`select id as value from main.cong_ty order by ma_cong_ty limit 1`,
    );
    const [NhomCongNo_Id] = (
      await site.database.db.execute<{ id: string }>(sql`
        insert into main.nhom_cong_no (id, ma_nhom_cong_no, ten_nhom_cong_no, han_muc, so_ngay_han, so_ngay_chan)
        values (${v7()}, 'CTY', 'Công ty', 150000, 10, 5) returning id`)
    ).rows.map(({ id }) => id);
    const company = {
      LoaiNguoiNo: 'CongTy' as const,
      CongTy_Id: CongTy_Id ?? '',
      NhomCongNo_Id: NhomCongNo_Id ?? '',
    };
    const visits = [await aVisit(site), await aVisit(site)];
    for (const visit of visits) await charge(site, cashier, visit, [{ ma: 'XN-CBC', donGia: '100000' }]);
    const both = await Promise.allSettled(visits.map((visit) => of.letGo(visit, company)));
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    const made = both.find((one) => one.status === 'fulfilled');
    const id = made?.status === 'fulfilled' ? made.value : '';
    const ten = today({ now: () => new Date(cashier.now().getTime() + 10 * 86_400_000) });
    expect(await of.debt(id)).toMatchObject({ NgayHan: ten, LoaiNguoiNo: 'CongTy', CongTy_Id });
    // overdue for longer than its group allows
    await of.dueOn(id, today({ now: () => new Date(cashier.now().getTime() - 6 * 86_400_000) }));
    const small = await aVisit(site);
    await charge(site, cashier, small, [{ ma: 'XN-CBC', donGia: '1000' }]);
    await expect(of.letGo(small, company)).rejects.toMatchObject({
      code: 'DEBT_OVERDUE',
      details: expect.objectContaining({ soNgay: 6, soNgayChan: 5 }),
    });
  });
});

describe('reminders and terms', () => {
  it('say when a debtor was reminded, how and by whom; a debt is extended with a reason', async () => {
    const { id } = await of.owing('100000');
    const input = { requestId: v7(), ids: [id], CachNhac: 'GoiDien' as const, GhiChu: 'Hẹn thứ hai' };
    await remind(fresh(), input);
    await remind(fresh(), input);
    expect(await of.debt(id)).toMatchObject({ LanNhac: 1, NhacLuc: expect.any(Date) });
    expect(await remindersOf(fresh(), await of.debt(id))).toMatchObject([
      { CachNhac: 'GoiDien', GhiChu: 'Hẹn thứ hai', NguoiNhac_Id: cashier.user?.NhanVien_Id },
    ]);
    await expect(remind(fresh(), { requestId: v7(), ids: [id], CachNhac: 'Khac' })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    const { NgayHan } = await of.debt(id);
    await expect(extendDebt(fresh(accountant), id, NgayHan, 'Xin thêm')).rejects.toMatchObject({
      details: { issues: [{ path: 'NgayHan', code: 'DEBT_DUE_EARLIER', details: { NgayHan } }] },
    });
    await expect(extendDebt(fresh(accountant), id, '2099-01-01', '')).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    await extendDebt(fresh(accountant), id, '2099-01-01', 'Xin thêm');
    expect(await of.debt(id)).toMatchObject({ NgayHan: '2099-01-01' });
    await of.collect([id], '100000');
    await expect(remind(fresh(), { requestId: v7(), ids: [id], CachNhac: 'GoiDien' })).rejects.toMatchObject({
      code: 'STATE_CHANGED',
    });
  });
});

describe('a write-off', () => {
  it('is asked for by one and approved by another; the lines are let off by as much, also of completed fees', async () => {
    const { visit, id } = await of.owing('100000');
    await completeVisit(fresh(), visit.TiepNhan_Id);
    await of.collect([id], '30000');
    await expect(ask(id, '70001')).rejects.toMatchObject({
      details: { issues: [{ path: 'SoTien', code: 'WRITE_OFF_TOO_LARGE', details: { max: '70000.00' } }] },
    });
    await ask(id, '50000');
    await expect(ask(id)).rejects.toMatchObject({ code: 'WRITE_OFF_ASKED' });
    await expect(approveWriteOff(fresh(accountant), id, null)).rejects.toMatchObject({
      code: 'WRITE_OFF_OF_ONESELF',
    });
    await expect(approveWriteOff(fresh(), id, null)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await approveWriteOff(fresh(director), id, 'Hoàn cảnh khó khăn');
    expect(await of.debt(id)).toMatchObject({
      ...{ DaThu: '30000.00', DaXoa: '50000.00', ConLai: '20000.00', TrangThai: 'ConNo' },
    });
    const { dongs, ...account } = await bill(cashier, visit);
    expect(account).toMatchObject({ MienGiam: '50000.00', ConLai: '20000.00', CongNo: '20000.00' });
    expect(await writeOffsOf(fresh(), await of.debt(id))).toMatchObject([
      { TrangThai: 'DaDuyet', SoTien: '50000.00', NguoiDuyet_Id: director.user?.NhanVien_Id },
    ]);
    await ask(id);
    await approveWriteOff(fresh(director), id, null);
    expect(await of.debt(id)).toMatchObject({ DaXoa: '70000.00', ConLai: '0.00', TrangThai: 'DaXoaNo' });
    expect(dongs).toHaveLength(1);
    expect(await disagreeing()).toBe(0);
  });

  it('is refused with a reason or withdrawn, and goes with a debt that is paid meanwhile', async () => {
    const { id } = await of.owing('100000');
    await ask(id);
    await expect(refuseWriteOff(fresh(director), id, ' ')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await refuseWriteOff(fresh(director), id, 'Còn khả năng trả');
    await expect(refuseWriteOff(fresh(director), id, 'x')).rejects.toMatchObject({
      code: 'WRITE_OFF_NOT_ASKED',
    });
    await ask(id);
    await withdrawWriteOff(fresh(accountant), id);
    await ask(id);
    await of.collect([id], '100000');
    const said = await writeOffsOf(fresh(), await of.debt(id));
    expect(said.map((one) => one.TrangThai)).toEqual(['DaRut', 'DaRut', 'TuChoi']);
  });

  it('is not approved beyond what is left by then', async () => {
    const { id } = await of.owing('100000');
    await ask(id);
    await of.collect([id], '1000');
    await expect(approveWriteOff(fresh(director), id, null)).rejects.toMatchObject({
      ...{ code: 'WRITE_OFF_TOO_LARGE', details: expect.objectContaining({ max: '99000.00' }) },
    });
  });
});

describe('a debt is cancelled', () => {
  it('while its fees are open and nothing was collected: its services are due and wait as before', async () => {
    const { visit, id } = await of.owing('100000');
    await expect(cancelDebt(fresh(accountant), id, '')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await completeVisit(fresh(), visit.TiepNhan_Id);
    await expect(cancelDebt(fresh(accountant), id, 'Nhầm')).rejects.toMatchObject({
      code: 'RECEPTION_COST_CONFIRMED',
    });
    await reopenVisit(fresh(), visit.TiepNhan_Id, 'Nhầm');
    await cancelDebt(fresh(accountant), id, 'Nhầm');
    expect(await of.debt(id)).toMatchObject({ TrangThai: 'DaHuy', ConLai: '0.00', LyDoHuy: 'Nhầm' });
    const { dongs, ...account } = await bill(cashier, visit);
    expect(account).toMatchObject({ ConLai: '100000.00', CongNo: '0.00' });
    expect(dongs).toMatchObject([{ GhiNo: false, DuocPhepThucHien: false }]);
    const paid = await of.owing('100000');
    await of.collect([paid.id], '1000');
    await expect(cancelDebt(fresh(accountant), paid.id, 'x')).rejects.toMatchObject({
      code: 'DEBT_COLLECTED',
    });
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
