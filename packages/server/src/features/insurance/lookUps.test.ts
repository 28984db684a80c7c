import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { startSimulatorServer } from '../../engine/outside/simulatorServer.ts';
import { createTiepNhan } from '../reception/commands.ts';
import { receptionFactory } from '../reception/testReception.ts';
import { lookUpsOf, treatmentsOf } from './lookUps.ts';
import { checkCard } from './portal.ts';
import { tokenPath } from './portalProtocol.ts';
import { type Simulator, startSimulator } from './simulator.ts';
import { traCuuTheTable } from './tables.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof receptionFactory>>;
let portal: Simulator;
beforeAll(async () => {
  site = await openTestSite();
  at = await receptionFactory(site);
  portal = await startSimulator();
});
afterAll(async () => {
  await portal.close();
  await site.close();
});

const asking = (url: string): Ctx => ({
  ...at.ctx,
  loaders: new Map(),
  config: { ...at.ctx.config, insurancePortal: url },
});

it('look-ups of the desk before a reception belong to it afterwards, whole and with who asked', async () => {
  const citizen = '001185700001';
  const desk = asking(portal.url);
  const check = await checkCard(desk, { maThe: citizen, hoTen: 'Nguyễn Thị Tra', ngaySinh: '1985' });
  const visit = await createTiepNhan(desk, {
    BenhNhan: {
      ...(await import('../patients/testPatient.ts').then(({ patientInput }) => patientInput(site, {}))),
      TenBenhNhan: 'Nguyễn Thị Tra',
      CMNDHoacHoChieu: citizen,
    },
    ...(await at.card(check.maThe ?? '')),
    dichVus: at.services(),
  });
  const found = await lookUpsOf(desk, visit._id);
  expect(found.map((one) => one.maThe)).toEqual([check.maThe, citizen]);
  expect(found[0]).toMatchObject({
    reachable: true,
    maKetQua: '000',
    NguoiTao_Id: desk.user?._id,
    answer: { maSoBHXH: expect.any(String), cqBHXH: expect.any(String) },
  });
  const { rows } = await site.database.pool.query(
    `select action from main.audit where entity = 'TiepNhan' and action = 'VIEW' and benh_nhan_id = $1`,
    [visit.BenhNhan_Id],
  );
  expect(rows).toEqual([{ action: 'VIEW' }]);
});

it('an answer in another shape is kept whole too, and no log line names the patient', async () => {
  const odd = await startSimulatorServer((path) =>
    path.startsWith(tokenPath)
      ? { status: 200, body: { maKetQua: '200', APIKey: { access_token: 'a', id_token: 'b' } } }
      : { status: 200, body: { hoTen: 'Trần Bí Mật', maThe: ['DN4017777777777'] } },
  );
  const desk = asking(odd.url);
  const warn = vi.spyOn(desk.logger, 'warn');
  try {
    const check = await checkCard(desk, { maThe: 'DN4017777777777', hoTen: 'Trần Bí Mật', ngaySinh: '1985' });
    expect(check).toMatchObject({ reachable: false, traLoi: { hoTen: 'Trần Bí Mật' } });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/Bí Mật|7777777777/);
    const kept = (await site.database.db.select().from(traCuuTheTable)).filter(
      (row) => row.maThe === 'DN4017777777777',
    );
    expect(kept).toMatchObject([{ reachable: false, answer: { hoTen: 'Trần Bí Mật' } }]);
  } finally {
    warn.mockRestore();
    await odd.close();
  }
});

it.each([
  [null, []],
  [{ dsLichSuKCB2018: 'none' }, []],
  [
    { dsLichSuKCB2018: [null, { maCSKCB: '01005', ngayVao: '202611010800', tenBenh: 'Hen', more: 1 }] },
    [{ maCSKCB: '01005', ngayVao: '202611010800', ngayRa: null, tenBenh: 'Hen' }],
  ],
])('treatments of %j', (answer, expected) => expect(treatmentsOf({ answer })).toEqual(expected));
