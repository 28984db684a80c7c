import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { localDay, today } from '../../engine/context.ts';
import { dayStart, slipById } from '../orders/queries.ts';
import { removeProcedures } from './commands.ts';
import { operationsOfDay } from './dayPlan.ts';
import { procedureFactory } from './testProcedures.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof procedureFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await procedureFactory(site);
});
afterAll(() => site.close());

const nurse = () => at.fresh(at.technician);
const slipsOf = async (day?: string) =>
  (await operationsOfDay(nurse(), day)).map(({ DichVuYeuCau_Id }) => DichVuYeuCau_Id);

it('has the operations of the rooms at the times of their reports, of their begin, of their order', async () => {
  const waiting = await at.ordered();
  const begun = await at.begun();
  const reported = await at.begun();
  const said = at.whole();
  await at.save(reported.slip, said);
  const done = await at.answered();
  const day = await operationsOfDay(nurse(), null);
  const of = ({ slip }: { slip: string }) => day.find((one) => one.DichVuYeuCau_Id === slip);
  const slip = await slipById(nurse(), begun.slip);
  expect(of(waiting)).toMatchObject({
    Phong: { _id: at.room, ma: 'PTT' },
    slipState: 'SanSang',
    BatDau: (await slipById(nurse(), waiting.slip)).NgayYeuCau,
    KetThuc: null,
    NguoiThucHienChinh_Id: null,
  });
  expect(of(begun)).toMatchObject({ slipState: 'ChuaKetQua', BatDau: slip.NgayThucHien, KetThuc: null });
  expect(of(reported)).toMatchObject({
    BatDau: said.BatDau,
    KetThuc: said.KetThuc,
    isLocked: false,
    NguoiThucHienChinh_Id: at.staff.surgeon,
  });
  expect(of(done)).toMatchObject({ slipState: 'CoKetQua', isLocked: true });
  const starts = day.map(({ BatDau }) => BatDau.getTime());
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
});

it('has an operation on the day on which it began, whenever it was ordered', async () => {
  const { slip } = await at.begun();
  const morning = dayStart(today(nurse()));
  const before = (minutes: number) => new Date(morning.getTime() - minutes * 60_000);
  await site.database.db.execute(
    sql`update main.dich_vu_yeu_cau set ngay_yeu_cau = ${before(90)} where id = ${slip}`,
  );
  await at.save(slip, { BatDau: before(60), KetThuc: before(20) });
  expect(await slipsOf()).not.toContain(slip);
  expect(await slipsOf(localDay(before(60)))).toContain(slip);
});

it('has neither what is cancelled nor courses, and nothing of other facilities', async () => {
  const cancelled = await at.ordered();
  await removeProcedures(at.fresh(at.orderer), [cancelled.slip]);
  const course = await at.ordered();
  await site.database.db.execute(
    sql`update main.dich_vu_yeu_cau_chi_tiet set so_lan_thuc_hien = 3 where dich_vu_yeu_cau_id = ${course.slip}`,
  );
  const shown = await slipsOf();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).not.toContain(cancelled.slip);
  expect(shown).not.toContain(course.slip);
  expect(await operationsOfDay({ ...nurse(), nodeId: null }, null)).toEqual([]);
});

it('is told by the contract with its states and main performers', async () => {
  const { slip } = await at.answered();
  const { data, errors } = await site.graphql(
    'main',
    '{ caPTTTsTrongNgay { DichVuYeuCau_Id TrangThai Phong { ten } dichVus phutToiThieu NguoiThucHienChinh { ten } } }',
    {},
    await site.token('bstmh'),
  );
  expect(errors).toBeUndefined();
  expect(
    data.caPTTTsTrongNgay.find((one: { DichVuYeuCau_Id: string }) => one.DichVuYeuCau_Id === slip),
  ).toMatchObject({
    TrangThai: 'DaTraKetQua',
    dichVus: [expect.any(String)],
    NguoiThucHienChinh: { ten: 'Đặng Văn Thắng' },
  });
});
