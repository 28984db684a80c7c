import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { stayById } from '../admission/queries.ts';
import { collect } from '../cashier/collect.ts';
import { codeOf, type ExamFactory, examFactory } from '../examination/testExam.ts';
import { wholeRecordOfStay } from '../medicalRecords/ofStay.ts';
import { createOrders, removeOrders } from '../orders/commands.ts';
import { patientById } from '../patients/queries.ts';
import { printRecord } from '../printing/print.ts';
import { moveBed, takeIn } from '../stays/commands.ts';
import { mapOfWard } from '../stays/map.ts';
import { bedsOfStay, wardsOfStay } from '../stays/queries.ts';
import { again, issuesOf, wardFactory } from '../stays/testStays.ts';
import { markResultsLater } from './later.ts';
import { closeWard, completeDischarge, reopenDischarge, takeBackToWard, takeOrderBack } from './leaving.ts';
import { discharge, replaceDischarge, updateDischarge } from './paper.ts';
import { leavingOfWard } from './queries.ts';
import { standingOf } from './standing.ts';
import { dischargeFactory } from './testDischarges.ts';

let site: TestSite;
let exam: ExamFactory;
let at: Awaited<ReturnType<typeof wardFactory>>;
let of: ReturnType<typeof dischargeFactory>;
beforeAll(async () => {
  site = await openTestSite();
  exam = await examFactory(site);
  at = await wardFactory(site, exam);
  of = dischargeFactory(site, at);
});
afterAll(() => site.close());
// every test has its beds to itself
beforeEach(async () => {
  await site.database.pool.query(`update main.dot_giuong set da_huy = true where not da_huy`);
  await site.database.pool.query(`update main.tinh_trang_giuong set trang_thai = 'DaKetThuc', den_luc = now()
    where trang_thai = 'DangApDung'`);
});

const nurse = () => again(at.nurse);
const read = (id: string) => stayById(nurse(), id);
const seen = async (id: string) => (await read(id)).version;
const stands = async (id: string) =>
  (await standingOf(nurse(), await read(id))).map(({ Loai, traSau }) => `${Loai} ${traSau}`);

/** An order of the visit of a stay. */
const ordering = async (id: string) => {
  const { TiepNhan_Id, BenhNhan_Id } = await read(id);
  const lines = [{ DichVu_Id: exam.ids.test, SoLuong: '1' }];
  const asked = { TiepNhan_Id, BenhNhan_Id, NoiYeuCau_Id: exam.ids.room, lines, xacNhanTrung: true };
  return inTransaction(again(exam.doctor), (tx) => createOrders(tx, { ...asked, trangThai: 'SanSang' }));
};

