import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { TuVongInput } from '../../gql/main.ts';
import { cancelKhamBenh, endKhamBenh, saveKhamBenh } from '../examination/commands.ts';
import { orderForSession } from '../examination/orderForSession.ts';
import { sessionById } from '../examination/queries.ts';
import { type ExamFactory, examFactory } from '../examination/testExam.ts';
import { sendDrafts } from '../orders/commands.ts';
import { orderForVisit } from '../orders/orderForVisit.ts';
import { takeNumber } from '../queues/commands.ts';
import { ticketsOfVisit } from '../queues/queries.ts';
import { beforeDeath, recordDeath, takeDeathBack } from './death.ts';
import { patientById } from './queries.ts';

let site: TestSite;
let make: ExamFactory;
let admin: Ctx;
let cause: string;

beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
  admin = await site.ctx('quantri');
  const { pool } = site.database;
  cause = await site.id('main.icd', 'J02.9').catch(() => make.ids.icd);
  // a code that tells nothing but a cause of death
  await pool.query('update main.icd set chi_nguyen_nhan_tu_vong = true where id = $1', [make.ids.other]);
});
afterAll(() => site.close());

const as = (ctx: Ctx): Ctx => ({ ...ctx, loaders: new Map() });
const doctor = () => as(make.doctor);
const desk = () => as(make.desk);
const code = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const issues = (act: Promise<unknown>) =>
  act.then(
    () => [],
    (error: { details?: { issues?: { path: string; code: string }[] } }) =>
      (error.details?.issues ?? []).map((one) => `${one.path} ${one.code}`),
  );

async function death(id: string, more: Partial<TuVongInput> = {}): Promise<TuVongInput> {
  return {
    version: (await patientById(desk(), id)).version,
    NgayTuVong: new Date(admin.now().getTime() - 3_600_000),
    NguyenNhanTuVong_Id: make.ids.other,
    NoiTuVong: 'Tại nhà',
    LyDoTuVong: 'Gia đình báo, có giấy của xã',
    ...more,
  };
}

