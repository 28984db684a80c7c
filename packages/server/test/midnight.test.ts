import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ctx, localDay } from '../src/engine/context.ts';
import { inTransaction } from '../src/engine/sql/transaction.ts';
import { admissionsOfWard } from '../src/features/admission/queries.ts';
import { makeAdmission } from '../src/features/admission/testAdmission.ts';
import { boardNow } from '../src/features/boards/show.ts';
import type { BangGoiSoRow } from '../src/features/boards/tables.ts';
import { caseList } from '../src/features/caseReports/list.ts';
import { makeReport } from '../src/features/caseReports/testCaseReports.ts';
import { type Tab as CashierTab, listVisits } from '../src/features/cashier/list.ts';
import { consultationList } from '../src/features/consultations/list.ts';
import { minutes } from '../src/features/consultations/paper.ts';
import { minutesInput } from '../src/features/consultations/testConsultations.ts';
import { sessionsOfRoom } from '../src/features/examination/queries.ts';
import { examFactory } from '../src/features/examination/testExam.ts';
import { type Tab as ExamTab, phoneList, workList } from '../src/features/examination/workList.ts';
import { functionalTestReading } from '../src/features/functionalTests/functionalTestReading.ts';
import { imagingReading } from '../src/features/imaging/imagingReading.ts';
import { labDay } from '../src/features/lab/labDay.ts';
import { labFactory } from '../src/features/lab/testLab.ts';
import { type Tab as LabTab, labList } from '../src/features/lab/workList.ts';
import { microbiologyReading } from '../src/features/microbiology/microbiologyReading.ts';
import { markAbsent } from '../src/features/orders/absence.ts';
import { roomsOfBench } from '../src/features/orders/bench.ts';
import { createOrders, queueSlip } from '../src/features/orders/commands.ts';
import { slipsByRoom } from '../src/features/orders/queries.ts';
import { workInRooms } from '../src/features/orders/roomsWork.ts';
import { slipsWithoutResult } from '../src/features/orders/unfinished.ts';
import { makePatient } from '../src/features/patients/testPatient.ts';
import { type SupplyTab, supplyList } from '../src/features/pharmacy/supplyList.ts';
import { queueForSupply } from '../src/features/pharmacy/supplyTickets.ts';
import { sentPrescriptions } from '../src/features/prescriptions/national/list.ts';
import { operationsOfDay } from '../src/features/procedures/dayPlan.ts';
import { procedureReading } from '../src/features/procedures/procedureReading.ts';
import { callNext, issueTicket, markTicketAbsent, startServing } from '../src/features/queues/commands.ts';
import { ticketsOf, waitingByNode } from '../src/features/queues/queries.ts';
import { ownTurn } from '../src/features/queues/turn.ts';
import { turnToken } from '../src/features/queues/turnToken.ts';
import { waitingByPlace } from '../src/features/queues/waiting.ts';
import type { Reading } from '../src/features/readings/reading.ts';
import { readingList } from '../src/features/readings/workList.ts';
import { listReceptions, type ReceptionTab } from '../src/features/reception/list.ts';
import { deskList } from '../src/features/spa/deskList.ts';
import { spaFactory } from '../src/features/spa/testSpa.ts';
import { supplyFactory } from './supplyVisits.ts';
import { openTestSite, type TestSite } from './testSite.ts';
import { withPermission } from './withPermission.ts';

let site: TestSite;
let doctor: Ctx;
/** The day on which everything was made. */
let day = '';
const at: Record<string, string> = {};
const queueRooms: Record<string, string> = {};
let heldTicket = '';

/** Whoever looks, so many minutes after the midnight that follows. */
const seen = (ctx: Ctx, minutes: number): Ctx => {
  const midnight = Date.parse(`${day}T00:00:00+07:00`) + 86_400_000;
  return { ...ctx, loaders: new Map(), now: () => new Date(midnight + minutes * 60_000) };
};

