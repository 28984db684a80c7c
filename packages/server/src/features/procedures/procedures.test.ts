import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { withPermission } from '../../../test/withPermission.ts';
import { changeSlipState } from '../orders/commands.ts';
import { returnedBefore, slipById } from '../orders/queries.ts';
import { previewRecord } from '../printing/print.ts';
import { callNext } from '../queues/commands.ts';
import { takeBackResult } from '../readings/commands.ts';
import { openResult, resultsOfVisit } from '../readings/queries.ts';
import { readingList } from '../readings/workList.ts';
import { code } from '../reception/testReception.ts';
import { lockReports, removeProcedures, returnProcedure, unlockReports } from './commands.ts';
import { tuongTrinhForm } from './print/tuongTrinhForm.ts';
import { procedureReading as reading } from './procedureReading.ts';
import { readReports, reportFacts, reportOf } from './reports.ts';
import { done, procedureFactory } from './testProcedures.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof procedureFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await procedureFactory(site);
});
afterAll(() => site.close());

const nurse = () => at.fresh(at.technician);
const doctor = () => at.fresh(at.doctor);
const begin = (slip: string, ctx = nurse()) => changeSlipState(ctx, slip, 'batDau', { expected: 'SanSang' });
const give = (slip: string, ctx = doctor()) => returnProcedure(ctx, slip, { oldState: 'ChuaKetQua' });
const takeBack = (slip: string) =>
  takeBackResult(doctor(), reading, slip, { oldState: 'CoKetQua', LyDo: 'Nhầm kíp' });

/** The report of the newest version as it stands. */
async function report(slip: string) {
  const { DichVuYeuCau, PhienBan } = await at.read(slip);
  return reportOf(DichVuYeuCau, PhienBan, await readReports(nurse(), [slip]));
}
const stateOf = async (slip: string) => {
  const { slip: row, ...said } = await report(slip);
  return reportFacts(row, said).TrangThai;
};
const issues = async (refused: Promise<unknown>) =>
  refused.then(
    () => [],
    (error: { details?: { issues?: { path: string; code: string }[] } }) =>
      (error.details?.issues ?? []).map(({ path, code: says }) => `${path} ${says}`),
  );

