import { and, desc, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { eventTable } from '../../engine/tables.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { linesOfVisit } from '../cashier/queries.ts';
import { createOrders, moveSlips, queueSlip } from '../orders/commands.ts';
import { slipById } from '../orders/queries.ts';
import { makePatient } from '../patients/testPatient.ts';
import { callNext, dismissVisit } from '../queues/commands.ts';
import { ticketOfSource } from '../queues/queries.ts';
import { createTiepNhan } from '../reception/commands.ts';
import { danhDauDaXem, huyLayMau, huyTraKetQua, layMau, luuKetQua, traKetQua } from './commands.ts';
import { type Result, resultOfSlip, resultSummaryOfSlips, slipsWithoutResult, trendOf } from './queries.ts';
import { labList } from './workList.ts';

let site: TestSite;
let desk: Ctx;
let doctor: Ctx;
let lab: Ctx;
const ids = { payer: '', room: '', lab: '', exam: '', price: '', glucose: '', count: '' };

beforeAll(async () => {
  site = await openTestSite();
  desk = await site.ctx('tiepdon', { node: 'TN01' });
  doctor = await site.ctx('bsnoi1', { node: 'PK01' });
  lab = await site.ctx('ktvxn', { node: 'XN01' });
  ids.payer = await site.id('main.dm_doi_tuong', 'THUPHI');
  ids.room = await site.id('auth.node', 'PK01');
  ids.lab = await site.id('auth.node', 'XN01');
  ids.exam = await site.id('main.dm_dich_vu', 'KB-NOI');
  ids.price = await site.id('main.loai_gia', 'BHYT');
  ids.glucose = await site.id('main.dm_dich_vu', 'XN-GLU');
  ids.count = await site.id('main.dm_dich_vu', 'XN-CBC');
});
afterAll(() => site.close());
beforeEach(() => {
  for (const ctx of [desk, doctor, lab]) ctx.loaders.clear();
});

const code = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

/** A patient in a visit who pays for everything. */
async function received(): Promise<{ BenhNhan_Id: string; visit: string }> {
  const { _id } = await makePatient(site, desk, { TenBenhNhan: `Người Xét Nghiệm ${v7().slice(-6)}` });
  const visit = await createTiepNhan(desk, {
    BenhNhan_Id: _id,
    DoiTuong_Id: ids.payer,
    dichVus: [{ DichVu_Id: ids.exam, LoaiGia_Id: ids.price, NoiThucHien_Id: ids.room }],
  });
  return { BenhNhan_Id: _id, visit: visit._id };
}

/** A glucose order of a patient at the laboratory XN01, free of charge unless told otherwise. */
async function ordered(
  options: { paid?: boolean; of?: { BenhNhan_Id: string; visit: string }; services?: string[] } = {},
) {
  const { BenhNhan_Id, visit } = options.of ?? (await received());
  const [slip] = await inTransaction(desk, async (tx) => {
    const made = await createOrders(tx, {
      TiepNhan_Id: visit,
      BenhNhan_Id,
      NoiYeuCau_Id: ids.room,
      lines: (options.services ?? [ids.glucose]).map((DichVu_Id) => ({
        DichVu_Id,
        SoLuong: '1',
        NoiThucHien_Id: ids.lab,
        KhongThuTien: options.paid !== false,
      })),
      trangThai: 'SanSang',
      xacNhanTrung: true,
    });
    for (const one of made) await queueSlip(tx, one);
    return made;
  });
  if (!slip) throw new Error('nothing was ordered');
  return { slip: slip._id, visit, BenhNhan_Id };
}

async function sampled(options: Parameters<typeof ordered>[0] = {}) {
  const made = await ordered(options);
  await layMau(lab, made.slip, { oldState: 'SanSang' });
  return made;
}

const input = (result: Result, KetQua: string) => ({
  version: result.DichVuYeuCau.version,
  ketQuas: result.ketQuas.map(({ ChiTiet_Id, MaChiSo }) => ({ ChiTiet_Id, MaChiSo, KetQua })),
});

/** Enters one value for every index and returns the result. */
async function returned(KetQua: string, options: Parameters<typeof ordered>[0] = {}) {
  const made = await sampled(options);
  const result = await resultOfSlip(lab, made.slip);
  await traKetQua(lab, made.slip, {
    oldState: 'ChuaKetQua',
    luu: input(result, KetQua),
    XacNhanNguyHiem: 'BS Minh, điện thoại, 09:10',
  });
  lab.loaders.clear();
  return made;
}

describe('taking a sample', () => {
  it('gives it a number of the day, finishes the ticket and makes the line performed', async () => {
    const { slip, visit } = await sampled();
    const row = await slipById(lab, slip);
    expect(row.TrangThai).toBe('ChuaKetQua');
    expect(row.SIDMau).toMatch(/^\d{10}$/);
    expect((await ticketOfSource(lab, slip))?.TrangThai).toBe('xong');
    const charge = (await linesOfVisit(lab, visit)).find((line) => line.Ma === 'XN-GLU');
    expect(charge?.ThucHien).toBe(true);
  });

  it('is refused before the payment', async () => {
    const { slip } = await ordered({ paid: false });
    expect(await code(layMau(lab, slip, { oldState: 'SanSang' }))).toBe('SERVICE_NOT_PAID');
  });

  it('is refused with a time before the order or in the future', async () => {
    const { slip } = await ordered();
    const at = (ms: number) =>
      code(layMau(lab, slip, { oldState: 'SanSang', NgayLayMau: new Date(Date.now() + ms) }));
    expect([await at(-86_400_000), await at(3_600_000)]).toEqual(['BAD_INPUT', 'BAD_INPUT']);
  });

  it('is refused at a laboratory where the technician does not work', async () => {
    const { slip } = await ordered();
    const elsewhere = { ...lab, nodeIds: new Set<string>() };
    expect(await code(layMau(elsewhere, slip, { oldState: 'SanSang' }))).toBe('NODE_NOT_GRANTED');
  });

  it('gives different numbers to samples that are taken at once, and one number to a sample that two take', async () => {
    const slips = await Promise.all([ordered(), ordered(), ordered()]);
    const answers = await Promise.all(
      [...slips, ...slips].map(({ slip }) => code(layMau({ ...lab }, slip, { oldState: 'SanSang' }))),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(3);
    expect(answers.filter((answer) => answer === 'STATE_CHANGED')).toHaveLength(3);
    lab.loaders.clear();
    const numbers = await Promise.all(slips.map(async ({ slip }) => (await slipById(lab, slip)).SIDMau));
    expect(new Set(numbers).size).toBe(3);
  });

  it('can be taken back until a value is entered; the patient waits again', async () => {
    const { slip } = await sampled();
    await huyLayMau(lab, slip);
    expect(await slipById(lab, slip)).toMatchObject({ TrangThai: 'SanSang', SIDMau: null, NgayLayMau: null });
    expect((await ticketOfSource(lab, slip))?.TrangThai).toBe('cho');
    await layMau(lab, slip, { oldState: 'SanSang' });
    await luuKetQua(lab, slip, input(await resultOfSlip(lab, slip), '5.4'));
    expect(await code(huyLayMau(lab, slip))).toBe('RESULT_ENTERED');
  });

  it('serves a patient who was passed over and came after all', async () => {
    const { slip, visit } = await ordered();
    for (let call = 0; call < 50; call += 1) {
      const ticket = await callNext(lab, { hangDoi: 'XetNghiem', nodeId: ids.lab });
      if (!ticket || ticket.source_Id === slip) break;
    }
    await dismissVisit(lab, 'XetNghiem', visit);
    const absent = await labList(lab, { idRoom: ids.lab, tab: 'KhongDen' });
    expect(absent.dongs.map((line) => line.DichVuYeuCau_Id)).toContain(slip);
    await layMau(lab, slip, { oldState: 'SanSang' });
    lab.loaders.clear();
    expect((await ticketOfSource(lab, slip))?.TrangThai).toBe('xong');
  });
});

describe('entering values', () => {
  it('flags them by the reference of the patient and keeps a draft that nobody else sees', async () => {
    const { slip, BenhNhan_Id } = await sampled();
    await luuKetQua(lab, slip, input(await resultOfSlip(lab, slip), '7,2'));
    lab.loaders.clear();
    const result = await resultOfSlip(lab, slip);
    expect(result.ketQuas).toMatchObject([
      { MaChiSo: 'GLU', KetQua: '7.2', Min: '3.9', Max: '6.4', CoKetQua: 'H', MucBinhThuong: '3.9 - 6.4' },
    ]);
    expect(result.daDu).toBe(true);
    expect(await trendOf(doctor, { BenhNhan_Id, MaChiSo: 'GLU' })).toEqual([]);
  });

  it('refuses a slip of the finger at its field, and a value of another slip', async () => {
    const { slip } = await sampled();
    const other = await sampled();
    const result = await resultOfSlip(lab, slip);
    const stranger = (await resultOfSlip(lab, other.slip)).ketQuas[0];
    const refused = await luuKetQua(lab, slip, {
      ...input(result, '5..4'),
      ketQuas: [
        ...input(result, '5..4').ketQuas,
        { ChiTiet_Id: stranger?.ChiTiet_Id ?? '', MaChiSo: 'GLU', KetQua: '5' },
      ],
    }).catch((error: { details: { issues: { path: string; code: string }[] } }) => error.details.issues);
    expect(refused).toMatchObject([
      { path: 'ketQuas.0.KetQua', code: 'RESULT_NOT_NUMBER' },
      { path: 'ketQuas.1.KetQua', code: 'RESULT_OTHER_SLIP' },
    ]);
  });

  it('lets one of two editors win and shows the other what stands there', async () => {
    const { slip } = await sampled();
    const seen = input(await resultOfSlip(lab, slip), '5.1');
    const answers = await Promise.all([
      code(luuKetQua({ ...lab }, slip, seen)),
      code(luuKetQua({ ...lab }, slip, seen)),
    ]);
    expect(answers.sort()).toEqual(['CONFLICT', 'done']);
  });

  it('removes a value that is emptied', async () => {
    const { slip } = await sampled();
    await luuKetQua(lab, slip, input(await resultOfSlip(lab, slip), '5.1'));
    lab.loaders.clear();
    await luuKetQua(lab, slip, input(await resultOfSlip(lab, slip), ' '));
    lab.loaders.clear();
    expect((await resultOfSlip(lab, slip)).ketQuas.map((value) => value.KetQua)).toEqual([null]);
  });
});

describe('returning a result', () => {
  it('tells the doctor at once and stands in the trend', async () => {
    const { slip, BenhNhan_Id } = await returned('5.4');
    expect((await slipById(lab, slip)).TrangThai).toBe('CoKetQua');
    expect((await resultSummaryOfSlips(doctor, [slip])).get(slip)).toMatchObject([{ KetQua: '5.4' }]);
    expect(await trendOf(doctor, { BenhNhan_Id, MaChiSo: 'GLU' })).toMatchObject([{ giaTri: 5.4 }]);
    const events = await site.database.db
      .select()
      .from(eventTable)
      .where(and(eq(eventTable.module, 'XetNghiem'), sql`${eventTable.data}::text like ${`%${slip}%`}`))
      .orderBy(desc(eventTable._id))
      .limit(2);
    expect(events.map((event) => event.idNode).sort()).toEqual([ids.lab, ids.room].sort());
  });

  it('is refused while values are missing, also by the general act on the state', async () => {
    const { slip } = await sampled({ services: [ids.count] });
    expect(await code(traKetQua(lab, slip, { oldState: 'ChuaKetQua' }))).toBe('RESULT_INCOMPLETE');
    expect(await code(moveSlips(lab, [slip], 'ChuaKetQua', 'CoKetQua'))).toBe('RESULT_INCOMPLETE');
  });

  it('asks who was told of a critical value, and keeps what was typed', async () => {
    const { slip } = await sampled();
    const result = await resultOfSlip(lab, slip);
    const luu = input(result, '30');
    expect(await code(traKetQua(lab, slip, { oldState: 'ChuaKetQua', luu }))).toBe('CRITICAL_NOT_CONFIRMED');
    await traKetQua(lab, slip, {
      oldState: 'ChuaKetQua',
      luu,
      XacNhanNguyHiem: 'BS Minh, điện thoại, 09:10',
    });
    lab.loaders.clear();
    expect(await resultOfSlip(lab, slip)).toMatchObject({
      coNguyHiem: true,
      XacNhanNguyHiem: 'BS Minh, điện thoại, 09:10',
    });
  });

  it('needs the right to verify', async () => {
    const { slip } = await sampled();
    const luu = input(await resultOfSlip(lab, slip), '5');
    const assistant = {
      ...lab,
      permissions: new Set([...lab.permissions].filter((one) => one !== 'XET_NGHIEM_DUYET')),
    };
    expect(await code(traKetQua(assistant, slip, { oldState: 'ChuaKetQua', luu }))).toBe('FORBIDDEN');
  });

  it('is not approved before the minimum execution time of its service has passed', async () => {
    const sedimentation = await site.id('main.dm_dich_vu', 'XN-MAULANG');
    const { slip } = await sampled({ services: [sedimentation] });
    const luu = input(await resultOfSlip(lab, slip), '12');
    const after = (minutes: number) => ({ ...lab, now: () => new Date(Date.now() + minutes * 60_000) });
    const act = { oldState: 'ChuaKetQua', luu };
    const early = await traKetQua(after(30), slip, act).catch((error: unknown) => error);
    expect(early).toMatchObject({ code: 'RESULT_TOO_EARLY', details: { minutes: 30 } });
    lab.loaders.clear();
    expect((await slipById(lab, slip)).TrangThai).toBe('ChuaKetQua');
    lab.loaders.clear();
    expect(await code(traKetQua(after(61), slip, act))).toBe('done');
  });

  it('shows the value before it, of the same patient', async () => {
    const { slip } = await sampled({ of: await returned('5.4') });
    expect((await resultOfSlip(lab, slip)).ketQuas[0]?.KetQuaTruoc).toBe('5.4');
  });
});

describe('a returned result', () => {
  it('is taken back with a reason, corrected and returned as a second version; the first one is kept', async () => {
    const { slip, BenhNhan_Id } = await returned('5.4');
    await huyTraKetQua(lab, slip, { oldState: 'CoKetQua', LyDo: 'Nhầm mẫu' });
    lab.loaders.clear();
    const open = await resultOfSlip(lab, slip);
    expect(open).toMatchObject({ PhienBan: 2, ketQuas: [{ KetQua: '5.4' }] });
    expect(await trendOf(doctor, { BenhNhan_Id, MaChiSo: 'GLU' })).toEqual([]);
    await traKetQua(lab, slip, { oldState: 'ChuaKetQua', luu: input(open, '6.1') });
    lab.loaders.clear();
    const result = await resultOfSlip(lab, slip);
    expect(
      result.phienBans.map(({ PhienBan, LyDoHuy, ketQuas }) => [PhienBan, LyDoHuy, ketQuas[0]?.KetQua]),
    ).toEqual([
      [2, null, '6.1'],
      [1, 'Nhầm mẫu', '5.4'],
    ]);
  });

  it('stays when the doctor has viewed it, and without a reason', async () => {
    const { slip } = await returned('5.4');
    expect(await code(huyTraKetQua(lab, slip, { oldState: 'CoKetQua', LyDo: ' ' }))).toBe('BAD_INPUT');
    await danhDauDaXem(doctor, [slip]);
    expect(await code(danhDauDaXem(doctor, [slip]))).toBe('done');
    expect(await code(huyTraKetQua(lab, slip, { oldState: 'DaXemKetQua', LyDo: 'Nhầm' }))).toBe(
      'RESULT_VIEWED',
    );
  });

  it('cannot be viewed before it is returned', async () => {
    const { slip } = await sampled();
    expect(await code(danhDauDaXem(doctor, [slip]))).toBe('STATE_CHANGED');
  });
});

describe('the work list', () => {
  it('counts every tab, finds by sample, slip, name and patient code, and reads in one statement', async () => {
    const waiting = await ordered({ paid: false });
    const working = await sampled();
    const list = await labList(lab, { idRoom: ids.lab, tab: 'ChoLayMau' });
    expect(list.dongs.find((line) => line.DichVuYeuCau_Id === waiting.slip)).toMatchObject({
      duocPhepThucHien: false,
      dichVus: ['Định lượng Glucose máu'],
      soDaNhap: 0,
      soChiSo: 1,
    });
    expect(list.ChoLayMau).toBe(list.dongs.length);
    const { SIDMau, SoPhieuYeuCau } = await slipById(lab, working.slip);
    for (const keyword of [SIDMau, SoPhieuYeuCau, 'xet nghiem nguoi']) {
      const found = await labList(lab, { idRoom: ids.lab, tab: 'DangLam', keyword });
      expect(found.dongs.map((line) => line.DichVuYeuCau_Id)).toContain(working.slip);
    }
    expect(await site.countQueries(() => labList(lab, { idRoom: ids.lab, tab: 'DaTra' }))).toBe(1);
  });

  it('keeps a sample of an earlier day in work, and a page of what has no result', async () => {
    const { slip } = await sampled();
    await site.database.pool.query(
      `update main.dich_vu_yeu_cau set ngay_yeu_cau = ngay_yeu_cau - interval '2 days' where id = $1`,
      [slip],
    );
    const list = await labList(lab, { idRoom: ids.lab, tab: 'DangLam' });
    expect(list.dongs.map((line) => line.DichVuYeuCau_Id)).toContain(slip);
    const page = await slipsWithoutResult(lab, { idRoom: ids.lab, limit: 1 });
    expect([page.currentPage, page.data.length]).toEqual([1, 1]);
    expect(page.total).toBeGreaterThan(1);
  });
});
