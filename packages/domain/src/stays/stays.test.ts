import { describe, expect, it } from 'vitest';
import { actsWithoutRight, actTable, allowedByState } from '../acts/testTable.ts';
import { type BedGuest, type BedNow, bedRefusal, bedState, freePlace, isolates } from './beds.ts';
import { choNhan, chuyenKhoaActs, chuyenKhoaIssues } from './chuyenKhoa.ts';
import { duKienIssues, nhanVaoKhoaIssues, stayTimeIssues } from './noiTru.ts';
import { tinhTrangGiuongActs, tinhTrangGiuongIssues } from './tinhTrangGiuong.ts';

const now = new Date('2026-11-23T09:00:00+07:00');
const told = (issues: readonly { path: string; code: string }[]) =>
  issues.map(({ path, code }) => `${path} ${code}`);

describe('a bed', () => {
  const free: BedNow = {
    Giuong_Id: 'g',
    dungDuoc: true,
    thuocKhoa: true,
    GioiTinh: null,
    CachLy: null,
    danhDau: null,
    nguoiNam: [],
  };
  const guest: BedGuest = { NhapVien_Id: 'n', GioiTinh: 'MALE', tuoi: 40, CachLy: null };
  const refused = (bed: Partial<BedNow>, who: Partial<BedGuest> = {}, choGhep = false) => {
    const issue = bedRefusal({ ...free, ...bed }, { ...guest, ...who }, choGhep);
    return issue ? `${issue.path} ${issue.code}` : null;
  };
  const marked = (Loai: 'DatTruoc' | 'DonDep' | 'Khoa', over = {}) => ({
    danhDau: { Loai, NhapVien_Id: null, het: false, ...over },
  });

  it('is given when it is free, in use and of the ward', () => {
    expect(refused({})).toBeNull();
    expect(refused({ thuocKhoa: false })).toBe('Giuong_Id BED_NOT_OF_WARD');
    expect(refused({ dungDuoc: false })).toBe('Giuong_Id BED_CLOSED');
  });

  it('is not given while it is blocked, to be cleaned or reserved for somebody else', () => {
    expect(refused(marked('Khoa'))).toBe('Giuong_Id BED_BLOCKED');
    expect(refused(marked('DonDep'))).toBe('Giuong_Id BED_NOT_CLEAN');
    expect(refused(marked('DatTruoc'))).toBe('Giuong_Id BED_RESERVED');
    expect(refused(marked('DatTruoc', { NhapVien_Id: 'n' }))).toBeNull();
    expect(refused(marked('DatTruoc', { het: true }))).toBeNull();
  });

  it('keeps its rule of sex and age', () => {
    expect(refused({ GioiTinh: 'Nu' })).toBe('Giuong_Id BED_SEX');
    expect(refused({ GioiTinh: 'Nam' })).toBeNull();
    expect(refused({ GioiTinh: 'Nu' }, { GioiTinh: 'OTHER' })).toBeNull();
    expect(refused({ GioiTinh: 'TreEm' })).toBe('Giuong_Id BED_SEX');
    expect(refused({ GioiTinh: 'TreEm' }, { tuoi: 15 })).toBeNull();
  });

  it('isolates as strongly as the patient needs, a stronger one too', () => {
    expect(refused({}, { CachLy: 'TiepXuc' })).toBe('Giuong_Id BED_ISOLATION_CLASS');
    expect(refused({ CachLy: 'TiepXuc' }, { CachLy: 'KhongKhi' })).toBe('Giuong_Id BED_ISOLATION_CLASS');
    expect(refused({ CachLy: 'KhongKhi' }, { CachLy: 'TiepXuc' })).toBeNull();
    expect(isolates('GiotBan', null)).toBe(true);
  });

  it('is shared by three at most, when that is confirmed, and never in isolation', () => {
    expect(refused({ nguoiNam: [null] })).toBe('choGhep BED_SHARED');
    expect(refused({ nguoiNam: [null, null] }, {}, true)).toBeNull();
    expect(refused({ nguoiNam: [null, null, null] }, {}, true)).toBe('Giuong_Id BED_FULL');
    expect(refused({ nguoiNam: ['TiepXuc'] }, {}, true)).toBe('Giuong_Id BED_ISOLATION_ALONE');
    expect(refused({ CachLy: 'TiepXuc', nguoiNam: [null] }, {}, true)).toBe('Giuong_Id BED_ISOLATION_ALONE');
    expect(refused({ CachLy: 'KhongKhi', nguoiNam: [null] }, { CachLy: 'TiepXuc' }, true)).toBe(
      'Giuong_Id BED_ISOLATION_ALONE',
    );
  });

  it('stands on the map by what matters most, and has the lowest free place', () => {
    expect(bedState({ ...free, dungDuoc: false, nguoiNam: [null] })).toBe('Khoa');
    expect(bedState({ ...free, ...marked('Khoa') })).toBe('Khoa');
    expect(bedState({ ...free, ...marked('DatTruoc'), nguoiNam: [null] })).toBe('DangNam');
    expect(bedState({ ...free, ...marked('DonDep') })).toBe('DonDep');
    expect(bedState({ ...free, ...marked('DatTruoc') })).toBe('DatTruoc');
    expect(bedState({ ...free, ...marked('DatTruoc', { het: true }) })).toBe('Trong');
    expect([freePlace([]), freePlace([1, 3]), freePlace([1, 2, 3])]).toEqual([1, 2, null]);
  });
});