/** A service of a kind, ordered free of charge and queued in the room that performs it. */
async function ordered(kind: string): Promise<string> {
  const patient = await makePatient(site, doctor, { TenBenhNhan: `Người Chờ ${v7().slice(-6)}` });
  const { rows } = await site.database.pool.query<{ service: string; visit: string }>(
    `select d.id as service, $2::uuid as visit from main.dm_dich_vu d join main.nhom_dich_vu n on n.id = d.nhom_dich_vu_id
      join main.loai_dich_vu t on t.id = n.loai_dich_vu_id where t.loai = $1 and not coalesce(d.khong_ket_qua, false)
      and not coalesce(d.la_goi_dich_vu, false) order by d.ma_dich_vu limit 1`,
    [kind, v7()],
  );
  const make = await examFactory(site);
  const { visit, patient: BenhNhan_Id } = await make.arrived({ again: patient._id });
  const [slip] = await inTransaction(withPermission(make.desk, 'VIEN_PHI_MIEN_GIAM'), async (tx) => {
    const made = await createOrders(tx, {
      TiepNhan_Id: visit,
      BenhNhan_Id,
      NoiYeuCau_Id: make.ids.room,
      lines: [{ DichVu_Id: rows[0]?.service ?? '', SoLuong: '1', KhongThuTien: true, LyDoKhongThu: 'Thử' }],
      trangThai: 'SanSang',
      xacNhanTrung: true,
    });
    for (const one of made) await queueSlip(tx, one);
    return made;
  });
  if (!slip?.NoiThucHien_Id) throw new Error(`nothing was ordered of ${kind}`);
  queueRooms[kind] = slip.NoiThucHien_Id;
  return slip._id;
}

/** Sets slips as begun, without what the kind asks for. */
const begin = (...slips: string[]) =>
  site.database.db.execute(
    sql`update main.dich_vu_yeu_cau set trang_thai = 'ChuaKetQua', ngay_thuc_hien = now() where id = any(${sql.param(slips)}::uuid[])`,
  );

const kinds = ['ChanDoanHinhAnh', 'ThamDoChucNang', 'ViSinh', 'ThuThuat'] as const;
const readings: Record<(typeof kinds)[number], Reading> = {
  ChanDoanHinhAnh: imagingReading,
  ThamDoChucNang: functionalTestReading,
  ViSinh: microbiologyReading,
  ThuThuat: procedureReading,
};

