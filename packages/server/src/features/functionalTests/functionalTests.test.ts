import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { withPermission } from '../../../test/withPermission.ts';
import { eventTable } from '../../engine/tables.ts';
import { linesOfVisit } from '../cashier/queries.ts';
import { changeSlipState, moveSlips } from '../orders/commands.ts';
import { slipById } from '../orders/queries.ts';
import { callNext, dismissVisit } from '../queues/commands.ts';
import { ticketOfSource } from '../queues/queries.ts';
import { code } from '../reception/testReception.ts';
import { returnResult, saveResult, takeBackResult } from './commands.ts';
import { conclusionsOfSlips, openResult, resultsOfVisit } from './queries.ts';
import { functionalTestFactory, input } from './testFunctionalTests.ts';
import { testList } from './workList.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof functionalTestFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await functionalTestFactory(site);
});
afterAll(() => site.close());

const stateOf = async (slip: string) => (await slipById(at.fresh(at.technician), slip)).TrangThai;
const begin = (slip: string, ctx = at.technician) =>
  changeSlipState(at.fresh(ctx), slip, 'batDau', { expected: 'SanSang' });
const give = (slip: string, ctx = at.doctor) => returnResult(at.fresh(ctx), slip, { oldState: 'ChuaKetQua' });
const normal = { MoTa: 'ABI phải 1,05; trái 1,08.', KetLuan: 'Bình thường.' };

