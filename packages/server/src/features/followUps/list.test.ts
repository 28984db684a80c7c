import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { QueryDanhSachTaiKhamArgs } from '../../gql/main.ts';
import { codeOf, type ExamFactory, examFactory } from '../examination/testExam.ts';
import { markDeath } from '../patients/commands.ts';
import { noteReminder } from './commands.ts';
import { followUpList } from './list.ts';
import { cancelSlip, issueAgain, slipById } from './paper.ts';
import { remindersOf } from './queries.ts';
import { dayFromNow, endWithFollowUp, makeSlip } from './testFollowUps.ts';

let site: TestSite;
let factory: ExamFactory;
let desk: Ctx;

beforeAll(async () => {
  site = await openTestSite();
  factory = await examFactory(site);
  desk = factory.desk;
});
afterAll(() => site.close());

const fresh = (of: Ctx = desk) => ({ ...of, loaders: new Map() });
const range = { tuNgay: dayFromNow(-30), denNgay: dayFromNow(60) };
const list = (args: QueryDanhSachTaiKhamArgs = {}) =>
  followUpList(fresh(), { ...range, limit: 200, ...args });

async function ended(days: number, person: object = {}) {
  const made = await factory.examined({ person });
  await endWithFollowUp(factory.doctor, made.id, factory.ids.end, Math.max(days, 0));
  if (days < 0)
    await site.database.pool.query('update main.kham_benh set ngay_tai_kham = $2, ngay = $3 where id = $1', [
      made.id,
      dayFromNow(days),
      dayFromNow(-60),
    ]);
  return made;
}

const rowOf = async (id: string) => (await list()).data.find((row) => row._id === id);

describe('the list of follow-ups', () => {
  it('has slips and sessions that arranged one without a slip, each with its state', async () => {
    const [due, late, slipped, moved, off] = [
      await ended(5),
      await ended(-5),
      await ended(5),
      await ended(5),
      await ended(5),
    ];
    await makeSlip(factory.doctor, slipped.id);
    const first = await makeSlip(factory.doctor, moved.id);
    const input = { requestId: v7(), version: 1, NgayHen: dayFromNow(9) };
    await issueAgain(fresh(factory.doctor), first, input, 'Đổi ngày');
    await cancelSlip(fresh(factory.doctor), await makeSlip(factory.doctor, off.id), 'Không đến nữa');
    expect(await rowOf(due.id)).toMatchObject({
      TinhTrang: 'ChoDen',
      GiayHen_Id: null,
      NgayHen: dayFromNow(5),
    });
    expect(await rowOf(late.id)).toMatchObject({ TinhTrang: 'QuaHen' });
    expect(await rowOf(slipped.id)).toMatchObject({
      TinhTrang: 'ChoDen',
      SoGiayHen: expect.stringMatching(/^HK/),
      TenPhong: expect.any(String),
      TenBacSi: expect.any(String),
    });
    expect((await list()).data.filter((row) => row._id === moved.id)).toEqual([
      expect.objectContaining({ NgayHen: dayFromNow(9), TinhTrang: 'ChoDen' }),
    ]);
    expect(await rowOf(off.id)).toMatchObject({ TinhTrang: 'DaHuy' });
  });

  it('knows who came: by the slip, or by a visit on or after the day', async () => {
    const byVisit = await ended(-2);
    await factory.arrived({ again: byVisit.patient, visit: { xacNhanTrung: true } });
    expect(await rowOf(byVisit.id)).toMatchObject({ TinhTrang: 'DaDen' });
    const bySlip = await ended(0);
    const { SoGiayHen } = await slipById(fresh(), await makeSlip(factory.doctor, bySlip.id));
    expect(await rowOf(bySlip.id)).toMatchObject({ TinhTrang: 'ChoDen' });
    const visit = { xacNhanTrung: true, TaiKhamTheoHen: true, SoGiayHen };
    await factory.arrived({ again: bySlip.patient, visit });
    expect(await rowOf(bySlip.id)).toMatchObject({ TinhTrang: 'DaDen' });
  });

  it('is asked by days, state, room, doctor and words, counts every state, and leaves the deceased out', async () => {
    const made = await ended(40, { TenBenhNhan: 'Tái Khám Ngọc Ẩn', SoDienThoai: '0912000333' });
    await makeSlip(factory.doctor, made.id);
    const row = await rowOf(made.id);
    const ids = async (args: QueryDanhSachTaiKhamArgs) => (await list(args)).data.map((one) => one._id);
    for (const keyword of ['ngoc an', '0912 000 333', row?.SoGiayHen ?? '', row?.MaYTe ?? ''])
      expect(await ids({ keyword })).toEqual([made.id]);
    expect(await ids({ tuNgay: dayFromNow(40), denNgay: dayFromNow(40) })).toEqual([made.id]);
    expect(await ids({ keyword: 'ngoc an', TinhTrang: 'QuaHen' })).toEqual([]);
    expect(await ids({ keyword: 'ngoc an', PhongBan_Id: factory.ids.room })).toEqual([made.id]);
    expect(await ids({ keyword: 'ngoc an', PhongBan_Id: factory.ids.room2 })).toEqual([]);
    const BacSi_Id = factory.doctor.user?.NhanVien_Id ?? null;
    expect(await ids({ keyword: 'ngoc an', BacSi_Id })).toEqual([made.id]);
    const counted = await list({ TinhTrang: 'ChoDen' });
    expect(counted.totalRows).toBe(counted.ChoDen);
    expect(counted.ChoDen).toBeGreaterThan(0);
    await inTransaction(fresh(factory.doctor), (tx) => markDeath(tx, made.patient, true));
    expect(await ids({ keyword: 'ngoc an' })).toEqual([]);
  });

  it('is one statement, and tells nothing to another facility', async () => {
    await ended(5);
    // beside it the facilities of the caller are read
    expect(await site.countQueries(() => list())).toBe(3);
    const clinic = await site.ctx('dieuduongpk', { node: 'PKSTN' });
    expect((await followUpList(clinic, range)).data).toEqual([]);
  });

  it('is read by who has the right alone', async () => {
    const ask = async (username: string) =>
      (await site.graphql('main', '{ danhSachTaiKham { totalRows } }', {}, await site.token(username)))
        .errors?.[0]?.extensions?.['code'];
    expect(await ask('tiepdon')).toBeUndefined();
    expect(await ask('thungan1')).toBe('FORBIDDEN');
  });
});