beforeAll(async () => {
  site = await openTestSite();
  await site.database.db.execute(sql`
    update main.lien_thong_don_thuoc set bat = true, ma_lien_thong = '01234', ngay_tao = now() - interval '40 days'`);
  const make = await examFactory(site);
  doctor = make.doctor;
  at['room'] = make.ids.room;
  await make.arrived();
  const served = await make.arrived({ visit: { CapCuu: true } });
  await make.arrived({ visit: { UuTien: true, LyDoUuTien: 'Tu75Tuoi' } });
  await make.arrived({ paid: false });
  const absent = await make.arrived();
  await markAbsent(doctor, absent.slip, true);
  const going = await make.examined();
  await make.examined({
    visit: {
      DoiTuong_Id: make.ids.insured,
      SoTheBHYT: 'DN4790000000001',
      BHYTNgayHieuLuc: '2020-01-01',
      BHYTNgayHetHieuLuc: '2099-12-31',
    },
  });
  const lab = await labFactory(site);
  at['lab'] = lab.ids.lab;
  await lab.ordered();
  await lab.ordered({ paid: false });
  await lab.sampled();
  await markAbsent(lab.lab, (await lab.ordered()).slip, true);
  for (const kind of kinds) {
    await ordered(kind);
    await begin(await ordered(kind));
    const missed = await ordered(kind);
    await inTransaction(doctor, (tx) => markTicketAbsent(tx, missed, true));
  }
  const spa = await spaFactory(site);
  const course = await spa.bought();
  const slip = await site.database.pool.query(
    'select noi_thuc_hien_id as room from main.dich_vu_yeu_cau where id = $1',
    [course.DichVuYeuCau_Id],
  );
  at['spa'] = String(slip.rows[0]?.room);
  const store = await supplyFactory(site);
  at['store'] = store.Kho_Id;
  at['storeNode'] = await site.id('auth.node', 'KHOLE');
  await store.prescribed(await store.stocked(), '2', 'Thuong');
  for (let n = 0; n < 2; n++) {
    const { ToaThuoc_Id } = await store.examined(await store.stocked(), '2');
    await inTransaction(store.fresh(), (tx) => queueForSupply(tx, [ToaThuoc_Id]));
  }
  const input = { requestId: v7(), ...(await minutesInput(site, going.id)), NgayHoiChan: new Date() };
  await minutes.create({ ...doctor, loaders: new Map() }, input);
  const toAdmit = await make.examined();
  await makeAdmission(site, doctor, toAdmit.id);
  const ward = await site.database.pool.query(
    'select khoa_nhap_vien_id as ward from main.tiep_nhan_nhap_vien',
  );
  at['ward'] = String(ward.rows[0]?.ward);
  await site.database.db.execute(
    sql`update main.vien_phi set tam_ung_con = 50000 where tiep_nhan_id = ${served.visit}`,
  );
  const dengue = sql`(select id from main.icd where ma_icd like 'A97%' order by ma_icd limit 1)`;
  for (const isBegun of [false, true]) {
    const { id } = await make.examined();
    await site.database.db.execute(
      sql`update main.kham_benh set chan_doan_icd_id = ${dengue} where id = ${id}`,
    );
    if (isBegun) await makeReport(doctor, id);
  }
  at['desk'] = await site.id('auth.node', 'TN01');
  at['counter'] = await site.id('auth.node', 'QT01');
  for (const hangDoi of ['TiepNhan', 'VienPhi'] as const)
    for (const uuTien of [false, true, false])
      await inTransaction(doctor, (tx) => issueTicket(tx, { hangDoi, nodeId: at['desk'] ?? '', uuTien }));
  const held = await inTransaction(doctor, (tx) =>
    issueTicket(tx, { hangDoi: 'TiepNhan', nodeId: at['desk'] ?? '' }),
  );
  heldTicket = held._id;
  const begun = await inTransaction(doctor, (tx) =>
    issueTicket(tx, { hangDoi: 'TiepNhan', nodeId: at['desk'] ?? '' }),
  );
  await inTransaction(doctor, (tx) => startServing(tx, begun._id));
  day = localDay(new Date());
});
afterAll(() => site.close());

type List = (ctx: Ctx) => Promise<readonly unknown[]>;
const place = (name: string) => at[name] ?? '';
const exam =
  (tab: ExamTab): List =>
  async (ctx) =>
    (await workList(ctx, { idRoom: place('room'), tab })).dongs.map((one) => [
      one.DichVuYeuCau_Id,
      one.KyHieu,
    ]);
const lab =
  (tab: LabTab): List =>
  async (ctx) =>
    (await labList(ctx, { idRoom: place('lab'), tab })).dongs.map((one) => [one.DichVuYeuCau_Id, one.KyHieu]);
const read =
  (kind: (typeof kinds)[number], tab: 'ChoThucHien' | 'DangLam' | 'KhongDen'): List =>
  async (ctx) =>
    (await readingList(ctx, readings[kind], { idRoom: queueRooms[kind] ?? '', tab })).dongs.map((one) => [
      one.DichVuYeuCau_Id,
      one.KyHieu,
    ]);
const cashier =
  (tab: CashierTab, byQueue = false): List =>
  async (ctx) =>
    (await listVisits(ctx, { tab, byQueue, idNode: place('counter') })).data.map((one) => one.TiepNhan_Id);
