import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, bill, charge, value } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { testPrepared } from '../cashier/testPrepared.ts';
import { completeVisit, reopenVisit } from '../cashier/visit.ts';
import { cancelDebt, extendDebt, remind } from './acts.ts';
import { remindersOf, writeOffsOf } from './queries.ts';
import { testDebts } from './testDebts.ts';
import { approveWriteOff, askWriteOff, refuseWriteOff, withdrawWriteOff } from './writeOffs.ts';

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
    await expect(approveWriteOff(fresh(accountant), { id: id })).rejects.toMatchObject({
      code: 'WRITE_OFF_OF_ONESELF',
    });
    await expect(approveWriteOff(fresh(), { id: id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await approveWriteOff(fresh(director), { id: id, YKien: 'Hoàn cảnh khó khăn' });
    expect(await of.debt(id)).toMatchObject({
      ...{ DaThu: '30000.00', DaXoa: '50000.00', ConLai: '20000.00', TrangThai: 'ConNo' },
    });
    const { dongs, ...account } = await bill(cashier, visit);
    expect(account).toMatchObject({ MienGiam: '50000.00', ConLai: '20000.00', CongNo: '20000.00' });
    expect(await writeOffsOf(fresh(), await of.debt(id))).toMatchObject([
      { TrangThai: 'DaDuyet', SoTien: '50000.00', NguoiDuyet_Id: director.user?.NhanVien_Id },
    ]);
    await ask(id);
    await approveWriteOff(fresh(director), { id: id });
    expect(await of.debt(id)).toMatchObject({ DaXoa: '70000.00', ConLai: '0.00', TrangThai: 'DaXoaNo' });
    expect(dongs).toHaveLength(1);
    expect(await of.disagreeing()).toBe(0);
  });

  it('is approved as it was seen, and not while a transfer is awaited for its lines', async () => {
    const { visit, id } = await of.owing('100000');
    const waiting = async () => (await writeOffsOf(fresh(), await of.debt(id)))[0]?._id ?? '';
    await ask(id, '20000');
    const seen = await waiting();
    await withdrawWriteOff(fresh(accountant), id);
    await ask(id, '90000');
    await expect(approveWriteOff(fresh(director), { id, XoaNo_Id: seen })).rejects.toMatchObject({
      code: 'STATE_CHANGED',
    });
    const prepared = await testPrepared(site, cashier);
    const transfer = await prepared.prepare(visit);
    const approve = async () => approveWriteOff(fresh(director), { id, XoaNo_Id: await waiting() });
    await expect(approve()).rejects.toMatchObject({ code: 'TRANSFER_AWAITED' });
    await prepared.cancel(transfer);
    await approve();
    expect(await of.debt(id)).toMatchObject({ DaXoa: '90000.00', ConLai: '10000.00' });
  });

  it('of several lines lets each off by its share', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [
      { ma: 'XN-CBC', donGia: '100000' },
      { ma: 'KB-NOI', donGia: '30000' },
    ]);
    const id = await of.letGo(visit);
    await ask(id, '110000');
    await approveWriteOff(fresh(director), { id });
    expect((await bill(cashier, visit)).dongs.map((line) => [line.MienGiam, line.ConLai])).toEqual([
      ['100000.00', '0.00'],
      ['10000.00', '20000.00'],
    ]);
    expect(await of.debt(id)).toMatchObject({ DaXoa: '110000.00', ConLai: '20000.00', TrangThai: 'ConNo' });
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
    const logged = await value<number>(
      site,
      sql`select count(*)::int as value from main.audit where entity_id = ${said[0]?._id} and after ->> 'TrangThai' = 'DaRut'`,
    );
    expect(logged).toBe(1);
  });

  it('is not approved beyond what is left by then', async () => {
    const { id } = await of.owing('100000');
    await ask(id);
    await of.collect([id], '1000');
    await expect(approveWriteOff(fresh(director), { id: id })).rejects.toMatchObject({
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