describe('an operation', () => {
  it('is called, begun, reported by its team, locked, returned and read by who ordered it', async () => {
    const { slip, visit } = await at.ordered();
    const list = (tab: Parameters<typeof readingList>[2]['tab']) =>
      readingList(nurse(), reading, { idRoom: at.room, tab });
    expect((await list('ChoThucHien')).dongs.map((line) => line.DichVuYeuCau_Id)).toContain(slip);
    expect(
      (await callNext(nurse(), { hangDoi: 'PhauThuatThuThuat', nodeId: at.room }))?.BenhNhan_Id,
    ).toBeTruthy();
    expect(await stateOf(slip)).toBe('DangSuDung');
    await begin(slip);
    const { NgayThucHien } = await slipById(nurse(), slip);
    expect(await report(slip)).toMatchObject({ BatDau: NgayThucHien, Kip: [] });
    expect(await stateOf(slip)).toBe('DangThucHien');

    const image = await at.image();
    await at.save(slip, at.whole());
    expect((await list('DangLam')).dongs.map((line) => line.DichVuYeuCau_Id)).toContain(slip);
    expect(image).toBeTruthy();
    await lockReports(nurse(), [slip]);
    expect(await stateOf(slip)).toBe('DaKhoa');
    expect(await code(at.save(slip, { TuVong: 'TrenBanMo' }))).toBe('PROCEDURE_LOCKED');
    await give(slip);
    expect(await stateOf(slip)).toBe('DaTraKetQua');
    expect(await resultsOfVisit(at.fresh(at.orderer), reading, visit)).toMatchObject([{ ketQuas: [done] }]);
    await openResult(at.fresh(at.orderer), reading, slip);
  });

  it('waits for the payment, and for the right at its room', async () => {
    const { slip } = await at.ordered({ paid: false });
    expect(await code(begin(slip))).toBe('SERVICE_NOT_PAID');
    expect(await code(begin(slip, { ...nurse(), nodeIds: new Set() }))).toBe('NODE_NOT_GRANTED');
    expect(await code(begin(slip, at.fresh(await site.ctx('tiepdon', { node: 'TN01' }))))).toBe('FORBIDDEN');
  });

  it('that is performed in sessions stands in no list of the room and is not begun there', async () => {
    const { slip } = await at.ordered();
    await site.database.db.execute(
      sql`update main.dich_vu_yeu_cau_chi_tiet set so_lan_thuc_hien = 3 where dich_vu_yeu_cau_id = ${slip}`,
    );
    const { dongs } = await readingList(nurse(), reading, { idRoom: at.room, tab: 'ChoThucHien' });
    expect(dongs.map((line) => line.DichVuYeuCau_Id)).not.toContain(slip);
    expect(await code(begin(slip))).toBe('PROCEDURE_COURSE');
  });

  it('that a session has begun is neither undone, written of, returned nor taken back by a desk', async () => {
    const { slip } = await at.reported();
    const asCourse = (state: string) =>
      site.database.db.execute(
        sql`with line as (update main.dich_vu_yeu_cau_chi_tiet set so_lan_thuc_hien = 3 where dich_vu_yeu_cau_id = ${slip})
          update main.dich_vu_yeu_cau set trang_thai = ${state} where id = ${slip}`,
      );
    await asCourse('ChuaKetQua');
    expect(await code(changeSlipState(nurse(), slip, 'huyBatDau'))).toBe('PROCEDURE_COURSE');
    expect(await code(give(slip))).toBe('PROCEDURE_COURSE');
    expect(await code(at.save(slip, { TuVong: 'KhongTuVong' }))).toBe('PROCEDURE_COURSE');
    expect(await code(lockReports(nurse(), [slip]))).toBe('PROCEDURE_COURSE');
    await asCourse('CoKetQua');
    expect(await code(takeBack(slip))).toBe('PROCEDURE_COURSE');
  });

  it('that its sessions have ended is no result of the visit and no earlier operation', async () => {
    const { slip, visit, BenhNhan_Id } = await at.ordered();
    await site.database.db.execute(
      sql`update main.dich_vu_yeu_cau set trang_thai = 'DaXemKetQua' where id = ${slip}`,
    );
    const of = { BenhNhan_Id, Loai: 'ThuThuat', before: new Date(Date.now() + 60_000), limit: 5 };
    expect(await returnedBefore(nurse(), of)).toEqual([]);
    const { data } = await site.graphql(
      'main',
      'query ($id: ID!) { tuongTrinhPTTTByTiepNhan(TiepNhan_Id: $id) { DichVuYeuCau_Id } }',
      { id: visit },
      await site.token('bstmh'),
    );
    expect(data).toEqual({ tuongTrinhPTTTByTiepNhan: [] });
  });

  it('is cancelled by who ordered it until it is begun, and no order of another kind with it', async () => {
    const { slip } = await at.ordered();
    expect(await removeProcedures(at.fresh(at.orderer), [slip])).toBe(1);
    expect(await stateOf(slip)).toBe('DaHuy');
    const begun = await at.begun();
    expect(await code(removeProcedures(at.fresh(at.orderer), [begun.slip]))).toBe('STATE_CHANGED');
  });

  it('can be undone until something is written', async () => {
    const { slip } = await at.begun();
    await changeSlipState(nurse(), slip, 'huyBatDau');
    await begin(slip);
    await at.save(slip, { TuVong: 'KhongTuVong' });
    expect(await code(changeSlipState(nurse(), slip, 'huyBatDau'))).toBe('RESULT_ENTERED');
  });
});

