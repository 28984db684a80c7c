import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { huyTraKetQua } from './commands.ts';
import { courseOf } from './course.ts';
import { labFactory } from './testLab.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof labFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await labFactory(site);
});
afterAll(() => site.close());
beforeEach(() => at.forget());

/** The values of a slip as if they had been returned some days earlier. */
const returnedBefore = (slip: string, days: number) =>
  site.database.pool.query(
    `update main.xet_nghiem_ket_qua set ngay_ket_qua = ngay_ket_qua - make_interval(days => $2)
     where dich_vu_yeu_cau_id = $1`,
    [slip, days],
  );

it('tells every returned value with its unit, normal range, group and laboratory, the newest first', async () => {
  const first = await at.returned('5.4');
  await returnedBefore(first.slip, 30);
  await at.returned('7.2', { of: first });
  const { ketQuas, truoc } = await courseOf(at.doctor, { BenhNhan_Id: first.BenhNhan_Id });
  expect(truoc).toBeNull();
  expect(ketQuas).toMatchObject([
    { MaChiSo: 'GLU', KetQua: '7.2', CoKetQua: 'H', NoiThucHien_Id: at.ids.lab },
    { MaChiSo: 'GLU', KetQua: '5.4', CoKetQua: 'N', DonViTinh: 'mmol/L', Min: '3.9', Max: '6.4' },
  ]);
  expect(ketQuas.every((one) => one.TenNhomDichVu !== null && one.NgayKetQua instanceof Date)).toBe(true);
});

it('holds a year up to the last result, and the earlier ones on demand', async () => {
  const old = await at.returned('5.1');
  await returnedBefore(old.slip, 800);
  const recent = await at.returned('5.2', { of: old });
  await returnedBefore(recent.slip, 400);
  const { BenhNhan_Id } = old;
  const page = await courseOf(at.doctor, { BenhNhan_Id });
  expect(page.ketQuas.map((one) => one.KetQua)).toEqual(['5.2']);
  expect(page.truoc).not.toBeNull();
  const earlier = await courseOf(at.doctor, { BenhNhan_Id, truoc: page.truoc });
  expect(earlier).toMatchObject({ ketQuas: [{ KetQua: '5.1' }], truoc: null });
});

it('has no place for values that are not returned, or were taken back', async () => {
  const { slip, BenhNhan_Id } = await at.returned('5.4');
  await huyTraKetQua(at.lab, slip, { oldState: 'CoKetQua', LyDo: 'Nhập nhầm' });
  expect(await courseOf(at.doctor, { BenhNhan_Id })).toEqual({ ketQuas: [], truoc: null });
});

it('is one statement beside the log of the reading, which finds the values by patient and time', async () => {
  const { BenhNhan_Id } = await at.returned('5.4', { services: [at.ids.glucose, at.ids.count] });
  at.forget();
  expect(await site.countQueries(() => courseOf(at.doctor, { BenhNhan_Id }))).toBe(2);
  const client = await site.database.pool.connect();
  try {
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select max(ngay_ket_qua) from main.xet_nghiem_ket_qua
       where benh_nhan_id = '${BenhNhan_Id}' and ngay_ket_qua is not null`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('xet_nghiem_ket_qua_patient');
  } finally {
    await client.query('reset enable_seqscan');
    client.release();
  }
});