describe('ordering a discharge', () => {
  it('ends ward and bed at its time, marks the bed, and has a number of the year', async () => {
    const stay = await at.lying('H301');
    const input = await of.leavingInput(stay);
    const id = await discharge.create(of.doctor(), input);
    expect(await discharge.create(of.doctor(), input)).toBe(id);
    const paper = await discharge.byId(nurse(), id);
    expect(paper).toMatchObject({ PhienBan: 1, TrangThai: 'DangSuDung', BacSi_Id: at.BacSiDieuTri_Id });
    expect(paper.SoRaVien).toMatch(/^\d+\/NT-\d{4}$/);
    expect((await read(stay)).TrangThai).toBe('ChiDinhRaVien');
    const end = { DenLuc: paper.ThoiGianRaVien };
    expect(await wardsOfStay(nurse(), stay)).toMatchObject([end]);
    expect(await bedsOfStay(nurse(), stay)).toMatchObject([end]);
    const map = await mapOfWard(nurse(), await at.ward('KNOI'));
    expect(map.giuongs.find(({ MaGiuong }) => MaGiuong === 'H301')).toMatchObject({
      trangThai: 'DonDep',
      nguoiNams: [],
      raViens: [{ NhapVien_Id: stay, TrangThai: 'ChiDinhRaVien' }],
    });
    expect((await leavingOfWard(nurse(), await at.ward('KNOI'))).map(({ _id }) => _id)).toContain(stay);
  });

  it('is refused at its fields, to who saw another version, and while a transfer waits', async () => {
    const stay = await at.lying('H301');
    const input = await of.leavingInput(stay);
    const refused = (more: object) =>
      issuesOf(discharge.create(of.doctor(), { ...input, ...more, requestId: v7() }));
    expect(await refused({ KetQuaDieuTri: null, ThoiGianRaVien: new Date('2001-01-01') })).toEqual([
      'KetQuaDieuTri REQUIRED',
      'ThoiGianRaVien TREATMENT_EPISODE_ORDER',
    ]);
    expect(await refused({ version: (input.version ?? 0) + 1 })).toEqual(['CONFLICT']);
    await at.sent(stay, 'KNGO');
    expect(await refused({ version: await seen(stay) })).toEqual(['STAY_TRANSFER_WAITS']);
    expect(await codeOf(discharge.create(nurse(), input))).toBe('FORBIDDEN');
  });

  it('takes the minute of the last move as the time after it', async () => {
    const stay = await at.lying('H301');
    const [bed] = await bedsOfStay(nurse(), stay);
    const minute = new Date(Math.floor((bed?.TuLuc.getTime() ?? 0) / 60_000) * 60_000);
    const id = await of.leaving(stay, { ThoiGianRaVien: minute });
    const { ThoiGianRaVien } = await discharge.byId(nurse(), id);
    expect(ThoiGianRaVien.getTime()).toBe((bed?.TuLuc.getTime() ?? 0) + 1);
    expect(await bedsOfStay(nurse(), stay)).toMatchObject([{ DenLuc: ThoiGianRaVien }]);
  });

  it('leaves the bed to another, and the patient to no second stay before it is completed', async () => {
    const stay = await at.lying('H301');
    await of.leaving(stay);
    const other = await at.ordered();
    expect(await issuesOf(takeIn(nurse(), await at.takingIn(other, 'H301')))).toEqual([
      'Giuong_Id BED_NOT_CLEAN',
    ]);
    await site.database.pool.query(`update main.tinh_trang_giuong set trang_thai = 'DaKetThuc', den_luc = now()
      where trang_thai = 'DangApDung'`);
    expect(await issuesOf(takeIn(nurse(), await at.takingIn(other, 'H301')))).toEqual(['done']);
    const { BenhNhan_Id } = await read(stay);
    await site.database.pool.query('update main.tiep_nhan_nhap_vien set benh_nhan_id = $1 where id = $2', [
      BenhNhan_Id,
      await at.ordered(),
    ]);
    const { rows } = await site.database.pool.query(
      `select id from main.tiep_nhan_nhap_vien where benh_nhan_id = $1 and trang_thai = 'MoiVaoVien'`,
      [BenhNhan_Id],
    );
    expect(await codeOf(takeIn(nurse(), await at.takingIn(rows[0].id, 'H302')))).toBe('STAY_OPEN');
  });
});

describe('from the ordered discharge on', () => {
  it('no order of the visit is added or taken away before it is taken back', async () => {
    const stay = await at.lying('H301');
    const [slip] = await ordering(stay);
    await of.leaving(stay);
    expect(await codeOf(ordering(stay))).toBe('STAY_LEAVING');
    expect(await codeOf(removeOrders(again(exam.doctor), [slip?._id ?? '']))).toBe('STAY_LEAVING');
    const back = { NhapVien_Id: stay, version: await seen(stay), LyDo: 'Sốt lại' };
    await takeOrderBack(of.doctor(), back);
    expect(await codeOf(removeOrders(again(exam.doctor), [slip?._id ?? '']))).toBe('done');
    expect(await codeOf(ordering(stay))).toBe('done');
  });

  it('who orders at that moment is first, or is refused', async () => {
    const stay = await at.lying('H301');
    const input = await of.leavingInput(stay);
    const [ordered, left] = await Promise.all([
      codeOf(ordering(stay)),
      codeOf(discharge.create(of.doctor(), input)),
    ]);
    expect(left).toBe('done');
    expect(['done', 'STAY_LEAVING']).toContain(ordered);
    const lines = (await standingOf(nurse(), await read(stay))).filter(({ Loai }) => Loai === 'ChiDinh');
    expect(lines).toHaveLength(ordered === 'done' ? 1 : 0);
  });

  it('of two who order the discharge one is told that it is done', async () => {
    const stay = await at.lying('H301');
    const inputs = [await of.leavingInput(stay), await of.leavingInput(stay)];
    const told = await Promise.all(inputs.map((input) => codeOf(discharge.create(of.doctor(), input))));
    expect(told.sort()).toEqual(['STATE_CHANGED', 'done']);
  });
});

