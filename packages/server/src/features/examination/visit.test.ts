import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { costOfVisit } from '../cashier/queries.ts';
import { removeOrders } from '../orders/commands.ts';
import { setPaymentState } from '../orders/payment.ts';
import { linesOfSlip, slipById, slipsOfVisit } from '../orders/queries.ts';
import { orderForSession } from '../orders/sessionOrders.ts';
import { makePatient } from '../patients/testPatient.ts';
import { nhapTonDau } from '../pharmacy/importStock.ts';
import { savePrescription } from '../prescriptions/commands.ts';
import { prescriptionLines, prescriptionsOfSession, versionOf } from '../prescriptions/queries.ts';
import { ticketOfSource } from '../queues/queries.ts';
import { createTiepNhan } from '../reception/commands.ts';
import { cancelKhamBenh, endKhamBenh, saveKhamBenh, verifyKhamBenh } from './commands.ts';
import { beforeMove, moveToRoom } from './moveRoom.ts';
import { openKhamBenh } from './open.ts';
import { sessionById } from './queries.ts';
import { workList } from './workList.ts';

let site: TestSite;
let desk: Ctx;
let doctor: Ctx;
const ids = {
  payer: '',
  room: '',
  room2: '',
  exam: '',
  price: '',
  test: '',
  icd: '',
  other: '',
  end: '',
  drug: '',
  store: '',
};

beforeAll(async () => {
  site = await openTestSite();
  desk = await site.ctx('tiepdon', { node: 'TN01' });
  doctor = await site.ctx('bsnoi1', { node: 'PK01' });
  ids.payer = await site.id('main.dm_doi_tuong', 'THUPHI');
  ids.room = await site.id('auth.node', 'PK01');
  ids.room2 = await site.id('auth.node', 'PK02');
  ids.exam = await site.id('main.dm_dich_vu', 'KB-NOI');
  ids.price = await site.id('main.loai_gia', 'BHYT');
  const pick = async (query: string) => String((await site.database.pool.query(query)).rows[0]?.id);
  ids.test =
    await pick(`select d.id from main.dm_dich_vu d join main.nhom_dich_vu n on n.id = d.nhom_dich_vu_id
    join main.loai_dich_vu t on t.id = n.loai_dich_vu_id where t.loai = 'XetNghiem' order by d.ma_dich_vu limit 1`);
  ids.icd = await pick(`select id from main.icd where ma_icd = 'J02.9'`);
  ids.other = await pick(`select id from main.icd where ma_icd = 'I10'`);
  ids.end = await pick('select id from main.huong_giai_quyet order by ma_huong_giai_quyet limit 1');
  ids.drug = await pick(`select id from pharmacy.duoc where ma_duoc = 'T001'`);
  ids.store = await pick(`select id from pharmacy.kho where ma_kho = 'NHATHUOC'`);
});
afterAll(() => site.close());

const code = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

/** An exam order of a new patient in room PK01. */
async function arrived(paid = true): Promise<{ slip: string; visit: string }> {
  const patient = await makePatient(site, desk, { TenBenhNhan: `Người Khám ${v7().slice(-6)}` });
  const visit = await createTiepNhan(desk, {
    BenhNhan_Id: patient._id,
    DoiTuong_Id: ids.payer,
    dichVus: [{ DichVu_Id: ids.exam, LoaiGia_Id: ids.price, NoiThucHien_Id: ids.room }],
  });
  const [slip] = await slipsOfVisit(desk, visit._id);
  if (!slip) throw new Error('the reception ordered nothing');
  if (paid) {
    const lines = await linesOfSlip(desk, slip._id);
    await inTransaction(desk, (tx) =>
      setPaymentState(
        tx,
        lines.map((one) => one._id),
        { DuocPhepThucHien: true },
      ),
    );
  }
  desk.loaders.clear();
  return { slip: slip._id, visit: visit._id };
}

/** A session that is open, with its main disease. */
async function examined() {
  const { slip, visit } = await arrived();
  const id = await openKhamBenh(doctor, slip);
  await saveKhamBenh(doctor, id, { version: 1, ChanDoanICD_Id: ids.icd, ChanDoan: 'Viêm họng cấp' });
  doctor.loaders.clear();
  return { id, slip, visit };
}