describe('the report', () => {
  it('keeps what is left out, and says by field what cannot be taken', async () => {
    const { slip } = await at.reported();
    await at.save(slip, { TaiBien: 'DoGayMe', TaiBienGhiChu: ' Tụt huyết áp ' });
    expect(await report(slip)).toMatchObject({
      TuVong: 'KhongTuVong',
      TaiBienGhiChu: 'Tụt huyết áp',
      Kip: [{ VaiTro: 'PhauThuatVienChinh' }, { VaiTro: 'DungCuVien' }],
    });
    await at.save(slip, { TuVong: 'KhongTuVong' });
    expect(await report(slip)).toMatchObject({ TaiBien: 'DoGayMe', TaiBienGhiChu: 'Tụt huyết áp' });
    await at.save(slip, { TaiBien: 'KhongTaiBien' });
    expect(await report(slip)).toMatchObject({ TaiBien: 'KhongTaiBien', TaiBienGhiChu: null });
    const { BatDau, Kip } = at.whole();
    expect(
      await issues(at.save(slip, { BatDau, KetThuc: BatDau, Kip: [...Kip, ...Kip].slice(0, 3) })),
    ).toEqual([
      'tuongTrinh.KetThuc PROCEDURE_END',
      'tuongTrinh.Kip PROCEDURE_MAIN',
      'tuongTrinh.Kip.2.NhanVien_Id PROCEDURE_TWICE',
      'tuongTrinh.Kip PROCEDURE_SHARES',
    ]);
    expect(await issues(at.save(slip, { PhuongPhapVoCam_Id: at.staff.other }))).toEqual([
      'tuongTrinh.PhuongPhapVoCam_Id NOT_IN_LIST',
    ]);
  });

  it('is neither locked nor returned before it is whole', async () => {
    const { slip } = await at.begun();
    await at.save(slip, { TaiBien: 'KhongTaiBien' });
    const missing = [
      'tuongTrinh.KetThuc REQUIRED',
      'tuongTrinh.TuVong REQUIRED',
      'tuongTrinh.Kip PROCEDURE_MAIN',
    ];
    expect(await issues(lockReports(nurse(), [slip]))).toEqual(missing);
    expect(await issues(give(slip))).toEqual(missing);
    const { slip: silent } = await at.begun();
    await at.save(silent, at.whole());
    await site.database.db.execute(
      sql`update main.pttt_ket_qua set ket_luan = null where dich_vu_yeu_cau_id = ${silent}`,
    );
    expect(await code(lockReports(nurse(), [silent]))).toBe('RESULT_INCOMPLETE');
    expect(await stateOf(silent)).toBe('DangThucHien');
  });

  it('is locked by who performs, unlocked by a doctor; several at once, all or none', async () => {
    const one = await at.reported();
    const two = await at.begun();
    expect(await code(lockReports(nurse(), [one.slip, two.slip]))).toBe('BAD_INPUT');
    expect(await stateOf(one.slip)).toBe('DangThucHien');
    await lockReports(nurse(), [one.slip]);
    expect(await code(lockReports(nurse(), [one.slip]))).toBe('PROCEDURE_LOCKED');
    expect(await code(unlockReports(nurse(), [one.slip]))).toBe('FORBIDDEN');
    await unlockReports(doctor(), [one.slip]);
    expect(await code(unlockReports(doctor(), [one.slip]))).toBe('PROCEDURE_NOT_LOCKED');
    const { rows } = await site.database.db.execute(
      sql`select after ->> 'action' as act from main.audit where entity = 'TuongTrinhPTTT' and entity_id = ${one.slip}
        and after ->> 'action' is not null order by id`,
    );
    expect(rows).toEqual([{ act: 'khoa' }, { act: 'moKhoa' }]);
  });

  it('is returned by a doctor alone, taken back for a reason with its words, and stays once it is viewed', async () => {
    const { slip } = await at.reported();
    expect(await code(give(slip, nurse()))).toBe('FORBIDDEN');
    await give(slip);
    expect(await code(unlockReports(doctor(), [slip]))).toBe('PROCEDURE_RETURNED');
    const byOther = takeBackResult(nurse(), reading, slip, { oldState: 'CoKetQua', LyDo: 'Nhầm' });
    expect(await code(byOther)).toBe('FORBIDDEN');
    await takeBack(slip);
    expect(await stateOf(slip)).toBe('DangThucHien');
    expect(await report(slip)).toMatchObject({ PhienBan: 2, NgayKhoa: null, TuVong: 'KhongTuVong' });
    await at.save(slip, { TuVong: 'Trong24Gio' });
    await give(slip);
    expect((await readReports(nurse(), [slip])).map(({ PhienBan, TuVong }) => [PhienBan, TuVong])).toEqual([
      [2, 'Trong24Gio'],
      [1, 'KhongTuVong'],
    ]);
    await changeSlipState(at.fresh(at.orderer), slip, 'xemKetQua');
    expect(await code(takeBack(slip))).toBe('RESULT_VIEWED');
  });

  it('is asked of no service without a result: a dressing is returned with nothing more', async () => {
    const dressing = await site.id('main.dm_dich_vu', 'TT-TIEM');
    const { slip } = await at.begun({ services: [dressing] });
    await site.database.db.execute(
      sql`update main.dm_dich_vu set thoi_gian_thuc_hien_toi_thieu = null where id = ${dressing}`,
    );
    await give(slip);
    expect(await stateOf(slip)).toBe('DaTraKetQua');
  });

  it('waits for the minimum time of its service', async () => {
    const { slip } = await at.reported({ services: [await site.id('main.dm_dich_vu', 'PT-UPM')] });
    expect(await code(give(slip))).toBe('RESULT_TOO_EARLY');
  });

  it('is printed with the operation and its team once it is returned', async () => {
    const { slip } = await at.answered();
    const { signing } = tuongTrinhForm;
    const signers = Object.values(signing?.places ?? {}).map(({ signer }) => signer(doctor(), slip));
    expect(await Promise.all(signers)).toEqual([at.staff.surgeon, doctor().user?.NhanVien_Id]);
    expect(await tuongTrinhForm.data(doctor(), slip)).toMatchObject({ NguoiThucHien: 'Đặng Văn Thắng' });
    const printer = withPermission(doctor(), 'IN_AN');
    const pdf = await previewRecord(printer, 'TuongTrinhPTTT', slip);
    expect(Buffer.from(pdf).subarray(0, 4).toString()).toBe('%PDF');
  });
});