describe('beginning a test', () => {
  it('finishes the ticket, makes the line performed and names who performs', async () => {
    const { slip, visit } = await at.begun();
    const row = await slipById(at.fresh(at.technician), slip);
    expect(row).toMatchObject({
      TrangThai: 'ChuaKetQua',
      NguoiThucHien_Id: at.technician.user?.NhanVien_Id,
    });
    expect((await ticketOfSource(at.fresh(at.technician), slip))?.TrangThai).toBe('xong');
    const charge = (await linesOfVisit(at.fresh(at.doctor), visit)).find((line) => line.Ma === 'TD-ABI');
    expect(charge?.ThucHien).toBe(true);
  });

  it('is refused before the payment, at another room and to whom the right is missing', async () => {
    const { slip } = await at.ordered({ paid: false });
    expect(await code(begin(slip))).toBe('SERVICE_NOT_PAID');
    expect(await code(begin(slip, { ...at.technician, nodeIds: new Set() }))).toBe('NODE_NOT_GRANTED');
    const lab = await site.ctx('tiepdon', { node: 'TN01' });
    expect(await code(begin(slip, lab))).toBe('FORBIDDEN');
  });

  it('is asked for by the operation of every kind, whose act knows the right of its own', async () => {
    const { slip } = await at.ordered();
    const operation = 'mutation ($id: ID!) { updateDichVuYeuCauDangThucHien(id: $id) { TrangThai } }';
    const by = async (username: string) =>
      site.graphql('main', operation, { id: slip }, await site.token(username));
    expect((await by('tiepdon')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    // a doctor performs functional tests and no laboratory's
    expect((await by('bstim')).data).toEqual({
      updateDichVuYeuCauDangThucHien: { TrangThai: 'ChuaKetQua' },
    });
  });

  it('can be undone until something is written; the patient waits again', async () => {
    const { slip } = await at.begun();
    await changeSlipState(at.fresh(at.technician), slip, 'huyBatDau');
    expect(await stateOf(slip)).toBe('SanSang');
    expect((await ticketOfSource(at.fresh(at.technician), slip))?.TrangThai).toBe('cho');
    await begin(slip);
    await saveResult(at.fresh(at.technician), slip, input(await at.read(slip), normal));
    expect(await code(changeSlipState(at.fresh(at.technician), slip, 'huyBatDau'))).toBe('RESULT_ENTERED');
  });
});

describe('writing a result', () => {
  it('keeps what is left out, empties what is null and shows nothing to the orderer', async () => {
    const { slip, visit } = await at.written({ ...normal, DeNghi: 'Tái khám sau 1 năm.' });
    const save = async (line: Parameters<typeof input>[1]) =>
      saveResult(at.fresh(at.technician), slip, input(await at.read(slip), line));
    await save({ DeNghi: null, MoTa: undefined });
    expect((await at.read(slip)).ketQuas).toMatchObject([{ ...normal, DeNghi: null }]);
    expect(await resultsOfVisit(at.fresh(at.orderer), visit)).toEqual([]);
  });

  it('is as nothing once everything is emptied', async () => {
    const { slip } = await at.written(normal);
    await saveResult(at.fresh(at.technician), slip, input(await at.read(slip), { MoTa: ' ', KetLuan: null }));
    await changeSlipState(at.fresh(at.technician), slip, 'huyBatDau');
    expect(await stateOf(slip)).toBe('SanSang');
  });

  it('refuses a version that is old, and hands over the slip', async () => {
    const { slip } = await at.begun();
    const old = input(await at.read(slip), normal);
    await saveResult(at.fresh(at.technician), slip, old);
    expect(await code(saveResult(at.fresh(at.technician), slip, old))).toBe('CONFLICT');
  });

  it('offers the conclusions of the group, and says by field what cannot be taken', async () => {
    const { slip } = await at.begun({ services: [at.ids.ecg] });
    const other = await at.read((await at.begun()).slip);
    const device = await site.id('main.thiet_bi', 'TB05');
    const scanner = await site.id('main.thiet_bi', 'TB03');
    const template = await site.id('main.tu_dien_ket_luan', 'KL-DT01');
    const foreign = await site.id('main.tu_dien_ket_luan', 'KL-XQ01');
    const save = async (line: Parameters<typeof input>[1]) =>
      saveResult(at.fresh(at.technician), slip, input(await at.read(slip), line));
    await save({ ...normal, ThietBi_Id: device, TuDienKetLuan_Id: template });
    await expect(
      save({ KetLuan: 'x'.repeat(2001), ThietBi_Id: scanner, TuDienKetLuan_Id: foreign }),
    ).rejects.toMatchObject({
      details: {
        issues: [
          { path: 'ketQuas.0.KetLuan', code: 'TOO_LONG', details: { max: 2000 } },
          { path: 'ketQuas.0.TuDienKetLuan_Id', code: 'NOT_IN_LIST' },
          { path: 'ketQuas.0.ThietBi_Id', code: 'NOT_IN_LIST' },
        ],
      },
    });
    const { version } = (await at.read(slip)).DichVuYeuCau;
    const strange = saveResult(at.fresh(at.technician), slip, { ...input(other, normal), version });
    await expect(strange).rejects.toMatchObject({
      details: { issues: [{ path: 'ketQuas.0.ChiTiet_Id', code: 'RESULT_OTHER_SLIP' }] },
    });
  });

  it('is refused at another room, and on a slip of another kind', async () => {
    const { slip } = await at.begun();
    const given = input(await at.read(slip), normal);
    const elsewhere = { ...at.fresh(at.technician), nodeIds: new Set<string>() };
    expect(await code(saveResult(elsewhere, slip, given))).toBe('NODE_NOT_GRANTED');
    await site.database.db.execute(
      sql`update main.dich_vu_yeu_cau set loai = 'XetNghiem' where id = ${slip}`,
    );
    expect(await code(saveResult(at.fresh(at.technician), slip, given))).toBe('NOT_FOUND');
  });
});

describe('returning a result', () => {
  it('gives it to the orderer at once and tells both rooms', async () => {
    const { slip, visit } = await at.written(normal);
    await give(slip);
    expect(await resultsOfVisit(at.fresh(at.orderer), visit)).toMatchObject([
      { DichVuYeuCau_Id: slip, ketQuas: [normal] },
    ]);
    expect(await slipById(at.fresh(at.doctor), slip)).toMatchObject({
      TrangThai: 'CoKetQua',
      NguoiDuyet_Id: at.doctor.user?.NhanVien_Id,
    });
    const row = await slipById(at.fresh(at.doctor), slip);
    expect((await conclusionsOfSlips(at.fresh(at.doctor), [row])).get(slip)).toEqual([
      { TenDichVu: expect.stringContaining('ABI'), KetLuan: 'Bình thường.' },
    ]);
    const events = await site.database.db
      .select()
      .from(eventTable)
      .where(and(eq(eventTable.module, 'ThamDoChucNang'), sql`${eventTable.data}::text like ${`%${slip}%`}`));
    expect(new Set(events.map((event) => event.idNode))).toEqual(new Set([at.ids.room, at.ids.orderingRoom]));
  });

  it('is refused while a service has no conclusion, also by the general act on the state', async () => {
    const { slip } = await at.written({ MoTa: 'Có mô tả, chưa kết luận.' });
    expect(await code(give(slip))).toBe('RESULT_INCOMPLETE');
    const general = moveSlips(at.fresh(at.doctor), [slip], 'ChuaKetQua', 'CoKetQua');
    expect(await code(general)).toBe('RESULT_INCOMPLETE');
  });

  it('saves what is given first, and keeps nothing of it when it is refused', async () => {
    const { slip } = await at.begun();
    const giving = async (line: Parameters<typeof input>[1]) =>
      returnResult(at.fresh(at.doctor), slip, {
        oldState: 'ChuaKetQua',
        luu: input(await at.read(slip), line),
      });
    expect(await code(giving({ MoTa: 'Chưa xong' }))).toBe('RESULT_INCOMPLETE');
    expect((await at.read(slip)).ketQuas[0]?.MoTa).toBeNull();
    await giving(normal);
    expect(await stateOf(slip)).toBe('CoKetQua');
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
    expect(await stateOf(slip)).toBe('CoKetQua');
  });

  it('waits for the minimum time of the service, counted from its begin', async () => {
    const { slip } = await at.written(normal, { services: [at.ids.ecg] });
    expect(await code(give(slip))).toBe('RESULT_TOO_EARLY');
    const { NgayThucHien } = await slipById(at.fresh(at.doctor), slip);
    const later = new Date((NgayThucHien?.getTime() ?? 0) + 10 * 60_000);
    await returnResult({ ...at.fresh(at.doctor), now: () => later }, slip, { oldState: 'ChuaKetQua' });
    expect(await stateOf(slip)).toBe('CoKetQua');
  });

  it('is for a doctor: a technician performs only', async () => {
    const { slip } = await at.written(normal);
    expect(await code(give(slip, at.technician))).toBe('FORBIDDEN');
    await give(slip, withPermission(at.technician, 'THAM_DO_CHUC_NANG_DUYET'));
  });
});

describe('taking a result back', () => {
  const takeBack = (slip: string, LyDo: string) =>
    takeBackResult(at.fresh(at.doctor), slip, { oldState: 'CoKetQua', LyDo });

  it('keeps the old version with its reason, and its content for the next one', async () => {
    const image = await at.image();
    const { slip, visit } = await at.returned({ hinhAnhs: [{ Tep_Id: image, ChuThich: 'Chân phải' }] });
    await takeBack(slip, 'Nhầm bên');
    expect(await resultsOfVisit(at.fresh(at.orderer), visit)).toEqual([]);
    const open = await at.read(slip);
    await saveResult(
      at.fresh(at.technician),
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
            KetLuan: 'ABI hai bên trong giới hạn bình thường.',
            hinhAnhs: [{ Tep_Id: image, ChuThich: 'Chân phải' }],
          },
        ],
      },
    ]);
  });

  it('needs a reason, the right, and a result that nobody has viewed', async () => {
    const { slip } = await at.returned();
    expect(await code(takeBack(slip, '  '))).toBe('BAD_INPUT');
    const byTechnician = takeBackResult(at.fresh(at.technician), slip, {
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
    await openResult(at.fresh(at.orderer), slip);
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
    expect(await code(openResult(hidden, slip))).toBe('RECORD_OF_ANOTHER_FACILITY');
  });

  it('takes as many statements for one service as for three', async () => {
    const holter = await site.id('main.dm_dich_vu', 'TD-HOLTER');
    const one = await at.begun();
    const three = await at.begun({ services: [at.ids.abi, at.ids.ecg, holter] });
    const reading = (slip: string) => site.countQueries(() => at.read(slip));
    expect(await reading(three.slip)).toBe(await reading(one.slip));
  });
});

