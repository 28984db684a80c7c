import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { withPermission } from '../../../test/withPermission.ts';
import { eventTable } from '../../engine/database/tables.ts';
import { changeSlipState, moveSlips } from '../orders/commands.ts';
import { slipById } from '../orders/queries.ts';
import { returnResult, saveResult, takeBackResult } from '../readings/commands.ts';
import { conclusionsOfSlips, earlierResults, openResult, resultsOfVisit } from '../readings/queries.ts';
import { code, issuesOf } from '../reception/testReception.ts';
import { functionalTestReading as reading } from './functionalTestReading.ts';
import { functionalTestFactory, input, normal } from './testFunctionalTests.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof functionalTestFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await functionalTestFactory(site);
});
afterAll(() => site.close());

const give = (slip: string, ctx = at.doctor) =>
  returnResult(at.fresh(ctx), reading, slip, { oldState: 'ChuaKetQua' });

describe('returning a result', () => {
  it('gives it to the orderer at once and tells both rooms', async () => {
    const { slip, visit } = await at.written(normal);
    await give(slip);
    expect(await resultsOfVisit(at.fresh(at.orderer), reading, visit)).toMatchObject([
      { DichVuYeuCau_Id: slip, ketQuas: [normal] },
    ]);
    expect(await slipById(at.fresh(at.doctor), slip)).toMatchObject({
      TrangThai: 'CoKetQua',
      NguoiDuyet_Id: at.doctor.user?.NhanVien_Id,
    });
    const row = await slipById(at.fresh(at.doctor), slip);
    expect((await conclusionsOfSlips(at.fresh(at.doctor), reading, [row])).get(slip)).toEqual([
      { TenDichVu: expect.stringContaining('ABI'), KetLuan: 'Bình thường.' },
    ]);
    const events = await site.database.db
      .select()
      .from(eventTable)
      .where(and(eq(eventTable.module, 'ThamDoChucNang'), sql`${eventTable.data}::text like ${`%${slip}%`}`));
    expect(new Set(events.map((event) => event.idNode))).toEqual(
      new Set([at.ids.room, at.orderer.nodeId ?? '']),
    );
  });

  it('is refused while a service has no conclusion, also by the general act on the state', async () => {
    const { slip } = await at.written({ MoTa: 'Có mô tả, chưa kết luận.' });
    expect(await code(give(slip))).toBe('RESULT_INCOMPLETE');
    const general = moveSlips(at.fresh(at.doctor), [slip], 'ChuaKetQua', 'CoKetQua');
    expect(await code(general)).toBe('RESULT_INCOMPLETE');
  });

  it('says who performed it, when and with what: whoever began it until others are named', async () => {
    const { slip } = await at.written(normal);
    const begun = await slipById(at.fresh(at.technician), slip);
    const me = at.technician.user?.NhanVien_Id ?? '';
    const other = at.doctor.user?.NhanVien_Id ?? '';
    expect((await at.read(slip)).ketQuas[0]).toMatchObject({
      NguoiThucHien_Ids: [me],
      ThoiGianThucHien: begun.NgayThucHien,
    });
    const save = async (line: Parameters<typeof input>[1]) =>
      saveResult(at.fresh(at.technician), reading, slip, input(await at.read(slip), line));
    expect(await issuesOf(save({ NguoiThucHien_Ids: [me, me] }))).toEqual([
      { path: 'ketQuas.0.NguoiThucHien_Ids', code: 'PERFORMER_TWICE' },
    ]);
    expect(await issuesOf(save({ NguoiThucHien_Ids: [slip] }))).toEqual([
      { path: 'ketQuas.0.NguoiThucHien_Ids', code: 'NOT_IN_LIST' },
    ]);
    const early = new Date(begun.NgayYeuCau.getTime() - 60_000);
    expect(await issuesOf(save({ ThoiGianThucHien: early }))).toEqual([
      { path: 'ketQuas.0.ThoiGianThucHien', code: 'EXECUTION_TIME' },
    ]);
    await save({ NguoiThucHien_Ids: [] });
    expect(await code(give(slip))).toBe('RESULT_NOT_PERFORMED');
    expect(await code(moveSlips(at.fresh(at.doctor), [slip], 'ChuaKetQua', 'CoKetQua'))).toBe(
      'RESULT_NOT_PERFORMED',
    );
    await save({ NguoiThucHien_Ids: [other, me], ThoiGianThucHien: begun.NgayYeuCau });
    await give(slip);
    expect((await at.read(slip)).ketQuas[0]).toMatchObject({
      NguoiThucHien_Ids: [other, me],
      ThoiGianThucHien: begun.NgayYeuCau,
    });
    expect((await slipById(at.fresh(at.doctor), slip)).NguoiThucHien_Id).toBe(other);
  });

  it('stands beside the next one of the patient, and nothing that was not returned', async () => {
    const [first, second, draft] = [
      await at.returned(normal),
      await at.written(normal),
      await at.written(normal),
    ];
    await site.database.db.execute(sql`
      update main.dich_vu_yeu_cau set benh_nhan_id = ${first.BenhNhan_Id}
      where id in (${second.slip}, ${draft.slip})`);
    const { DichVuYeuCau: slip } = await at.read(second.slip);
    const earlier = await earlierResults(at.fresh(at.technician), slip);
    expect(earlier.map((one) => [one.DichVuYeuCau_Id, one.ketQuas[0]?.KetLuan])).toEqual([
      [first.slip, normal.KetLuan],
    ]);
    const { DichVuYeuCau: before } = await at.read(first.slip);
    expect(await earlierResults(at.fresh(at.technician), before)).toEqual([]);
  });

  it('saves what is given first, and keeps nothing of it when it is refused', async () => {
    const { slip } = await at.begun();
    const giving = async (line: Parameters<typeof input>[1]) =>
      returnResult(at.fresh(at.doctor), reading, slip, {
        oldState: 'ChuaKetQua',
        luu: input(await at.read(slip), line),
      });
    expect(await code(giving({ MoTa: 'Chưa xong' }))).toBe('RESULT_INCOMPLETE');
    expect((await at.read(slip)).ketQuas[0]?.MoTa).toBeNull();
    await giving(normal);
    expect(await at.stateOf(slip)).toBe('CoKetQua');
  });

  it('asks for no conclusion where the catalogue says that the service has no result', async () => {
    const { slip } = await at.begun();
    const none = (value: boolean) =>
      site.database.db.execute(
        sql`update main.dm_dich_vu set khong_ket_qua = ${value} where id = ${at.ids.abi}`,
      );
    await none(true);
    try {
      await give(slip);
    } finally {
      await none(false);
    }
    expect(await at.stateOf(slip)).toBe('CoKetQua');
  });

  it('waits for the minimum time of the service, counted from its begin', async () => {
    const { slip } = await at.written(normal, { services: [at.ids.ecg] });
    expect(await code(give(slip))).toBe('RESULT_TOO_EARLY');
    const { NgayThucHien } = await slipById(at.fresh(at.doctor), slip);
    const later = new Date((NgayThucHien?.getTime() ?? 0) + 10 * 60_000);
    await returnResult({ ...at.fresh(at.doctor), now: () => later }, reading, slip, {
      oldState: 'ChuaKetQua',
    });
    expect(await at.stateOf(slip)).toBe('CoKetQua');
  });

  it('is for a doctor: a technician performs only', async () => {
    const { slip } = await at.written(normal);
    expect(await code(give(slip, at.technician))).toBe('FORBIDDEN');
    await give(slip, withPermission(at.technician, 'THAM_DO_CHUC_NANG_DUYET'));
  });
});