const supplies =
  (tab: SupplyTab): List =>
  async (ctx) => {
    const there = await site.ctx('duoc', { node: 'KHOLE' });
    const { data } = await supplyList({ ...there, now: ctx.now }, { idStore: place('store'), tab });
    return data.map((one) => [one._id, one.KyHieu]);
  };
const received =
  (tab: ReceptionTab): List =>
  async (ctx) => {
    const desk = await site.ctx('tiepdon', { node: 'TN01' });
    return (await listReceptions({ ...desk, now: ctx.now }, { tab })).data.map((one) => one._id);
  };
const queue =
  (hangDoi: Parameters<typeof ticketsOf>[1]['hangDoi'], node: () => string): List =>
  async (ctx) => {
    const { cho, dangGoi, dangPhucVu, vang } = await ticketsOf(ctx, { hangDoi, nodeId: node() });
    return [cho, dangGoi, dangPhucVu, vang].flatMap((tickets) => tickets.map((one) => [one._id, one.KyHieu]));
  };

/** Every list of work that waits: what stands in it, in its order. */
const lists: Record<string, List> = {
  'reception: who waits for a room': received('ChoKham'),
  'reception: who is examined': received('DangKham'),
  'reception: cards to verify': received('ChuaXacMinhThe'),
  'reception: rooms and how many wait': async (ctx) => [...(await waitingByNode(ctx, 'KhamBenh'))],
  'reception: how places are waited for': async (ctx) =>
    (await waitingByPlace(ctx, 'KhamBenh')).map((one) => [one.Node_Id, one.dangCho]),
  'queue of the reception': queue('TiepNhan', () => place('desk')),
  'queue of a room': queue('KhamBenh', () => place('room')),
  'queue of the laboratory': queue('XetNghiem', () => place('lab')),
  'queue of imaging': queue('ChanDoanHinhAnh', () => queueRooms['ChanDoanHinhAnh'] ?? ''),
  'queue of functional tests': queue('ThamDoChucNang', () => queueRooms['ThamDoChucNang'] ?? ''),
  'queue of microbiology': queue('ViSinh', () => queueRooms['ViSinh'] ?? ''),
  'queue of procedures': queue('PhauThuatThuThuat', () => queueRooms['ThuThuat'] ?? ''),
  'queue of the cashier': queue('VienPhi', () => place('counter')),
  'queue of the pharmacy': queue('CapPhatThuoc', () => place('storeNode')),
  'examination: waiting': exam('ChoKham'),
  'examination: in work': exam('DangKham'),
  'examination: absent': exam('KhongDen'),
  'examination: the phone': async (ctx) =>
    (await phoneList(ctx, { idRoom: place('room'), tab: 'ChoKham' })).dongs.map((one) => one.DichVuYeuCau_Id),
  'examination: counts of home': async (ctx) => {
    const { ChoKham, DangKham, KhongDen } = await workList(ctx, { idRoom: place('room'), tab: 'DangKham' });
    return [ChoKham, DangKham, KhongDen];
  },
  'examination: sessions of a room': async (ctx) =>
    (await sessionsOfRoom(ctx, { idRoom: place('room'), state: 'DangKham' })).map((one) => one._id),
  'laboratory: to sample': lab('ChoLayMau'),
  'laboratory: in work': lab('DangLam'),
  'laboratory: absent': lab('KhongDen'),
  'laboratory: tests that wait': async (ctx) => (await labDay(ctx, place('lab'))).nhoms,
  ...Object.fromEntries(
    kinds.flatMap((kind) =>
      (['ChoThucHien', 'DangLam', 'KhongDen'] as const).map((tab) => [`${kind}: ${tab}`, read(kind, tab)]),
    ),
  ),
  'operations of the day': async (ctx) =>
    (await operationsOfDay(ctx, null)).map((one) => one.DichVuYeuCau_Id),
  'spa: courses to do': async (ctx) =>
    (await deskList(ctx, { idRoom: place('spa') })).dongs.map((one) => one._id),
  'paraclinical bench': async (ctx) =>
    (await roomsOfBench(ctx, {})).map((one) => [one.Phong._id, one.ChoThucHien, one.DangLam]),
  'work in one’s rooms': async (ctx) =>
    (await workInRooms(ctx)).map((one) => [one._id, one.Cho, one.DangLam]),
  'slips of a room': async (ctx) =>
    (await slipsByRoom(ctx, { idRoom: place('lab'), states: ['SanSang', 'ChuaKetQua'] })).map(
      (one) => one._id,
    ),
  'slips without a result': async (ctx) =>
    (await slipsWithoutResult(ctx, { idRoom: place('lab') })).data.map((one) => one._id),
  'cashier: to collect': cashier('ChoThanhToan'),
  'cashier: to collect, by the queue': cashier('ChoThanhToan', true),
  'cashier: not allocated': cashier('ChuaHachToan'),
  'pharmacy: to be paid': supplies('ChoThanhToan'),
  'pharmacy: to supply': supplies('ChoCap'),
  'case reports: nobody has begun': async (ctx) =>
    (await caseList(ctx, { TrangThai: 'ChuaLap' })).data.map((one) => one._id),
  'case reports: begun and not sent': async (ctx) =>
    (await caseList(ctx, { TrangThai: 'Nhap' })).data.map((one) => one._id),
  'national prescriptions: not sent': async (ctx) =>
    (await sentPrescriptions(ctx, {})).data.map((one) => one._id),
  consultations: async (ctx) =>
    (await consultationList(ctx, { TrangThai: 'DangSoan' })).data.map((one) => one._id),
  'expected in a ward': async (ctx) =>
    (await admissionsOfWard(ctx, { KhoaNhapVien_Id: place('ward') })).map((one) => one._id),
  'a board': async (ctx) => {
    const board = {
      HangDoi: 'KhamBenh',
      Node_Ids: [place('room')],
      Ten: 'Sảnh',
      CoGiong: true,
    } as BangGoiSoRow; // what is shown of it
    return (await boardNow(ctx, board)).noi.flatMap((one) => one.tiep.map((next) => next.KyHieu));
  },
  "a holder's page": async (ctx) =>
    (await ownTurn(ctx, turnToken(ctx.config, heldTicket))).ves.map((one) => [one.KyHieu, one.soNguoiTruoc]),
};