describe('closing the work of the ward', () => {
  it('is refused while something stands, line by line; a result may come later', async () => {
    const stay = await at.lying('H301');
    const [slip] = await ordering(stay);
    await of.leaving(stay, { QuaTrinhBenhLy: null });
    expect(await stands(stay)).toEqual(['KetQua false', 'ChiDinh false', 'TomTat false']);
    expect(await codeOf(closeWard(nurse(), stay, await seen(stay)))).toBe('STAY_WORK_STANDS');
    const later = async (ids: string[]) =>
      codeOf(
        markResultsLater(nurse(), { NhapVien_Id: stay, version: await seen(stay), DichVuYeuCau_Ids: ids }),
      );
    expect(await later([slip?._id ?? ''])).toBe('RESULT_LATER_NOT_BEGUN');
    await site.database.pool.query(
      `update main.dich_vu_yeu_cau set trang_thai = 'ChuaKetQua' where id = $1`,
      [slip?._id],
    );
    expect(await stands(stay)).toContain('KetQua true');
    expect(await later([slip?._id ?? ''])).toBe('done');
    expect(await later([slip?._id ?? ''])).toBe('done');
    expect(await stands(stay)).toEqual(['KetQua false', 'TomTat false']);
    // the examination that ordered the stay is ended, and the summary written
    await site.database.pool.query(
      `update main.dich_vu_yeu_cau set trang_thai = 'CoKetQua' where loai = 'KhamBenh' and tiep_nhan_id = $1`,
      [(await read(stay)).TiepNhan_Id],
    );
    const [paper] = await discharge.listOf(of.doctor(), stay);
    await updateDischarge(of.doctor(), paper?._id ?? '', {
      version: paper?.version ?? 0,
      QuaTrinhBenhLy: 'Sốt',
    });
    expect(await stands(stay)).toEqual([]);
    await closeWard(nurse(), stay, await seen(stay));
    expect((await read(stay)).TrangThai).toBe('ChoThanhToan');
    await takeBackToWard(nurse(), stay, await seen(stay), 'Còn thuốc');
    expect((await read(stay)).TrangThai).toBe('ChiDinhRaVien');
  });
});

describe('completing a discharge', () => {
  it('asks what the visit owes, ends the record, and only the administrator opens it again', async () => {
    const stay = await at.lying('H301');
    const { TiepNhan_Id, BenhNhan_Id } = await read(stay);
    const id = await of.leaving(stay);
    await of.worked(stay);
    await closeWard(nurse(), stay, await seen(stay));
    expect(await codeOf(completeDischarge(nurse(), stay, await seen(stay)))).toBe('VISIT_NOT_PAID');
    const cashier = await site.ctx('thungan1', { node: 'TN01' });
    const cash = await site.id('main.hinh_thuc_thanh_toan', 'TM');
    const due = await site.database.pool.query('select con_lai from main.vien_phi where tiep_nhan_id = $1', [
      TiepNhan_Id,
    ]);
    await collect(cashier, {
      ...{ requestId: v7(), TiepNhan_Id, BenhNhan_Id, LoaiBienLai: 'ThuTien' },
      thanhToans: [{ HinhThucThanhToan_Id: cash, SoTien: due.rows[0].con_lai }],
    });
    await completeDischarge(nurse(), stay, await seen(stay));
    expect((await read(stay)).TrangThai).toBe('DaRaVien');
    expect((await wholeRecordOfStay(nurse(), stay)).TrangThai).toBe('DaKetThuc');
    expect(await codeOf(reopenDischarge(nurse(), stay, await seen(stay), 'Sai'))).toBe('FORBIDDEN');
    const admin = await site.ctx('quantri');
    expect(await issuesOf(reopenDischarge(admin, stay, await seen(stay), ' '))).toEqual(['LyDo REQUIRED']);
    await reopenDischarge(again(admin), stay, await seen(stay), 'Sai ngày ra');
    expect((await read(stay)).TrangThai).toBe('ChoThanhToan');
    expect((await wholeRecordOfStay(nurse(), stay)).TrangThai).toBe('DangDieuTri');
    expect((await discharge.byId(nurse(), id)).TrangThai).toBe('DangSuDung');
  });
});