describe('the mark of a bed', () => {
  const facts = (TrangThai: string) => ({ TrangThai, node: 'khoa' });

  it('is set and taken off, while nobody lies there unless it reserves', () => {
    expect(allowedByState(tinhTrangGiuongActs, facts)).toEqual({
      DangApDung: ['danhDau', 'ketThuc'],
      DaKetThuc: ['danhDau'],
    });
    expect(actsWithoutRight(tinhTrangGiuongActs, facts('DangApDung'))).toEqual([]);
    const lying = { ...facts('DangApDung'), dangNam: true };
    expect(
      actTable(tinhTrangGiuongActs, {
        chan: { ...lying, Loai: 'Khoa' },
        dat: { ...lying, Loai: 'DatTruoc' },
      }),
    ).toEqual({ chan: { danhDau: 'BED_IN_USE', ketThuc: null }, dat: { danhDau: null, ketThuc: null } });
  });

  it('says its kind, and a reservation until when it holds', () => {
    const later = new Date(now.getTime() + 3_600_000);
    expect(told(tinhTrangGiuongIssues({ daDanhDau: false }, now))).toEqual(['Loai REQUIRED']);
    expect(told(tinhTrangGiuongIssues({ Loai: 'DatTruoc', daDanhDau: true }, now))).toEqual([
      'DuKienDen REQUIRED',
      'Giuong_Id BED_MARKED',
    ]);
    expect(told(tinhTrangGiuongIssues({ Loai: 'Khoa', DuKienDen: now, daDanhDau: false }, now))).toEqual([
      'DuKienDen BED_MARK_PAST',
    ]);
    expect(tinhTrangGiuongIssues({ Loai: 'DatTruoc', DuKienDen: later, daDanhDau: false }, now)).toEqual([]);
  });
});

describe('a transfer', () => {
  const facts = (TrangThai: string) => ({ TrangThai, node: 'di', khoaDen: 'den' });

  it('is answered once, by the ward that is asked, or taken back by the other', () => {
    expect(allowedByState(chuyenKhoaActs, facts)).toEqual({
      DangChuyen: ['nhan', 'tuChoi', 'huy'],
      DaNhan: [],
      TuChoi: [],
      DaHuy: [],
    });
    expect(actsWithoutRight(chuyenKhoaActs, facts('DangChuyen'))).toEqual([]);
  });

  it('goes to another ward of the facility, with reason and summary', () => {
    const whole = { KhoaDen_Id: 'b', KhoaDi_Id: 'a', laKhoaCuaCoSo: true, LyDo: 'x', TomTat: 'y' };
    expect(chuyenKhoaIssues(whole)).toEqual([]);
    expect(told(chuyenKhoaIssues({ ...whole, KhoaDen_Id: null, LyDo: '', TomTat: null }))).toEqual([
      'KhoaDen_Id REQUIRED',
      'LyDo REQUIRED',
      'TomTat REQUIRED',
    ]);
    expect(told(chuyenKhoaIssues({ ...whole, KhoaDen_Id: 'a' }))).toEqual(['KhoaDen_Id TRANSFER_SAME_WARD']);
    expect(told(chuyenKhoaIssues({ ...whole, laKhoaCuaCoSo: false }))).toEqual([
      'KhoaDen_Id ADMISSION_TO_NO_WARD',
    ]);
  });

  it('is late after two hours', () => {
    const sent = (minutes: number) => choNhan(new Date(now.getTime() - minutes * 60_000), now);
    expect([sent(119), sent(120)]).toEqual([
      { phut: 119, quaHan: false },
      { phut: 120, quaHan: true },
    ]);
  });
});

describe('a stay', () => {
  it('begins with a bed and a doctor, not before its order and not in the future', () => {
    const from = new Date('2026-11-23T08:30:20+07:00');
    const moment = { from, today: '2026-11-23', now };
    expect(told(nhanVaoKhoaIssues({ ThoiGian: now }, moment))).toEqual([
      'Giuong_Id REQUIRED',
      'BacSiDieuTri_Id REQUIRED',
    ]);
    const whole = { Giuong_Id: 'g', BacSiDieuTri_Id: 'b', ThoiGian: new Date('2026-11-23T08:30:00+07:00') };
    expect(nhanVaoKhoaIssues(whole, moment)).toEqual([]);
    expect(
      told(
        nhanVaoKhoaIssues(
          { ...whole, ThoiGian: new Date('2026-11-23T08:29:00+07:00'), DuKienRaVien: '2026-11-22' },
          moment,
        ),
      ),
    ).toEqual(['ThoiGian STAY_BEFORE_ORDER', 'DuKienRaVien STAY_EXPECTED_PAST']);
    expect(duKienIssues('2026-11-23', '2026-11-23')).toEqual([]);
  });

  it('moves after the move before', () => {
    const later = new Date(now.getTime() + 1);
    expect(told(stayTimeIssues(now, now, now, 'STAY_TIME_ORDER'))).toEqual(['ThoiGian STAY_TIME_ORDER']);
    expect(told(stayTimeIssues(later, now, now, 'STAY_TIME_ORDER'))).toEqual([
      'ThoiGian MEDICAL_RECORD_FUTURE',
    ]);
    expect(stayTimeIssues(now, new Date(now.getTime() - 1), now, 'STAY_TIME_ORDER')).toEqual([]);
  });
});