describe('what waits at 23:58 stands there at 00:01, in the same order with the same number', () => {
  it.each(Object.keys(lists))('%s', async (name) => {
    const list = lists[name];
    const before = await list?.(seen(doctor, -2));
    expect(before?.length).toBeGreaterThan(0);
    expect(await list?.(seen(doctor, 1))).toEqual(before);
    // and on any later day
    if (name !== 'expected in a ward') expect(await list?.(seen(doctor, 10 * 24 * 60))).toEqual(before);
  });

  it('and is called by its number, as it would have been before', async () => {
    const { cho } = await ticketsOf(seen(doctor, -2), { hangDoi: 'KhamBenh', nodeId: place('room') });
    const called = await callNext(seen(doctor, 1), { hangDoi: 'KhamBenh', nodeId: place('room') });
    expect([called?._id, called?.KyHieu]).toEqual([cho[0]?._id, cho[0]?.KyHieu]);
    await callNext(seen(doctor, 2), { hangDoi: 'KhamBenh', nodeId: place('room') });
    const board = await boardNow(seen(doctor, 3), {
      HangDoi: 'KhamBenh',
      Node_Ids: [place('room')],
      Ten: 'Sảnh',
      CoGiong: true,
    } as BangGoiSoRow);
    expect(board.noi[0]?.goi.map((one) => [one.KyHieu, one.ngay])).toContainEqual([called?.KyHieu, day]);
  });
});