it('is locked, unlocked and returned by the operations of the contract, which answer the slip as it stands', async () => {
  const { slip, visit } = await at.reported();
  const token = await site.token('bstmh');
  const ask = async (operation: string, args: object) => {
    const { data, errors } = await site.graphql('main', operation, args, token);
    expect(errors).toBeUndefined();
    return data;
  };
  const shown = `{ DichVuYeuCau_Id ketQua { phienBans { PhienBan } } tuongTrinh { TrangThai Kip { NhanVien { ten } } hanhDongs { action refusal } } tuongTrinhs { PhienBan } }`;
  const locked = await ask(`mutation ($id: ID!) { lockTuongTrinhPTTT(ids: [$id]) ${shown} }`, { id: slip });
  expect(locked).toMatchObject({
    lockTuongTrinhPTTT: [
      {
        tuongTrinh: {
          TrangThai: 'DaKhoa',
          Kip: [{ NhanVien: { ten: 'Đặng Văn Thắng' } }, {}],
          hanhDongs: [
            { action: 'sua', refusal: 'PROCEDURE_LOCKED' },
            {},
            { action: 'moKhoa', refusal: null },
          ],
        },
        tuongTrinhs: [{ PhienBan: 1 }],
      },
    ],
  });
  await ask(`mutation ($id: ID!) { unlockTuongTrinhPTTT(ids: [$id]) ${shown} }`, { id: slip });
  await ask(`mutation ($id: ID!) { traTuongTrinhPTTT(id: $id, input: { oldState: ChuaKetQua }) ${shown} }`, {
    id: slip,
  });
  expect(
    await ask(
      `query ($id: ID!) { tuongTrinhPTTTByTiepNhan(TiepNhan_Id: $id) { tuongTrinh { TrangThai } } }`,
      {
        id: visit,
      },
    ),
  ).toEqual({ tuongTrinhPTTTByTiepNhan: [{ tuongTrinh: { TrangThai: 'DaTraKetQua' } }] });
});