describe('taking the order back', () => {
  it('lets the times go on in the same bed, without a gap', async () => {
    const stay = await at.lying('H301');
    const id = await of.leaving(stay);
    const back = { NhapVien_Id: stay, version: await seen(stay), LyDo: 'Sốt lại' };
    expect(await issuesOf(takeOrderBack(of.doctor(), { ...back, LyDo: '' }))).toEqual(['LyDo REQUIRED']);
    await takeOrderBack(of.doctor(), back);
    expect(await read(stay)).toMatchObject({ TrangThai: 'DangDieuTri' });
    expect(await bedsOfStay(nurse(), stay)).toMatchObject([{ DenLuc: null }]);
    expect(await wardsOfStay(nurse(), stay)).toMatchObject([{ DenLuc: null }]);
    expect(await discharge.byId(nurse(), id)).toMatchObject({ TrangThai: 'DaHuy', LyDoHuy: 'Sốt lại' });
    const map = await mapOfWard(nurse(), await at.ward('KNOI'));
    expect(map.giuongs.find(({ MaGiuong }) => MaGiuong === 'H301')?.trangThai).toBe('DangNam');
    await of.leaving(stay);
    expect((await read(stay)).TrangThai).toBe('ChiDinhRaVien');
  });

  it('asks for another bed where somebody lies in theirs, from the moment of the discharge on', async () => {
    const stay = await at.lying('H301');
    await of.leaving(stay);
    await site.database.pool.query(`update main.tinh_trang_giuong set trang_thai = 'DaKetThuc', den_luc = now()
      where trang_thai = 'DangApDung'`);
    await at.lying('H301');
    const back = { NhapVien_Id: stay, version: await seen(stay), LyDo: 'Sốt lại' };
    expect(await issuesOf(takeOrderBack(of.doctor(), back))).toEqual(['choGhep BED_SHARED']);
    await takeOrderBack(of.doctor(), { ...back, Giuong_Id: await at.bed('H302') });
    const [first, second] = await bedsOfStay(nurse(), stay);
    expect(second).toMatchObject({ Giuong_Id: await at.bed('H302'), DenLuc: null, TuLuc: first?.DenLuc });
    await moveBed(nurse(), {
      NhapVien_Id: stay,
      version: await seen(stay),
      Giuong_Id: await at.bed('H303'),
      donDep: true,
    });
    expect(await bedsOfStay(nurse(), stay)).toHaveLength(3);
  });
});

describe('the paper', () => {
  it('moves the end of the stay with its time, and is replaced once it is printed', async () => {
    const stay = await at.lying('H301');
    const id = await of.leaving(stay);
    const before = await discharge.byId(nurse(), id);
    const earlier = new Date(before.ThoiGianRaVien.getTime() - 1);
    await updateDischarge(of.doctor(), id, { version: before.version, ThoiGianRaVien: earlier });
    expect(await bedsOfStay(nurse(), stay)).toMatchObject([{ DenLuc: earlier }]);
    const pdf = Buffer.from(await printRecord(of.doctor(), 'RaVienNoiTru', id));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const version = (await discharge.byId(nurse(), id)).version;
    expect(await codeOf(updateDischarge(of.doctor(), id, { version, LoiDan: 'Ăn nhạt' }))).toBe(
      'DISCHARGE_PRINTED',
    );
    const next = await replaceDischarge(of.doctor(), id, { version, LoiDan: 'Ăn nhạt' }, 'Bổ sung lời dặn');
    expect(await discharge.byId(nurse(), next)).toMatchObject({
      ...{ PhienBan: 2, SoRaVien: before.SoRaVien, ThayTheCho_Id: id, LyDoThayThe: 'Bổ sung lời dặn' },
      ...{ ChanDoan: 'Viêm phổi', LoiDan: 'Ăn nhạt' },
    });
    expect((await read(stay)).TrangThai).toBe('ChiDinhRaVien');
  });

  it('keeps its time where somebody lies in the bed since', async () => {
    const id = await of.leaving(await at.lying('H301'));
    await site.database.pool.query(`update main.tinh_trang_giuong set trang_thai = 'DaKetThuc', den_luc = now()
      where trang_thai = 'DangApDung'`);
    await at.lying('H301');
    const { version } = await discharge.byId(nurse(), id);
    const later = { version, ThoiGianRaVien: nurse().now() };
    expect(await issuesOf(updateDischarge(of.doctor(), id, later))).toEqual([
      'ThoiGianRaVien STAY_BED_TAKEN',
    ]);
  });

  it('of a death tells the register of deaths, which is told when it is taken back', async () => {
    const stay = await at.lying('H301');
    const { BenhNhan_Id } = await read(stay);
    await of.leaving(stay, {
      ...{ KetQuaDieuTri: 'TuVong', ThoiGianTuVong: new Date(), NguyenNhanTuVong: 'Suy hô hấp' },
      NguyenNhanTuVongICD_Id: exam.ids.other,
      ThoiGianRaVien: new Date(),
    });
    expect((await patientById(nurse(), BenhNhan_Id)).TuVong).toBe(true);
    await takeOrderBack(of.doctor(), { NhapVien_Id: stay, version: await seen(stay), LyDo: 'Nhầm người' });
    expect((await patientById(nurse(), BenhNhan_Id)).TuVong).toBe(false);
  });

  it('of an escape closes without a summary', async () => {
    const stay = await at.lying('H301');
    await of.leaving(stay, {
      ...{ LoaiRaVien: 'BoDieuTri', LanCuoiThay: new Date(), XuLyTronVien: 'Báo bảo vệ, gọi người nhà' },
      ...{ HuongDieuTri: null, ThoiGianRaVien: new Date() },
    });
    await of.worked(stay);
    expect(await stands(stay)).toEqual([]);
  });
});
