import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { withPermission } from '../../../test/withPermission.ts';
import { localDay } from '../../engine/context.ts';
import { openSession } from '../examination/queries.ts';
import { type ExamFactory, examFactory } from '../examination/testExam.ts';
import { labFactory } from '../lab/testLab.ts';
import { previewRecord, printRecord } from '../printing/print.ts';
import { logPrint } from '../printing/prints.ts';
import { updateSetting } from '../system/commands.ts';
import { accessLog } from './accessLog.ts';
import { openRecord } from './commands.ts';
import { exportAccessLog } from './exportLog.ts';
import { openingById, recordAccessOf } from './queries.ts';
import { receivedAtClinic } from './testRecordAccess.ts';
import { visibleRecords } from './visible.ts';

let site: TestSite;
let make: ExamFactory;
let session: Awaited<ReturnType<ExamFactory['examined']>>;
let reason: string;

/** Ten past this hour: what a test does lies within one hour. */
const now = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 600_000);
const day = localDay(now);
const nurse = () => site.ctx('dieuduongpk', { node: 'PKS01', now });
const admin = () => site.ctx('quantri', { node: 'BVS', now });
const because = (more: Partial<Parameters<typeof openRecord>[1]> = {}) => ({
  BenhNhan_Id: session.patient,
  LyDo_Id: reason,
  DienGiai: 'Cấp cứu, hôn mê',
  ...more,
});
const asked = () => ({ BenhNhan_Id: session.patient, tuNgay: day, denNgay: day });
const lines = async () => (await accessLog(await admin(), asked(), 100)).data;

beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
  reason = await site.id('main.ly_do', 'MHS-CAPCUU');
});
beforeEach(async () => {
  session = await make.examined();
});
afterAll(() => site.close());

describe('opening a record with a reason', () => {
  it('lasts as many hours as the setting says, and is told to who asks', async () => {
    const asks = withPermission(await nurse(), 'BENH_AN_XEM');
    const before = await recordAccessOf(asks, session.patient);
    expect(before).toMatchObject({
      coCoSoKhac: true,
      canCu: null,
      tuChoi: 'RECORD_NOT_IN_CARE',
      duocMo: true,
    });
    const opened = await openingById(await nurse(), await openRecord(await nurse(), because()));
    expect(opened.DenLuc).toEqual(new Date(now.getTime() + 4 * 3_600_000));
    await updateSetting(await admin(), 'recordAccess', { soGioMo: 12 });
    const longer = await openingById(await nurse(), await openRecord(await nurse(), because()));
    await updateSetting(await admin(), 'recordAccess', { soGioMo: 4 });
    expect(longer.DenLuc).toEqual(new Date(now.getTime() + 12 * 3_600_000));
    expect(await recordAccessOf(await nurse(), session.patient)).toMatchObject({
      canCu: 'MoHoSo',
      tuChoi: null,
      duocMo: false,
      moHoSo: { _id: longer._id },
    });
  });

  it('is asked of nobody where there is nothing of another facility', async () => {
    expect(await recordAccessOf(await make.doctor, session.patient)).toMatchObject({ coCoSoKhac: false });
  });

  it('wants a reason of its kind, and words', async () => {
    const other = await site.id('main.ly_do', 'HK-NHAM');
    const refused = (more: Parameters<typeof because>[0]) =>
      nurse()
        .then((ctx) => openRecord(ctx, because(more)))
        .then(
          () => 'done',
          (error: { details: { issues: { path: string; code: string }[] } }) =>
            error.details.issues.map(({ path, code }) => `${path} ${code}`),
        );
    expect(await refused({ LyDo_Id: other, DienGiai: 'cấp cứu' })).toEqual([
      'LyDo_Id NOT_IN_LIST',
      'DienGiai TOO_SHORT',
    ]);
    expect(await refused({ DienGiai: '     a     b     ' })).toEqual(['DienGiai TOO_SHORT']);
  });

  it('happens once for one request, and is logged with its reason', async () => {
    const requestId = crypto.randomUUID();
    const id = await openRecord(await nurse(), because({ requestId }));
    expect(await openRecord(await nurse(), because({ requestId }))).toBe(id);
    const { rows } = await site.database.pool.query(
      `select a.username, a.after ->> 'DienGiai' as words from main.audit a
       where a.action = 'CREATE' and a.entity = 'MoHoSo' and a.benh_nhan_id = $1`,
      [session.patient],
    );
    expect(rows).toEqual([{ username: 'dieuduongpk', words: 'Cấp cứu, hôn mê' }]);
  });
});

