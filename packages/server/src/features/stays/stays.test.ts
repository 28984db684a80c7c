import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { cancelAdmission, cancelAdmissions, updateAdmission } from '../admission/paper.ts';
import { stayById } from '../admission/queries.ts';
import { codeOf, type ExamFactory, examFactory } from '../examination/testExam.ts';
import { createDischarge } from '../medicalRecords/discharges.ts';
import { recordNumberOfStay } from '../medicalRecords/ofStay.ts';
import { recordsOfPatient } from '../medicalRecords/queries.ts';
import { changeFacts, moveBed, sendBack, takeIn, undoTakeIn } from './commands.ts';
import { bedOfStay, bedsOfStay, wardsOfStay } from './queries.ts';
import { again, issuesOf, wardFactory } from './testStays.ts';

let site: TestSite;
let exam: ExamFactory;
let at: Awaited<ReturnType<typeof wardFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  exam = await examFactory(site);
  at = await wardFactory(site, exam);
});
afterAll(() => site.close());
// every test has its beds to itself
beforeEach(async () => {
  await site.database.pool.query(`update main.dot_giuong set da_huy = true where not da_huy`);
});

const nurse = () => again(at.nurse);
const read = (id: string) => stayById(nurse(), id);

describe('taking in', () => {
  it('begins a stay: state, ward, doctor, its times and its medical record with a number of the year', async () => {
    const order = await at.ordered();
    const input = { ...(await at.takingIn(order, 'H301')), DuKienRaVien: '2099-01-01', requestId: v7() };
    expect(await takeIn(nurse(), input)).toBe(order);
    expect(await takeIn(nurse(), input)).toBe(order);
    const Khoa_Id = await at.ward('KNOI');
    const stay = await read(order);
    expect(stay).toMatchObject({
      TrangThai: 'DangDieuTri',
      Khoa_Id,
      BacSiDieuTri_Id: at.BacSiDieuTri_Id,
      DuKienRaVien: '2099-01-01',
      SoLanChuyen: 0,
    });
    expect(await bedOfStay(nurse(), order)).toBe(await at.bed('H301'));
    const first = { TuLuc: stay.NgayVaoKhoa, DenLuc: null, NoiTiep: null, Khoa_Id };
    const DichVu_Id = await site.id('main.dm_dich_vu', 'NG-NOI2');
    expect(await wardsOfStay(nurse(), order)).toMatchObject([first]);
    expect(await bedsOfStay(nurse(), order)).toMatchObject([{ ...first, Cho: 1, DichVu_Id }]);
    expect(await recordNumberOfStay(nurse(), order)).toMatch(/^BA\d{2}-\d{6}$/);
  });

  it('is refused at its fields, all of them at once', async () => {
    const order = await at.ordered('KNOI', { GioiTinh: 'MALE' });
    const input = await at.takingIn(order, 'H301');
    const refused = (more: object) => issuesOf(takeIn(nurse(), { ...input, ...more }));
    expect(await refused({ Giuong_Id: null, BacSiDieuTri_Id: null, DuKienRaVien: '2001-01-01' })).toEqual([
      'Giuong_Id REQUIRED',
      'BacSiDieuTri_Id REQUIRED',
      'DuKienRaVien STAY_EXPECTED_PAST',
    ]);
    expect(await refused({ ThoiGian: new Date('2001-01-01T00:00:00Z') })).toEqual([
      'ThoiGian STAY_BEFORE_ORDER',
    ]);
    expect(await refused({ ThoiGian: new Date('2099-01-01T00:00:00Z') })).toEqual([
      'ThoiGian MEDICAL_RECORD_FUTURE',
    ]);
    expect(await refused({ Giuong_Id: v7() })).toEqual(['Giuong_Id NOT_IN_LIST']);
    expect(await refused({ Giuong_Id: await at.bed('H201') })).toEqual(['Giuong_Id BED_NOT_OF_WARD']);
    expect(await refused({ Giuong_Id: await at.bed('H305') })).toEqual(['Giuong_Id BED_SEX']);
    expect(await refused({ CachLy: 'TiepXuc' })).toEqual(['Giuong_Id BED_ISOLATION_CLASS']);
    expect(await refused({ version: input.version + 1 })).toEqual(['CONFLICT']);
    expect((await read(order)).TrangThai).toBe('MoiVaoVien');
  });

  it('asks before a bed is shared, with the effect on the price of its day', async () => {
    await at.lying('H309');
    const order = await at.ordered();
    const input = await at.takingIn(order, 'H309');
    const error = await takeIn(nurse(), input).catch((it) => it);
    expect(error.details.issues).toEqual([
      {
        path: 'choGhep',
        code: 'BED_SHARED',
        severity: 'confirm',
        details: {
          soNguoi: 1,
          tyLe: expect.any(Number),
          DonGia: '247200.00',
          DonGiaGhep: expect.any(String),
        },
      },
    ]);
    expect(await takeIn(nurse(), { ...input, choGhep: true })).toBe(order);
    expect((await bedsOfStay(nurse(), order)).map(({ Cho }) => Cho)).toEqual([2]);
  });

  it('asks without a price where the bed has no service that costs something', async () => {
    await site.database.pool.query(`update main.giuong_benh set dich_vu_id = null where ma_giuong = 'H310'`);
    await at.lying('H310');
    const order = await at.ordered();
    const error = await takeIn(nurse(), await at.takingIn(order, 'H310')).catch((it) => it);
    expect(error.details.issues).toMatchObject([{ path: 'choGhep', code: 'BED_SHARED_UNPRICED' }]);
  });

  it('is of a patient who lies nowhere else', async () => {
    const first = await at.lying('H301');
    const { BenhNhan_Id, MaNhapVien } = await read(first);
    const other = await at.ordered();
    await site.database.pool.query('update main.tiep_nhan_nhap_vien set benh_nhan_id = $1 where id = $2', [
      BenhNhan_Id,
      other,
    ]);
    const error = await takeIn(nurse(), await at.takingIn(other, 'H302')).catch((it) => it);
    expect([error.code, error.details]).toEqual(['STAY_OPEN', { MaNhapVien }]);
  });

  it('is for who works in the ward', async () => {
    const order = await at.ordered();
    const input = await at.takingIn(order, 'H301');
    const clinic = await site.ctx('dieuduong', { node: 'PK01', profile: 'NURSE' });
    expect(await codeOf(takeIn(clinic, input))).toBe('NODE_NOT_GRANTED');
    const desk = await site.ctx('tiepdon', { node: 'TN01' });
    expect(await codeOf(takeIn(desk, input))).toBe('FORBIDDEN');
  });
});

