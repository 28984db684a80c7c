import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { SucKhoeInput } from '../../gql/main.ts';
import { openKhamBenh } from '../examination/open.ts';
import { sessionById } from '../examination/queries.ts';
import { slipsOfVisit } from '../orders/queries.ts';
import { cancelTiepNhan, updateTiepNhan } from './commands.ts';
import { openHealth, saveHealth } from './health.ts';
import { healthOfVisit } from './queries.ts';
import { code, receptionFactory, refused } from './testReception.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof receptionFactory>>;
let doctor: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  at = await receptionFactory(site);
  doctor = await site.ctx('bsnoi1', { node: 'PK01' });
});
afterAll(() => site.close());

const fresh = (): Ctx => ({ ...at.ctx, loaders: new Map() });
const told: SucKhoeInput = {
  ThaiSan: 'MangThai',
  TuanThai: 20,
  DiUng: ' Penicillin ',
  BenhManTinh: 'Hen phế quản',
  ThuocDangDung: 'Salbutamol',
  HutThuoc: 'DaBo',
  Mach: 82,
  HuyetApCao: 120,
  HuyetApThap: 75,
};

it('is noted with the reception in one act, and fills the empty fields of the session', async () => {
  const visit = await at.receive({ BenhNhan: { GioiTinh: 'FEMALE' }, CapCuu: true, SucKhoe: told });
  expect(await healthOfVisit(fresh(), visit._id)).toMatchObject({ ...told, DiUng: 'Penicillin', version: 1 });
  const [slip] = await slipsOfVisit(fresh(), visit._id);
  const session = await sessionById(doctor, await openKhamBenh(doctor, slip?._id ?? ''));
  expect(session).toMatchObject({
    ThaiSan: 'MangThai',
    TienSuDiUng: 'Penicillin',
    TienSuBenh: 'Hen phế quản',
    Mach: 82,
    HuyetApCao: 120,
  });
  expect(await openHealth({ ...doctor, loaders: new Map() }, visit._id)).toMatchObject({
    ThuocDangDung: 'Salbutamol',
  });
});

it('what the record of the patient says goes before it in the session', async () => {
  const visit = await at.receive({ BenhNhan: { GioiTinh: 'FEMALE' }, CapCuu: true, SucKhoe: told });
  await site.database.pool.query(`update main.benh_nhan set tien_su_di_ung = 'Tôm' where id = $1`, [
    visit.BenhNhan_Id,
  ]);
  const [slip] = await slipsOfVisit(fresh(), visit._id);
  const own = { ...doctor, loaders: new Map() };
  expect((await sessionById(own, await openKhamBenh(own, slip?._id ?? ''))).TienSuDiUng).toBe('Tôm');
});

it('has a version of its own, and each change stands in the log; nothing told is no record', async () => {
  const visit = await at.receive({ SucKhoe: {} });
  expect(await healthOfVisit(fresh(), visit._id)).toBeNull();
  await saveHealth(fresh(), visit._id, { DiUng: 'Tôm' });
  const next = await saveHealth(fresh(), visit._id, { version: 1, HutThuoc: 'DangHut' });
  expect(next).toMatchObject({ DiUng: 'Tôm', HutThuoc: 'DangHut', version: 2 });
  expect(await code(saveHealth(fresh(), visit._id, { version: 1, DiUng: null }))).toBe('CONFLICT');
  expect(await saveHealth(fresh(), visit._id, { version: 1, HutThuoc: 'DangHut' })).toMatchObject({
    version: 2,
  });
  const { rows } = await site.database.pool.query(
    `select action from main.audit where entity = 'SucKhoeTiepNhan' and benh_nhan_id = $1 order by at`,
    [visit.BenhNhan_Id],
  );
  expect(rows.map((row) => row.action)).toEqual(['CREATE', 'UPDATE']);
});

it('is refused with the field named, and by who has no right', async () => {
  const visit = await at.receive();
  expect(
    await refused(updateTiepNhan(fresh(), visit._id, { SucKhoe: { TuanThai: 4, Mach: 900 } })),
  ).toMatchObject({
    code: 'BAD_INPUT',
    details: {
      issues: [
        { path: 'SucKhoe.TuanThai', code: 'WEEKS_WITHOUT_PREGNANCY' },
        { path: 'SucKhoe.Mach', code: 'TOO_LARGE' },
      ],
    },
  });
  const cashier = await site.ctx('thungan1', { node: 'QT01' });
  expect(await code(saveHealth(cashier, visit._id, { DiUng: 'Tôm' }))).toBe('FORBIDDEN');
});

it('may be noted after the money of the visit is closed, not once it is cancelled', async () => {
  const visit = await at.receive();
  await site.database.pool.query('update main.tiep_nhan set da_xac_nhan_chi_phi = true where id = $1', [
    visit._id,
  ]);
  expect(await code(saveHealth(fresh(), visit._id, { DiUng: 'Tôm' }))).toBe('done');
  const other = await at.receive();
  await cancelTiepNhan(fresh(), other._id, 'nhầm');
  expect(await code(saveHealth(fresh(), other._id, { DiUng: 'Tôm' }))).toBe('RECEPTION_CANCELLED');
});
