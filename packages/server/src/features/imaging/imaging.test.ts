import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { withPermission } from '../../../test/withPermission.ts';
import { functionalTestReading } from '../functionalTests/functionalTestReading.ts';
import { changeSlipState } from '../orders/commands.ts';
import { previewRecord } from '../printing/print.ts';
import { callNext } from '../queues/commands.ts';
import { returnResult, saveResult, takeBackResult } from '../readings/commands.ts';
import { openResult, resultsOfVisit } from '../readings/queries.ts';
import { input } from '../readings/testReading.ts';
import { readingList } from '../readings/workList.ts';
import { code } from '../reception/testReception.ts';
import { imagingReading as reading } from './imagingReading.ts';
import { imagingFactory } from './testImaging.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof imagingFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await imagingFactory(site);
});
afterAll(() => site.close());

const found = { MoTa: 'Gan tăng âm, giảm âm vùng sâu.', KetLuan: 'Hình ảnh gan nhiễm mỡ.' };

describe('an ultrasound', () => {
  it('is called, begun, described with pictures, returned, taken back and returned again', async () => {
    const { slip, visit } = await at.ordered();
    const ctx = () => at.fresh(at.technician);
    const list = (tab: Parameters<typeof readingList>[2]['tab']) =>
      readingList(ctx(), reading, { idRoom: at.room, tab });
    expect((await list('ChoThucHien')).dongs.map((line) => line.DichVuYeuCau_Id)).toContain(slip);
    const called = await callNext(ctx(), { hangDoi: 'ChanDoanHinhAnh', nodeId: at.room });
    expect(called?.BenhNhan_Id).toBeTruthy();
    await changeSlipState(ctx(), slip, 'batDau', { expected: 'SanSang' });

    const image = await at.image();
    await saveResult(
      ctx(),
      reading,
      slip,
      input(await at.read(slip), { ...found, hinhAnhs: [{ Tep_Id: image }] }),
    );
    expect((await list('DangLam')).dongs.find((line) => line.DichVuYeuCau_Id === slip)).toMatchObject({
      soKetLuan: 1,
      soDichVu: 1,
      soHinhAnh: 1,
    });
    await returnResult(ctx(), reading, slip, { oldState: 'ChuaKetQua' });
    const answered = await resultsOfVisit(at.fresh(at.orderer), reading, visit);
    expect(answered).toMatchObject([{ ketQuas: [{ ...found, hinhAnhs: [{ Tep_Id: image }] }] }]);

    await takeBackResult(ctx(), reading, slip, { oldState: 'CoKetQua', LyDo: 'Sai kết luận' });
    expect(await resultsOfVisit(at.fresh(at.orderer), reading, visit)).toEqual([]);
    await saveResult(ctx(), reading, slip, input(await at.read(slip), { KetLuan: 'Gan nhiễm mỡ độ I.' }));
    await returnResult(ctx(), reading, slip, { oldState: 'ChuaKetQua' });
    expect(await openResult(at.fresh(at.orderer), reading, slip)).toMatchObject({
      PhienBan: 2,
      phienBans: [
        { PhienBan: 2, ketQuas: [{ MoTa: found.MoTa, KetLuan: 'Gan nhiễm mỡ độ I.' }] },
        { PhienBan: 1, LyDoHuy: 'Sai kết luận', ketQuas: [found] },
      ],
    });
  });

  it('has conclusions of its own group, and is no functional test', async () => {
    const { slip } = await at.begun();
    const [line] = (await at.read(slip)).ketQuas;
    expect(line?.KhongKetQua).toBe(false);
    const given = input(await at.read(slip), found);
    expect(await code(saveResult(at.fresh(at.doctor), functionalTestReading, slip, given))).toBe('NOT_FOUND');
    expect(await code(returnResult(at.fresh(at.doctor), reading, slip, { oldState: 'ChuaKetQua' }))).toBe(
      'RESULT_INCOMPLETE',
    );
  });

  it('is printed on its own form once it is returned', async () => {
    const { slip } = await at.returned(found);
    const printer = withPermission(at.fresh(at.doctor), 'IN_AN');
    const pdf = await previewRecord(printer, 'KetQuaChanDoanHinhAnh', slip);
    expect(Buffer.from(pdf).subarray(0, 4).toString()).toBe('%PDF');
  });
});
