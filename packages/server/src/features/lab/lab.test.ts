import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { linesOfVisit } from '../cashier/queries.ts';
import { slipById } from '../orders/queries.ts';
import { changeSlipState } from '../orders/states.ts';
import { slipsWithoutResult } from '../orders/unfinished.ts';
import { callNext, dismissVisit } from '../queues/commands.ts';
import { ticketOfSource } from '../queues/queries.ts';
import { code } from '../reception/testReception.ts';
import { huyLayMau, layMau, luuKetQua } from './commands.ts';
import { resultOfSlip, trendOf } from './queries.ts';
import { input, labFactory } from './testLab.ts';
import { labList } from './workList.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof labFactory>>;
let doctor: Ctx;
let lab: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  at = await labFactory(site);
  ({ doctor, lab } = at);
});
afterAll(() => site.close());
beforeEach(() => at.forget());

describe('taking a sample', () => {
  it('gives it a number of the day, finishes the ticket and makes the line performed', async () => {
    const { slip, visit } = await at.sampled();
    const row = await slipById(lab, slip);
    expect(row.TrangThai).toBe('ChuaKetQua');
    expect(row.SIDMau).toMatch(/^\d{10}$/);
    expect((await ticketOfSource(lab, slip))?.TrangThai).toBe('xong');
    const charge = (await linesOfVisit(lab, visit)).find((line) => line.Ma === 'XN-GLU');
    expect(charge?.ThucHien).toBe(true);
  });

  it('is not what an act of another kind of order does', async () => {
    const { slip } = await at.ordered();
    expect(await code(changeSlipState(lab, slip, 'huyKham', { expected: 'SanSang' }))).toBe(
      'ORDER_OF_ANOTHER_KIND',
    );
  });

  it('is refused before the payment', async () => {
    const { slip } = await at.ordered({ paid: false });
    expect(await code(layMau(lab, slip, { oldState: 'SanSang' }))).toBe('SERVICE_NOT_PAID');
  });

  it('is refused with a time before the order or in the future', async () => {
    const { slip } = await at.ordered();
    const takenAfter = (ms: number) =>
      layMau(lab, slip, { oldState: 'SanSang', NgayLayMau: new Date(Date.now() + ms) });
    for (const ms of [-86_400_000, 3_600_000])
      await expect(takenAfter(ms)).rejects.toMatchObject({
        details: { issues: [{ path: 'NgayLayMau', code: 'SAMPLE_TIME' }] },
      });
  });

  it('is refused at a laboratory where the technician does not work', async () => {
    const { slip } = await at.ordered();
    const elsewhere = { ...lab, nodeIds: new Set<string>() };
    expect(await code(layMau(elsewhere, slip, { oldState: 'SanSang' }))).toBe('NODE_NOT_GRANTED');
  });

  it('gives different numbers to samples that are taken at once, and one number to a sample that two take', async () => {
    const slips = await Promise.all([at.ordered(), at.ordered(), at.ordered()]);
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
    const { slip } = await at.sampled();
    await huyLayMau(lab, slip);
    expect(await slipById(lab, slip)).toMatchObject({ TrangThai: 'SanSang', SIDMau: null, NgayLayMau: null });
    expect((await ticketOfSource(lab, slip))?.TrangThai).toBe('cho');
    await layMau(lab, slip, { oldState: 'SanSang' });
    await luuKetQua(lab, slip, input(await resultOfSlip(lab, slip), '5.4'));
    expect(await code(huyLayMau(lab, slip))).toBe('RESULT_ENTERED');
  });

  it('serves a patient who was passed over and came after all', async () => {
    const { slip, visit } = await at.ordered();
    for (let call = 0; call < 50; call += 1) {
      const ticket = await callNext(lab, { hangDoi: 'XetNghiem', nodeId: at.ids.lab });
      if (!ticket || ticket.source_Id === slip) break;
    }
    await dismissVisit(lab, 'XetNghiem', visit);
    const absent = await labList(lab, { idRoom: at.ids.lab, tab: 'KhongDen' });
    expect(absent.dongs.map((line) => line.DichVuYeuCau_Id)).toContain(slip);
    await layMau(lab, slip, { oldState: 'SanSang' });
    lab.loaders.clear();
    expect((await ticketOfSource(lab, slip))?.TrangThai).toBe('xong');
  });
});

describe('entering values', () => {
  it('flags them by the reference of the patient and keeps a draft that nobody else sees', async () => {
    const { slip, BenhNhan_Id } = await at.sampled();
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
    const { slip } = await at.sampled();
    const other = await at.sampled();
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
    const { slip } = await at.sampled();
    const seen = input(await resultOfSlip(lab, slip), '5.1');
    const answers = await Promise.all([
      code(luuKetQua({ ...lab }, slip, seen)),
      code(luuKetQua({ ...lab }, slip, seen)),
    ]);
    expect(answers.sort()).toEqual(['CONFLICT', 'done']);
  });

  it('removes a value that is emptied', async () => {
    const { slip } = await at.sampled();
    await luuKetQua(lab, slip, input(await resultOfSlip(lab, slip), '5.1'));
    lab.loaders.clear();
    await luuKetQua(lab, slip, input(await resultOfSlip(lab, slip), ' '));
    lab.loaders.clear();
    expect((await resultOfSlip(lab, slip)).ketQuas.map((value) => value.KetQua)).toEqual([null]);
  });
});

describe('the work list', () => {
  it('counts every tab, finds by sample, slip, name and patient code, and reads in one statement', async () => {
    const waiting = await at.ordered({ paid: false });
    const working = await at.sampled();
    const list = await labList(lab, { idRoom: at.ids.lab, tab: 'ChoLayMau' });
    expect(list.dongs.find((line) => line.DichVuYeuCau_Id === waiting.slip)).toMatchObject({
      duocPhepThucHien: false,
      dichVus: ['Định lượng Glucose máu'],
      soDaNhap: 0,
      soChiSo: 1,
    });
    expect(list.ChoLayMau).toBe(list.dongs.length);
    const { SIDMau, SoPhieuYeuCau } = await slipById(lab, working.slip);
    for (const keyword of [SIDMau, SoPhieuYeuCau, 'xet nghiem nguoi']) {
      const found = await labList(lab, { idRoom: at.ids.lab, tab: 'DangLam', keyword });
      expect(found.dongs.map((line) => line.DichVuYeuCau_Id)).toContain(working.slip);
    }
    expect(await site.countQueries(() => labList(lab, { idRoom: at.ids.lab, tab: 'DaTra' }))).toBe(1);
  });

  it('keeps a sample of an earlier day in work, and a page of what has no result', async () => {
    const { slip } = await at.sampled();
    await site.database.pool.query(
      `update main.dich_vu_yeu_cau set ngay_yeu_cau = ngay_yeu_cau - interval '2 days' where id = $1`,
      [slip],
    );
    const list = await labList(lab, { idRoom: at.ids.lab, tab: 'DangLam' });
    expect(list.dongs.map((line) => line.DichVuYeuCau_Id)).toContain(slip);
    const page = await slipsWithoutResult(lab, { idRoom: at.ids.lab, limit: 1 });
    expect([page.currentPage, page.data.length]).toEqual([1, 1]);
    expect(page.total).toBeGreaterThan(1);
  });
});