describe('who opened a record', () => {
  it('is told with when, what, where from, and why: one line a person, use and hour', async () => {
    const doctor = await site.ctx('bsnoi1', { node: 'PK01', now });
    await openSession(doctor, session.id);
    await openSession(doctor, session.id);
    await openRecord(await nurse(), because());
    await openSession(await nurse(), session.id);
    await logPrint(await nurse(), 'DonThuoc', session.id, session.patient);
    expect(await lines()).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          username: 'bsnoi1',
          loai: 'Xem',
          soLan: 2,
          entities: ['KhamBenh'],
          canCus: [],
          lyDos: [],
        }),
        expect.objectContaining({
          username: 'dieuduongpk',
          loai: 'Xem',
          soLan: 1,
          noiLamViec: 'Phòng khám 1',
          canCus: ['MoHoSo'],
          lyDos: ['Cấp cứu, người bệnh không thể chờ: Cấp cứu, hôn mê'],
        }),
        expect.objectContaining({ username: 'dieuduongpk', loai: 'In', entities: ['In DonThuoc'] }),
      ]),
    );
  });

  it('names who printed a record of another facility, with the grounds', async () => {
    const { slip, BenhNhan_Id } = await (await labFactory(site)).returned('5.4');
    await receivedAtClinic(site, BenhNhan_Id);
    const printer = async () => withPermission(await nurse(), 'IN_AN');
    await previewRecord(await printer(), 'KetQuaXetNghiem', slip);
    await printRecord(await printer(), 'KetQuaXetNghiem', slip);
    const found = (await accessLog(await admin(), { ...asked(), BenhNhan_Id }, 100)).data;
    const own = found.filter(({ username }) => username === 'dieuduongpk');
    expect(own.map(({ loai, entities, canCus }) => [loai, entities, canCus]).sort()).toEqual([
      ['In', ['In KetQuaXetNghiem'], ['DieuTri']],
      ['Xem', ['Xem KetQuaXetNghiem'], ['DieuTri']],
    ]);
  });

  it('names who saw it in a list of records of another facility', async () => {
    await openRecord(await nurse(), because());
    const node = await site.id('auth.node', 'PK01');
    const made = { node, BenhNhan_Id: session.patient };
    expect(await visibleRecords(await nurse(), [made], (one) => one)).toEqual([made]);
    expect(await lines()).toContainEqual(
      expect.objectContaining({ username: 'dieuduongpk', loai: 'Xem', entities: [], canCus: ['MoHoSo'] }),
    );
  });

  it('leaves out who looks into the list itself, and other days', async () => {
    await openSession(await site.ctx('bsnoi1', { node: 'PK01', now }), session.id);
    await lines();
    expect((await lines()).map((one) => one.username)).not.toContain('quantri');
    const past = { ...asked(), tuNgay: '2026-01-01', denNgay: '2026-01-02' };
    expect((await accessLog(await admin(), past, 100)).data).toEqual([]);
  });

  it('says when there are older ones than fit', async () => {
    await openSession(await site.ctx('bsnoi1', { node: 'PK01', now }), session.id);
    await openSession(await site.ctx('bsnoi2', { node: 'PK01', now }), session.id);
    expect(await accessLog(await admin(), asked(), 1)).toMatchObject({ conNua: true, data: [{}] });
  });

  it('is exported as a table that runs nothing, and that is logged', async () => {
    await openRecord(await nurse(), because({ DienGiai: '=1+1 cấp cứu' }));
    await openSession(await nurse(), session.id);
    const { noiDung, soDong, tenTep } = await exportAccessLog(await admin(), asked());
    const [head = '', ...rows] = noiDung.trim().split('\r\n');
    expect(head).toContain('Từ lúc,Đến lúc,Nhân viên');
    expect(rows).toHaveLength(soDong);
    expect(tenTep).toMatch(/^truy-cap-.+\.csv$/);
    expect(rows.some((row) => row.includes('Mở bằng lý do'))).toBe(true);
    const { rows: logged } = await site.database.pool.query(
      `select after -> 'rows' as rows from main.audit where action = 'EXPORT' and entity = 'NhatKyTruyCap' and benh_nhan_id = $1`,
      [session.patient],
    );
    expect(logged).toEqual([{ rows: soDong }]);
  });

  it('is read by one statement beside the log of the reading', async () => {
    const ctx = await admin();
    expect(await site.countQueries(() => accessLog(ctx, asked(), 100))).toBe(2);
  });
});