describe('a reminder', () => {
  it('is kept with who, when, how and a note, and stands in the list and the log', async () => {
    const { id, patient } = await ended(3);
    const requestId = v7();
    const said = { requestId, KhamBenh_Id: id, CachNhac: 'GoiDien', GhiChu: ' Hẹn đến sáng ' } as const;
    const made = await noteReminder(fresh(), said);
    expect(await noteReminder(fresh(), said)).toBe(made);
    await noteReminder(fresh(), { requestId: v7(), KhamBenh_Id: id, CachNhac: 'NhanTin' });
    expect((await remindersOf(fresh(), id)).map((one) => [one.CachNhac, one.GhiChu])).toEqual([
      ['NhanTin', null],
      ['GoiDien', 'Hẹn đến sáng'],
    ]);
    expect(await rowOf(id)).toMatchObject({
      SoLanNhac: 2,
      CachNhac: 'NhanTin',
      NguoiNhac: expect.any(String),
    });
    const { rows } = await site.database.pool.query(
      `select action, benh_nhan_id from main.audit where entity = 'NhacTaiKham' and entity_id = $1`,
      [made],
    );
    expect(rows).toEqual([{ action: 'CREATE', benh_nhan_id: patient }]);
  });

  it('is refused for what is not arranged, in words that are missing, in the future and from another facility', async () => {
    const open = await factory.examined();
    const note = (KhamBenh_Id: string, more: object = {}, of: Ctx = desk) =>
      codeOf(noteReminder(fresh(of), { requestId: v7(), KhamBenh_Id, CachNhac: 'GoiDien', ...more }));
    expect(await note(open.id)).toBe('FOLLOW_UP_DAY_NEEDED');
    const { id } = await ended(3);
    expect(await note(id, { CachNhac: 'Khac' })).toBe('BAD_INPUT');
    expect(await note(id, { LucNhac: new Date(Date.now() + 3_600_000) })).toBe('BAD_INPUT');
    expect(await note(id, {}, await site.ctx('dieuduongpk', { node: 'PKSTN' }))).toBe('NODE_NOT_GRANTED');
  });
});
