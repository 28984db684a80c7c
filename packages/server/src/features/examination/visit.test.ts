import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { costOfVisit } from '../cashier/queries.ts';
import { removeOrders } from '../orders/commands.ts';
import { setPaymentState } from '../orders/payment.ts';
import { linesOfSlip, slipById } from '../orders/queries.ts';
import { nhapTonDau } from '../pharmacy/importStock.ts';
import { savePrescription, setPrescriptionState, takeBackPaymentRequest } from '../prescriptions/commands.ts';
import { prescriptionLines, prescriptionsOfSession, versionOf } from '../prescriptions/queries.ts';
import { ticketOfSource } from '../queues/queries.ts';
import { cancelKhamBenh, endKhamBenh, saveKhamBenh, verifyKhamBenh } from './commands.ts';
import { openKhamBenh } from './open.ts';
import { orderForSession } from './orderForSession.ts';
import { sessionById } from './queries.ts';
import { codeOf, type ExamFactory, examFactory } from './testExam.ts';
import { phoneList, workList } from './workList.ts';

let site: TestSite;
let desk: Ctx;
let doctor: Ctx;
let ids: ExamFactory['ids'];
let arrived: ExamFactory['arrived'];
let examined: ExamFactory['examined'];
let allow: ExamFactory['allow'];

beforeAll(async () => {
  site = await openTestSite();
  ({ desk, doctor, ids, arrived, examined, allow } = await examFactory(site));
});
afterAll(() => site.close());

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
    const { slip } = await arrived({ paid: false });
    expect(await codeOf(openKhamBenh(doctor, slip))).toBe('SERVICE_NOT_PAID');
  });

  it('reads a tab with its counts in one statement', async () => {
    expect(await site.countQueries(() => workList(doctor, { idRoom: ids.room, tab: 'ChoKham' }))).toBe(1);
    const whole = await workList(doctor, { idRoom: ids.room, tab: 'ChoKham' });
    const phone = await phoneList(doctor, { idRoom: ids.room, tab: 'ChoKham', limit: 1 });
    expect(phone).toEqual({ ...whole, dongs: whole.dongs.slice(0, 1) });
    await expect(phoneList(doctor, { idRoom: ids.room, tab: 'ChoKham', limit: 101 })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
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
    }).catch((error: { details: { issues: { path: string; code: string }[] } }) => error.details.issues);
    expect(refusedAt).toMatchObject([
      { path: 'Mach' },
      { path: 'HuyetApCao' },
      { path: 'NgayTaiKham', code: 'FOLLOW_UP_BEFORE_EXAM' },
      { path: 'ChanDoanPhuICD_Ids.0' },
    ]);
  });

  it('lets one of two editors win and tells the other', async () => {
    const { id } = await examined();
    const answers = await Promise.all([
      codeOf(saveKhamBenh(doctor, id, { version: 2, TrieuChungLamSang: 'Đau họng' })),
      codeOf(saveKhamBenh(doctor, id, { version: 2, TrieuChungLamSang: 'Sốt' })),
    ]);
    expect(answers.sort()).toEqual(['CONFLICT', 'done']);
  });

  it('ends only with a main disease and a resolution, and cannot be edited after', async () => {
    const { id, slip } = await examined();
    expect(await codeOf(endKhamBenh(doctor, id))).toBe('BAD_INPUT');
    await endKhamBenh(doctor, id, { version: 2, HuongGiaiQuyet_Id: ids.end });
    expect(await codeOf(saveKhamBenh(doctor, id, { version: 4, LoiDan: 'Nghỉ' }))).toBe('EXAM_ENDED');
    doctor.loaders.clear();
    expect((await slipById(doctor, slip)).TrangThai).toBe('DaXemKetQua');
    await verifyKhamBenh(doctor, id, 'DaKham');
    expect(await codeOf(verifyKhamBenh(doctor, id, 'DaKham'))).toBe('STATE_CHANGED');
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
    expect(await codeOf(orderForSession(doctor, { ...input, requestId: v7() }))).toBe('NEEDS_CONFIRMATION');
    expect(await codeOf(cancelKhamBenh(doctor, id, 'xoa', { LyDo_Id: ids.reason }))).toBe('EXAM_HAS_ORDERS');
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
    expect(await codeOf(removeOrders(doctor, [slip]))).toBe('SERVICE_PAID');
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
    expect(await codeOf(order)).toBe('MAIN_DISEASE_NEEDED');
  });
});

describe('a session opened by mistake', () => {
  it('is removed, and its patient waits again', async () => {
    const { id, slip } = await examined();
    await cancelKhamBenh(doctor, id, 'xoa', { LyDo_Id: ids.reason });
    doctor.loaders.clear();
    expect((await slipById(doctor, slip)).TrangThai).toBe('SanSang');
    expect((await ticketOfSource(doctor, slip))?.TrangThai).toBe('cho');
    await allow(slip);
    expect(await openKhamBenh(doctor, slip)).not.toBe(id);
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
    await nhapTonDau(await site.ctx('nhathuoc', { node: 'NHATHUOC' }), [stock]);
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
    expect(await codeOf(savePrescription(doctor, id, { requestId: v7(), version: 0, dongs: [line] }))).toBe(
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

  it('takes the request to pay for the supplies back, and leaves that for the drugs', async () => {
    const { id } = await examined();
    const line = { Duoc_Id: ids.drug, Kho_Id: ids.store, SoNgay: 3, Sang: '1' };
    const kinds = ['Thuong', 'VTYT'] as const;
    const input = { requestId: v7(), version: 0, dongs: kinds.map((LoaiToa) => ({ ...line, LoaiToa })) };
    const { details } = await savePrescription(doctor, id, input).then(
      () => ({ details: { warnings: [] as { key: string }[] } }),
      (error: { details: { warnings: { key: string }[] } }) => error,
    );
    const lyDoCanhBaos = details.warnings.map(({ key }) => ({ key, LyDo: 'Dùng hai dạng' }));
    await savePrescription(doctor, id, { ...input, requestId: v7(), lyDoCanhBaos });
    doctor.loaders.clear();
    for (const toa of await prescriptionsOfSession(doctor, id))
      await setPrescriptionState(doctor, toa._id, 'yeuCauThanhToan');
    expect(await takeBackPaymentRequest(doctor, id, 'vatTu')).toBe(1);
    doctor.loaders.clear();
    const states = (await prescriptionsOfSession(doctor, id)).map((toa) => `${toa.LoaiToa} ${toa.TrangThai}`);
    expect(states.sort()).toEqual(['Thuong YeuCauThanhToan', 'VTYT DaKe']);
  });
});
