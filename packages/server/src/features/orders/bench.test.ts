import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { functionalTestFactory, normal } from '../functionalTests/testFunctionalTests.ts';
import { roomsOfBench } from './bench.ts';
import { slipsByRoom } from './queries.ts';
import { slipsWithoutResult } from './unfinished.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof functionalTestFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await functionalTestFactory(site);
});
afterAll(() => site.close());

it('counts what waits, what is in work, also from before, and what is answered in each room of the facility', async () => {
  await at.ordered();
  await at.begun();
  const old = await at.begun();
  await at.returned(normal);
  await site.database.db.execute(
    sql`update main.dich_vu_yeu_cau set ngay_yeu_cau = ngay_yeu_cau - interval '3 days' where id = ${old.slip}`,
  );
  const rooms = await roomsOfBench(at.fresh(at.technician), {});
  expect(rooms.filter(({ Phong }) => Phong._id === at.ids.room)).toMatchObject([
    { Loais: ['ThamDoChucNang'], ChoThucHien: 1, DangLam: 2, TonTruoc: 1, CoKetQua: 1 },
  ]);
  const listed = { idRoom: at.ids.room, chiPhieuCuaBan: true };
  const technician = at.fresh(at.technician);
  expect(await slipsByRoom(technician, { ...listed, states: ['SanSang'] })).toHaveLength(1);
  // one of them was ordered days ago, and is not done
  expect(await slipsByRoom(technician, listed)).toHaveLength(4);
  expect(await slipsWithoutResult(technician, listed)).toMatchObject({ total: 2 });
  // examinations have a screen of their own
  expect(rooms.flatMap(({ Loais }) => Loais)).not.toContain('KhamBenh');
  expect(await roomsOfBench({ ...at.fresh(at.technician), nodeId: null }, {})).toEqual([]);
});