describe('the work list', () => {
  const list = (tab: Parameters<typeof testList>[1]['tab'], keyword?: string) =>
    testList(at.fresh(at.technician), { idRoom: at.ids.room, tab, keyword });
  const ids = async (...args: Parameters<typeof list>) =>
    (await list(...args)).dongs.map((line) => line.DichVuYeuCau_Id);

  it('shows a slip where it stands, with how far it is', async () => {
    const waiting = await at.ordered();
    const image = await at.image();
    const inWork = await at.written({ ...normal, hinhAnhs: [{ Tep_Id: image }] });
    const done = await at.returned();
    expect(await ids('ChoThucHien')).toContain(waiting.slip);
    expect((await list('DangLam')).dongs.find((line) => line.DichVuYeuCau_Id === inWork.slip)).toMatchObject({
      soKetLuan: 1,
      soDichVu: 1,
      soHinhAnh: 1,
    });
    expect(await ids('DaTra')).toContain(done.slip);
  });

  it('shows who was called and did not come, until the test is begun after all', async () => {
    const { slip, visit } = await at.ordered();
    for (let call = 0; call < 100; call += 1) {
      const ticket = await callNext(at.fresh(at.technician), {
        hangDoi: 'ThamDoChucNang',
        nodeId: at.ids.room,
      });
      if (!ticket || ticket.source_Id === slip) break;
    }
    await dismissVisit(at.fresh(at.technician), 'ThamDoChucNang', visit);
    expect(await ids('KhongDen')).toContain(slip);
    await begin(slip);
    expect(await ids('DangLam')).toContain(slip);
  });

  it('is searched by number of the slip, and read in one statement', async () => {
    const { slip } = await at.ordered();
    const { SoPhieuYeuCau } = await slipById(at.fresh(at.technician), slip);
    expect(await ids('ChoThucHien', SoPhieuYeuCau.toLowerCase())).toEqual([slip]);
    expect(await site.countQueries(() => list('ChoThucHien'))).toBe(1);
  });
});