describe('taking a result back', () => {
  const takeBack = (slip: string, LyDo: string) =>
    takeBackResult(at.fresh(at.doctor), reading, slip, { oldState: 'CoKetQua', LyDo });

  it('keeps the old version with its reason, and its content for the next one', async () => {
    const image = await at.image();
    const { slip, visit } = await at.returned({ hinhAnhs: [{ Tep_Id: image, ChuThich: 'Chân phải' }] });
    await takeBack(slip, 'Nhầm bên');
    expect(await resultsOfVisit(at.fresh(at.orderer), reading, visit)).toEqual([]);
    const open = await at.read(slip);
    await saveResult(
      at.fresh(at.technician),
      reading,
      slip,
      input(open, { KetLuan: 'Hẹp động mạch chi dưới trái.', hinhAnhs: [] }),
    );
    await give(slip);
    const { PhienBan, phienBans } = await at.read(slip);
    expect(PhienBan).toBe(2);
    expect(phienBans).toMatchObject([
      { PhienBan: 2, LyDoHuy: null, ketQuas: [{ KetLuan: 'Hẹp động mạch chi dưới trái.', hinhAnhs: [] }] },
      {
        PhienBan: 1,
        LyDoHuy: 'Nhầm bên',
        NguoiHuy_Id: at.doctor.user?.NhanVien_Id,
        ketQuas: [
          {
            KetLuan: 'Trong giới hạn bình thường.',
            hinhAnhs: [{ Tep_Id: image, ChuThich: 'Chân phải' }],
          },
        ],
      },
    ]);
  });

  it('needs a reason, the right, and a result that nobody has viewed', async () => {
    const { slip } = await at.returned();
    expect(await code(takeBack(slip, '  '))).toBe('BAD_INPUT');
    const byTechnician = takeBackResult(at.fresh(at.technician), reading, slip, {
      oldState: 'CoKetQua',
      LyDo: 'Nhầm',
    });
    expect(await code(byTechnician)).toBe('FORBIDDEN');
    await changeSlipState(at.fresh(at.orderer), slip, 'xemKetQua');
    expect(await code(takeBack(slip, 'Nhầm'))).toBe('RESULT_VIEWED');
  });
});

describe('reading a result', () => {
  it('is logged with the patient, and refused where records of other facilities are hidden', async () => {
    const { slip, BenhNhan_Id } = await at.returned();
    await openResult(at.fresh(at.orderer), reading, slip);
    const { rows } = await site.database.db.execute(
      sql`select 1 from main.audit where entity = 'KetQuaThamDoChucNang' and action = 'VIEW' and entity_id = ${slip} and benh_nhan_id = ${BenhNhan_Id}`,
    );
    expect(rows).toHaveLength(1);
    const clinic = await site.id('auth.node', 'PKS02');
    const hidden = {
      ...at.fresh(at.orderer),
      nodeId: clinic,
      grants: { ...at.orderer.grants, ownRecordsAt: new Set([clinic]) },
    };
    expect(await code(openResult(hidden, reading, slip))).toBe('RECORD_OF_ANOTHER_FACILITY');
  });

  it('takes as many statements for one service as for three', async () => {
    const holter = await site.id('main.dm_dich_vu', 'TD-HOLTER');
    const one = await at.begun();
    const three = await at.begun({ services: [at.ids.abi, at.ids.ecg, holter] });
    const reading = (slip: string) => site.countQueries(() => at.read(slip));
    expect(await reading(three.slip)).toBe(await reading(one.slip));
  });
});