describe('opening a session', () => {
  it('serves the ticket, begins the order and stands in the tab of those being examined', async () => {
    const { slip } = await arrived();
    const id = await openKhamBenh(doctor, slip);
    expect((await sessionById(doctor, id)).MaKhamBenh).toMatch(/^KB\d{6}-\d{4}$/);
    expect((await slipById(doctor, slip)).TrangThai).toBe('ChuaKetQua');
    expect((await ticketOfSource(doctor, slip))?.TrangThai).toBe('dang_phuc_vu');
    const list = await workList(doctor, { idRoom: ids.room, tab: 'DangKham' });
    expect(list.dongs.map((one) => one.KhamBenh_Id)).toContain(id);
    expect(list.DangKham).toBe(list.dongs.length);
  });

  it('makes one session when two open it at once', async () => {
    const { slip } = await arrived();
    const [a, b] = await Promise.all([openKhamBenh(doctor, slip), openKhamBenh(doctor, slip)]);
    expect(a).toBe(b);
  });

  it('is refused before the exam is paid', async () => {
    const { slip } = await arrived(false);
    expect(await code(openKhamBenh(doctor, slip))).toBe('SERVICE_NOT_PAID');
  });

  it('reads a tab with its counts in one statement', async () => {
    expect(await site.countQueries(() => workList(doctor, { idRoom: ids.room, tab: 'ChoKham' }))).toBe(1);
  });
});

describe('saving a session', () => {
  it('refuses implausible vitals, a secondary disease that is the main one and an early follow-up', async () => {
    const { id } = await examined();
    const refusedAt = await saveKhamBenh(doctor, id, {
      version: 2,
      HuyetApCao: 80,
      HuyetApThap: 90,
      Mach: 300,
      ChanDoanPhuICD_Ids: [ids.icd],
      NgayTaiKham: '2020-01-01',
    }).catch((error: { details: { issues: { path: string }[] } }) =>
      error.details.issues.map((one) => one.path),
    );
    expect(refusedAt).toEqual(['Mach', 'HuyetApCao', 'NgayTaiKham', 'ChanDoanPhuICD_Ids.0']);
  });

  it('lets one of two editors win and tells the other', async () => {
    const { id } = await examined();
    const answers = await Promise.all([
      code(saveKhamBenh(doctor, id, { version: 2, TrieuChungLamSang: 'Đau họng' })),
      code(saveKhamBenh(doctor, id, { version: 2, TrieuChungLamSang: 'Sốt' })),
    ]);
    expect(answers.sort()).toEqual(['CONFLICT', 'done']);
  });

  it('ends only with a main disease and a resolution, and cannot be edited after', async () => {
    const { id, slip } = await examined();
    expect(await code(endKhamBenh(doctor, id))).toBe('BAD_INPUT');
    await endKhamBenh(doctor, id, { version: 2, HuongGiaiQuyet_Id: ids.end });
    expect(await code(saveKhamBenh(doctor, id, { version: 4, LoiDan: 'Nghỉ' }))).toBe('EXAM_ENDED');
    doctor.loaders.clear();
    expect((await slipById(doctor, slip)).TrangThai).toBe('DaXemKetQua');
    await verifyKhamBenh(doctor, id, 'DaKham');
    expect(await code(verifyKhamBenh(doctor, id, 'DaKham'))).toBe('STATE_CHANGED');
  });
});

describe('ordering in a session', () => {
  it('makes a slip with charge and ticket, asks before the same test again, and removes it while unpaid', async () => {
    const { id, visit } = await examined();
    const input = { requestId: v7(), KhamBenh_Id: id, chiTiets: [{ DichVu_Id: ids.test }] };
    const before = Number((await costOfVisit(doctor, visit)).ThanhTien);
    const [slip = ''] = await orderForSession(doctor, input);
    expect(await orderForSession(doctor, input)).toEqual([slip]);
    doctor.loaders.clear();
    expect(Number((await costOfVisit(doctor, visit)).ThanhTien)).toBeGreaterThan(before);
    expect((await ticketOfSource(doctor, slip))?.HangDoi).toBe('XetNghiem');
    expect(await code(orderForSession(doctor, { ...input, requestId: v7() }))).toBe('NEEDS_CONFIRMATION');
    expect(await code(cancelKhamBenh(doctor, id, 'xoa'))).toBe('EXAM_HAS_ORDERS');
    expect(await removeOrders(doctor, [slip])).toBe(1);
    doctor.loaders.clear();
    expect(Number((await costOfVisit(doctor, visit)).ThanhTien)).toBe(before);
    expect((await slipById(doctor, slip)).TrangThai).toBe('DaHuy');
  });

  it('never removes a paid service', async () => {
    const { id } = await examined();
    const [slip = ''] = await orderForSession(doctor, {
      requestId: v7(),
      KhamBenh_Id: id,
      chiTiets: [{ DichVu_Id: ids.test }],
    });
    const lines = await linesOfSlip(doctor, slip);
    await inTransaction(desk, (tx) =>
      setPaymentState(
        tx,
        lines.map((one) => one._id),
        { DaThuTien: true },
      ),
    );
    expect(await code(removeOrders(doctor, [slip]))).toBe('SERVICE_PAID');
  });

  it('needs the main disease', async () => {
    const { slip } = await arrived();
    const id = await openKhamBenh(doctor, slip);
    doctor.loaders.clear();
    const order = orderForSession(doctor, {
      requestId: v7(),
      KhamBenh_Id: id,
      chiTiets: [{ DichVu_Id: ids.test }],
    });
    expect(await code(order)).toBe('MAIN_DISEASE_NEEDED');
  });
});