describe('an order that the ward sends back', () => {
  it('says why, and is expected again once it is changed', async () => {
    const order = await at.ordered();
    const seen = async () => (await read(order)).version;
    expect(await issuesOf(sendBack(nurse(), order, await seen(), ' '))).toEqual(['LyDo REQUIRED']);
    await sendBack(nurse(), order, await seen(), 'Hết giường, chuyển Khoa Nhi');
    expect(await read(order)).toMatchObject({
      TrangThai: 'KhoaTraLai',
      LyDoTraLai: 'Hết giường, chuyển Khoa Nhi',
    });
    expect(await codeOf(takeIn(nurse(), await at.takingIn(order, 'H301')))).toBe('STATE_CHANGED');
    const doctor = again(exam.doctor);
    await updateAdmission(doctor, order, { version: await seen(), KhoaNhapVien_Id: await at.ward('KNHI') });
    expect(await read(order)).toMatchObject({ TrangThai: 'MoiVaoVien', LyDoTraLai: null });
    await sendBack(nurse(), order, await seen(), 'Không có chỉ định');
    await cancelAdmission(again(exam.doctor), order);
    expect((await read(order)).TrangThai).toBe('DaHuy');
  });
});

describe('a stay', () => {
  it('keeps its order from who ordered it', async () => {
    const stay = await at.lying('H301');
    const doctor = again(exam.doctor);
    expect(await codeOf(cancelAdmission(doctor, stay))).toBe('ADMISSION_IN_WARD');
    const { version } = await read(stay);
    expect(await codeOf(updateAdmission(doctor, stay, { version, LyDoVaoVien: 'x' }))).toBe(
      'ADMISSION_IN_WARD',
    );
  });

  it('stays where orders are cancelled together, which are told apart by their record', async () => {
    const stay = await at.lying('H302');
    const order = await at.ordered();
    const { khongCoBenhAn, coBenhAn } = await cancelAdmissions(again(exam.doctor), [stay, order]);
    expect(khongCoBenhAn).toMatchObject([{ _id: order, TrangThai: 'DaHuy' }]);
    expect(coBenhAn).toMatchObject([{ _id: stay, TrangThai: 'DangDieuTri' }]);
    expect((await read(stay)).TrangThai).toBe('DangDieuTri');
  });

  it('moves to another bed at a moment: the times follow each other, the bed that is left is cleaned', async () => {
    const stay = await at.lying('H301');
    const input = async (code: string, more = {}) => ({
      NhapVien_Id: stay,
      version: (await read(stay)).version,
      Giuong_Id: await at.bed(code),
      ...more,
    });
    const refused = async (code: string, more = {}) => issuesOf(moveBed(nurse(), await input(code, more)));
    expect(await refused('H301')).toEqual(['Giuong_Id STAY_SAME_BED']);
    expect(await refused('H302', { Giuong_Id: null })).toEqual(['Giuong_Id REQUIRED']);
    expect(await refused('H302', { ThoiGian: new Date('2001-01-01T00:00:00Z') })).toEqual([
      'ThoiGian STAY_TIME_ORDER',
    ]);
    const request = await input('H302', { donDep: true, requestId: v7() });
    await moveBed(nurse(), request);
    await moveBed(nurse(), request);
    const [first, second, ...more] = await bedsOfStay(nurse(), stay);
    expect(more).toEqual([]);
    expect(second).toMatchObject({ TuLuc: first?.DenLuc, NoiTiep: first?.DenLuc, DenLuc: null });
    const other = await at.ordered();
    expect(await issuesOf(takeIn(nurse(), await at.takingIn(other, 'H301')))).toEqual([
      'Giuong_Id BED_NOT_CLEAN',
    ]);
  });

  it('has another doctor, isolation and expected discharge when they are given', async () => {
    const stay = await at.lying('H303', { DuKienRaVien: '2099-01-01' });
    const { version, BenhNhan_Id } = await read(stay);
    const nobody = { version, BacSiDieuTri_Id: null, DuKienRaVien: '2001-01-01' };
    expect(await issuesOf(changeFacts(nurse(), stay, nobody))).toEqual([
      'BacSiDieuTri_Id REQUIRED',
      'DuKienRaVien STAY_EXPECTED_PAST',
    ]);
    const other = String(exam.doctor.user?.NhanVien_Id);
    await changeFacts(nurse(), stay, { version, BacSiDieuTri_Id: other, CachLy: 'GiotBan' });
    expect(await read(stay)).toMatchObject({
      BacSiDieuTri_Id: other,
      CachLy: 'GiotBan',
      DuKienRaVien: '2099-01-01',
    });
    const { rows } = await site.database.pool.query(
      'select bac_si_id, phong_ban_id from main.benh_an where nhap_vien_id = $1',
      [stay],
    );
    expect(rows).toEqual([{ bac_si_id: other, phong_ban_id: await at.ward('KNOI') }]);
    // the record is the ward's: outpatient lists and acts leave it alone
    expect(await recordsOfPatient(again(exam.doctor), BenhNhan_Id)).toEqual([]);
    const record = await site.database.pool.query('select id from main.benh_an where nhap_vien_id = $1', [
      stay,
    ]);
    const discharge = { BenhAn_Id: record.rows[0].id, requestId: v7(), ThoiGianRaVien: new Date() };
    expect(await codeOf(createDischarge(again(at.doctor), discharge))).toBe('MEDICAL_RECORD_OF_STAY');
  });

  it('is taken back for a reason: the ward expects the patient, the bed is free, the record is cancelled', async () => {
    const stay = await at.lying('H304');
    const { version } = await read(stay);
    expect(await issuesOf(undoTakeIn(nurse(), stay, version, ''))).toEqual(['LyDo REQUIRED']);
    await undoTakeIn(nurse(), stay, version, 'Nhận nhầm người bệnh');
    expect(await read(stay)).toMatchObject({ TrangThai: 'MoiVaoVien', Khoa_Id: null, BacSiDieuTri_Id: null });
    expect(await bedsOfStay(nurse(), stay)).toEqual([]);
    expect(await recordNumberOfStay(nurse(), stay)).toBeNull();
    expect(await takeIn(nurse(), await at.takingIn(stay, 'H304'))).toBe(stay);
    expect(await bedsOfStay(nurse(), stay)).toHaveLength(1);
  });
});