describe('a death by itself', () => {
  it('is recorded with time, cause, place and ground; a cause of death only is allowed here', async () => {
    const { patient } = await make.arrived();
    const dead = await recordDeath(doctor(), patient, await death(patient));
    expect(dead).toMatchObject({
      TuVong: true,
      NguyenNhanTuVong_Id: make.ids.other,
      NoiTuVong: 'Tại nhà',
      NguoiGhiTuVong_Id: make.doctor.user?._id,
    });
    expect(await code(recordDeath(doctor(), patient, await death(patient)))).toBe('DEATH_RECORDED');
    const { rows } = await site.database.pool.query(
      "select before, after from main.audit where entity = 'BenhNhan' and entity_id = $1 and action = 'UPDATE'",
      [patient],
    );
    expect(rows.at(-1)).toMatchObject({
      before: { TuVong: false },
      after: { action: 'ghiTuVong', TuVong: true },
    });
  });

  it('is refused without the right, for a record that changed, and with wrong data', async () => {
    const { patient } = await make.arrived({ person: { NgaySinh: '1980-05-02' } });
    const input = await death(patient);
    expect(await code(recordDeath(desk(), patient, input))).toBe('FORBIDDEN');
    expect(await code(recordDeath(doctor(), patient, { ...input, version: 99 }))).toBe('CONFLICT');
    const wrong = (more: Partial<TuVongInput>) =>
      issues(recordDeath(doctor(), patient, { ...input, ...more }));
    expect(await wrong({ NgayTuVong: new Date(admin.now().getTime() + 60_000) })).toEqual([
      'NgayTuVong IN_THE_FUTURE',
    ]);
    expect(await wrong({ NgayTuVong: new Date('1980-05-01T10:00:00+07:00') })).toEqual([
      'NgayTuVong BEFORE_BIRTH',
    ]);
    expect(await wrong({ NguyenNhanTuVong_Id: null, NoiTuVong: ' ', LyDoTuVong: null })).toEqual([
      'NguyenNhanTuVong_Id REQUIRED',
      'NoiTuVong REQUIRED',
      'LyDoTuVong REQUIRED',
    ]);
    expect(await wrong({ NguyenNhanTuVong_Id: patient })).toEqual(['NguyenNhanTuVong_Id NOT_IN_LIST']);
    const { rows } = await site.database.pool.query<{ id: string }>(
      'update main.icd set co_ma_chi_tiet_hon = true where id = (select id from main.icd where id <> all($1) limit 1) returning id',
      [[make.ids.icd, make.ids.other, cause]],
    );
    expect(await wrong({ NguyenNhanTuVong_Id: rows[0]?.id ?? '' })).toEqual([
      'NguyenNhanTuVong_Id ICD_TOO_GENERAL',
    ]);
    expect((await patientById(desk(), patient)).TuVong).toBe(false);
  });

  it('shows open receptions and waiting numbers before, and cancels the numbers but those of the cashier', async () => {
    const { patient, visit } = await make.arrived({ paid: false });
    const open = await beforeDeath(doctor(), patient);
    expect(open.tiepNhans.map(({ _id }) => _id)).toEqual([visit]);
    expect(open.soDangChos.map(({ HangDoi }) => HangDoi).sort()).toEqual(['KhamBenh', 'VienPhi']);
    await recordDeath(doctor(), patient, await death(patient));
    const states = (await ticketsOfVisit(desk(), visit)).map(
      ({ HangDoi, TrangThai }) => `${HangDoi} ${TrangThai}`,
    );
    expect(states.sort()).toEqual(['KhamBenh huy', 'VienPhi cho']);
    expect((await beforeDeath(doctor(), patient)).soDangChos.map(({ HangDoi }) => HangDoi)).toEqual([
      'VienPhi',
    ]);
  });

  it('closes every door, each with its own words', async () => {
    const { id, patient, visit } = await make.examined();
    const lines = [{ DichVu_Id: make.ids.test, SoLuong: '1' }];
    await saveKhamBenh(doctor(), id, {
      version: (await sessionById(doctor(), id)).version,
      ChanDoanICD_Id: make.ids.icd,
    });
    const [draft] = await orderForSession(doctor(), {
      KhamBenh_Id: id,
      chiTiets: lines,
      TrangThai: 'Nhap',
      requestId: v7(),
    });
    await recordDeath(doctor(), patient, await death(patient));
    expect(await code(make.arrived({ again: patient }))).toBe('PATIENT_DIED');
    const inRoom = orderForSession(doctor(), {
      KhamBenh_Id: id,
      chiTiets: lines,
      xacNhanTrung: true,
      requestId: v7(),
    });
    expect(await code(inRoom)).toBe('PATIENT_DIED_ORDER');
    const atDesk = orderForVisit(doctor(), {
      TiepNhan_Id: visit,
      NoiYeuCau_Id: make.ids.room,
      ChanDoan: 'Ho',
      BacSiChiDinh_Id: make.doctor.user?.NhanVien_Id ?? '',
      chiTiets: lines,
      xacNhanTrung: true,
      requestId: v7(),
    });
    expect(await code(atDesk)).toBe('PATIENT_DIED_ORDER');
    expect(await code(sendDrafts(doctor(), [draft ?? ''], admin.now()))).toBe('PATIENT_DIED_ORDER');
    const number = takeNumber(desk(), {
      hangDoi: 'TiepNhan',
      nodeId: desk().nodeId ?? '',
      BenhNhan_Id: patient,
    });
    expect(await code(number)).toBe('PATIENT_DIED_TICKET');
    const followUp = saveKhamBenh(doctor(), id, {
      version: (await sessionById(doctor(), id)).version,
      NgayTaiKham: '2099-01-01',
    });
    expect(await code(followUp)).toBe('PATIENT_DIED_APPOINTMENT');
    // the family still comes to the cashier
    const cashier = takeNumber(desk(), {
      hangDoi: 'VienPhi',
      nodeId: desk().nodeId ?? '',
      BenhNhan_Id: patient,
      TiepNhan_Id: visit,
    });
    expect(await code(cashier)).toBe('done');
  });

  it('is taken back by its right, for a reason; then the doors are open again', async () => {
    const { patient } = await make.arrived();
    const version = async () => (await patientById(desk(), patient)).version;
    expect(await code(takeDeathBack(as(admin), patient, await version(), 'Nhầm'))).toBe('DEATH_NOT_RECORDED');
    await recordDeath(doctor(), patient, await death(patient));
    expect(await code(takeDeathBack(doctor(), patient, await version(), 'Nhầm'))).toBe('FORBIDDEN');
    expect(await issues(takeDeathBack(as(admin), patient, await version(), ' '))).toEqual(['LyDo REQUIRED']);
    expect(await code(takeDeathBack(as(admin), patient, 1, 'Nhầm'))).toBe('CONFLICT');
    const alive = await takeDeathBack(as(admin), patient, await version(), 'Ghi nhầm người');
    expect(alive).toMatchObject({ TuVong: false, NgayTuVong: null, NguyenNhanTuVong_Id: null });
    const { rows } = await site.database.pool.query(
      "select after from main.audit where entity = 'BenhNhan' and entity_id = $1 and action = 'CANCEL'",
      [patient],
    );
    expect(rows).toMatchObject([{ after: { action: 'thuHoiTuVong', LyDo: 'Ghi nhầm người' } }]);
    expect(await code(make.arrived({ again: patient, visit: { xacNhanTrung: true } }))).toBe('done');
  });

  it('that an examination tells is taken back there; one that was recorded by itself outlives it', async () => {
    const { id, patient } = await make.examined();
    const { version } = await sessionById(doctor(), id);
    const end = await site.id('main.huong_giai_quyet', 'TUVONG');
    await saveKhamBenh(doctor(), id, { version, HuongGiaiQuyet_Id: end });
    await endKhamBenh(doctor(), id);
    const now = async () => patientById(desk(), patient);
    const back = async () => code(takeDeathBack(as(admin), patient, (await now()).version, 'Nhầm'));
    expect(await back()).toBe('DEATH_OF_VISIT');
    // its time and cause are added to it
    await recordDeath(doctor(), patient, await death(patient));
    expect(await back()).toBe('DEATH_OF_VISIT');
    await cancelKhamBenh(doctor(), id, 'huy', { LyDo_Id: make.ids.reason });
    expect(await now()).toMatchObject({ TuVong: true, NoiTuVong: 'Tại nhà' });
    expect(await back()).toBe('done');
  });
});