describe('a session opened by mistake', () => {
  it('is removed, and its patient waits again', async () => {
    const { id, slip } = await examined();
    await cancelKhamBenh(doctor, id, 'xoa');
    doctor.loaders.clear();
    expect((await slipById(doctor, slip)).TrangThai).toBe('SanSang');
    expect((await ticketOfSource(doctor, slip))?.TrangThai).toBe('cho');
    await inTransaction(desk, async (tx) =>
      setPaymentState(
        tx,
        (await linesOfSlip(tx, slip)).map((one) => one._id),
        { DuocPhepThucHien: true },
      ),
    );
    expect(await openKhamBenh(doctor, slip)).not.toBe(id);
  });
});

describe('moving to another room', () => {
  it('orders the exam there and ends the session here', async () => {
    const { id, visit } = await examined();
    expect((await beforeMove(doctor, visit)).soLanKham).toBe(1);
    const slip = await moveToRoom(
      doctor,
      { requestId: v7(), KhamBenh_Id: id, PhongBan_Id: ids.room2, DichVu_Id: ids.exam },
      true,
    );
    doctor.loaders.clear();
    expect((await slipById(doctor, slip)).NoiThucHien_Id).toBe(ids.room2);
    expect((await sessionById(doctor, id)).TrangThai).toBe('DaKham');
  });
});

describe('prescribing', () => {
  beforeAll(async () => {
    const stock = {
      Duoc_Id: ids.drug,
      Kho_Id: ids.store,
      SoLo: 'L1',
      HanDung: '2099-12-31',
      SoLuong: '500',
      GiaVon: '500',
    };
    await nhapTonDau(await site.ctx('duoc', { node: 'KHOLE' }), [stock]);
  });

  it('works out the quantity, holds the stock, charges, and gives it all back when taken back', async () => {
    const { id, visit } = await examined();
    const held = async () => {
      const { rows } = await site.database.db.execute<{ held: string }>(
        sql`select coalesce(sum(so_luong_giu), 0)::float8::text as held from pharmacy.ton_kho where duoc_id = ${ids.drug} and kho_id = ${ids.store}`,
      );
      return Number(rows[0]?.held);
    };
    const before = { held: await held(), cost: Number((await costOfVisit(doctor, visit)).ThanhTien) };
    const line = {
      Duoc_Id: ids.drug,
      LoaiToa: 'Thuong' as const,
      Kho_Id: ids.store,
      SoNgay: 3,
      Sang: '1',
      Toi: '1',
    };
    await savePrescription(doctor, id, { requestId: v7(), version: 0, dongs: [line] });
    doctor.loaders.clear();
    const toas = await prescriptionsOfSession(doctor, id);
    expect(toas.map((toa) => toa.MaDonThuoc)).toEqual([expect.stringMatching(/^01999[0-9a-z]{7}-c$/)]);
    expect(Number((await prescriptionLines(doctor, toas[0]?._id ?? ''))[0]?.SoLuong)).toBe(6);
    expect(await held()).toBe(before.held + 6);
    expect(Number((await costOfVisit(doctor, visit)).ThanhTien)).toBeGreaterThan(before.cost);
    expect(await code(savePrescription(doctor, id, { requestId: v7(), version: 0, dongs: [line] }))).toBe(
      'CONFLICT',
    );
    doctor.loaders.clear();
    await savePrescription(doctor, id, { requestId: v7(), version: versionOf(toas), dongs: [] });
    doctor.loaders.clear();
    expect(await held()).toBe(before.held);
    expect(Number((await costOfVisit(doctor, visit)).ThanhTien)).toBe(before.cost);
  });

  it('asks for a reason when a drug stands twice', async () => {
    const { id } = await examined();
    const line = { Duoc_Id: ids.drug, LoaiToa: 'Thuong' as const, Kho_Id: ids.store, SoNgay: 3, Sang: '1' };
    const input = { requestId: v7(), version: 0, dongs: [line, line] };
    const warned = await savePrescription(doctor, id, input).catch(
      (error: { code: string; details: { warnings: { key: string }[] } }) => error,
    );
    expect(warned).toMatchObject({ code: 'NEEDS_CONFIRMATION' });
    const key = (warned && 'details' in warned && warned.details.warnings[0]?.key) || '';
    await savePrescription(doctor, id, {
      ...input,
      requestId: v7(),
      lyDoCanhBaos: [{ key, LyDo: 'Tăng liều' }],
    });
  });
});
