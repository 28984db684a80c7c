import { describe, expect, it } from 'vitest';
import { everyRight, refusal } from '../acts/acts.ts';
import { actsWithoutRight, allowedByState } from '../acts/testTable.ts';
import { type BenhAnFacts, benhAnActs, benhAnIssues, episodeIssues } from './benhAn.ts';
import { phieuSoKetActs, phieuSoKetIssues } from './phieuSoKet.ts';
import { ketQuaDieuTri, loaiRaVien, raVienActs, raVienIssues } from './raVien.ts';

const now = new Date('2026-11-23T09:00:00+07:00');
const before = new Date('2026-11-01T08:00:00+07:00');
const facts = (TrangThai: string, over: Partial<BenhAnFacts> = {}): BenhAnFacts => ({
  TrangThai,
  node: 'room',
  dotDangMo: true,
  soLanKham: 1,
  soSoKet: 0,
  ...over,
});
const told = (issues: readonly { path: string; code: string }[]) =>
  issues.map(({ path, code }) => `${path} ${code}`);

describe('an outpatient record', () => {
  it('is written while it is under treatment, and opens again when its discharge is taken back', () => {
    expect(allowedByState(benhAnActs, facts)).toEqual({
      DangDieuTri: ['sua', 'ghiKham', 'boKham', 'ketThucDot', 'soKet', 'raVien', 'huy'],
      DaKetThuc: ['huyRaVien'],
      DaHuy: [],
    });
    expect(actsWithoutRight(benhAnActs, facts('DangDieuTri'))).toEqual([]);
  });

  it.each([
    ['ghiKham', { dotDangMo: false }, 'NO_TREATMENT_EPISODE'],
    ['ketThucDot', { dotDangMo: false }, 'NO_TREATMENT_EPISODE'],
    ['batDauDot', {}, 'TREATMENT_EPISODE_OPEN'],
    ['batDauDot', { dotDangMo: false }, null],
    ['huy', { soLanKham: 2 }, 'MEDICAL_RECORD_IN_USE'],
    ['huy', { soSoKet: 1 }, 'MEDICAL_RECORD_IN_USE'],
    ['raVien', { noiTru: true }, 'MEDICAL_RECORD_OF_STAY'],
    ['soKet', { noiTru: true }, null],
    ['soKet', { daKhoa: true }, 'MEDICAL_RECORD_LOCKED'],
    ['suaNoiTru', {}, 'MEDICAL_RECORD_OUTPATIENT'],
    ['suaNoiTru', { noiTru: true }, null],
    ['suaNoiTru', { noiTru: true, daKhoa: true }, 'MEDICAL_RECORD_LOCKED'],
    ['khoa', { noiTru: true, daKhoa: true }, 'MEDICAL_RECORD_LOCKED'],
    ['moKhoa', { noiTru: true }, 'MEDICAL_RECORD_NOT_LOCKED'],
    ['moKhoa', { noiTru: true, daKhoa: true }, null],
    ['ketThucDot', { noiTru: true }, 'MEDICAL_RECORD_OF_STAY'],
  ] as const)('says to %s with %o: %s', (act, over, code) => {
    expect(refusal(benhAnActs, act, facts('DangDieuTri', over), everyRight)?.code ?? null).toBe(code);
  });

  it('asks for the right to add an examination where that is held', () => {
    const asked: Array<string | null> = [];
    const rights = { has: (_permission: string, node: string | null) => asked.push(node) > 0 };
    refusal(benhAnActs, 'ghiKham', facts('DangDieuTri', { phongKham: 'other room' }), rights);
    expect(asked).toEqual([null, 'other room']);
  });

  it('must say its type, begin, specialty, room, doctor and main disease, with plausible vital signs', () => {
    expect(told(benhAnIssues({}, now))).toEqual([
      'LoaiBenhAn_Id REQUIRED',
      'ThoiGianVaoVien REQUIRED',
      'ChuyenKhoa_Id REQUIRED',
      'PhongBan_Id REQUIRED',
      'BacSi_Id REQUIRED',
      'ChanDoanICD_Id REQUIRED',
    ]);
    const whole = {
      LoaiBenhAn_Id: 'a',
      ThoiGianVaoVien: now,
      ChuyenKhoa_Id: 'b',
      PhongBan_Id: 'c',
      BacSi_Id: 'd',
      ChanDoanICD_Id: 'e',
    };
    expect(benhAnIssues(whole, now)).toEqual([]);
    expect(
      told(benhAnIssues({ ...whole, ThoiGianVaoVien: 'x', ChanDoanPhuICD_Ids: ['e'], Mach: 5 }, now)),
    ).toEqual(['ThoiGianVaoVien NOT_A_TIME', 'ChanDoanPhuICD_Ids ICD_MAIN_IS_SECONDARY', 'Mach TOO_SMALL']);
  });

  it('has episodes one after the other, none in the future', () => {
    expect(episodeIssues('at', now, before, now)).toEqual([]);
    expect(episodeIssues('at', now, new Date(now.getTime() + 59_000), now)).toEqual([]);
    expect(told(episodeIssues('at', now, new Date(now.getTime() + 60_000), now))).toEqual([
      'at TREATMENT_EPISODE_ORDER',
    ]);
    expect(told(episodeIssues('at', before, now, now))).toEqual(['at TREATMENT_EPISODE_ORDER']);
    expect(told(episodeIssues('at', '2026-11-23T09:00:01+07:00', before, now))).toEqual([
      'at MEDICAL_RECORD_FUTURE',
    ]);
  });
});

describe('a discharge', () => {
  const of = { tu: before, now, ngay: '2026-11-23', ngaySinh: '1964-03-09' };
  const whole = {
    ThoiGianRaVien: now,
    KetQuaDieuTri: 'Do',
    LoaiRaVien: 'RaVien',
    ChanDoan: 'Đái tháo đường',
    ChanDoanICD_Id: 'e',
    PhuongPhapDieuTri: 'Metformin',
  } as const;

  it('is changed, replaced or taken back while it is in use', () => {
    const at = (TrangThai: string) => ({ TrangThai, node: null, daIn: true });
    expect(allowedByState(raVienActs, at)).toEqual({
      DangSuDung: ['sua', 'thayThe', 'huy'],
      BiThayThe: [],
      DaHuy: [],
    });
  });

  it('must say when, how and with what it ended', () => {
    expect(raVienIssues(whole, of)).toEqual([]);
    expect(raVienIssues({}, of).map(({ path }) => path)).toEqual([
      'ThoiGianRaVien',
      'KetQuaDieuTri',
      'LoaiRaVien',
      'ChanDoan',
      'ChanDoanICD_Id',
      'PhuongPhapDieuTri',
    ]);
    expect(told(raVienIssues({ ...whole, ChanDoanPhuICD_Ids: ['e'] }, of))).toEqual([
      'ChanDoanPhuICD_Ids ICD_MAIN_IS_SECONDARY',
    ]);
  });

  it.each([
    ['2010-11-24', ['NguoiGiamHo DISCHARGE_GUARDIAN']],
    ['2010-11-23', []],
  ])('of somebody born on %s asks for a guardian below sixteen: %o', (ngaySinh, issues) => {
    expect(told(raVienIssues(whole, { ...of, ngaySinh }))).toEqual(issues);
    expect(raVienIssues({ ...whole, NguoiGiamHo: 'Lê Văn Cha' }, { ...of, ngaySinh })).toEqual([]);
  });

  it('has a code of the insurance file for each result and kind', () => {
    expect(Object.values(ketQuaDieuTri).map(({ xml }) => xml)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(Object.values(loaiRaVien).map(({ xml }) => xml)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('a summary of progress', () => {
  it('is changed and removed while its record is under treatment', () => {
    const at = (dangDieuTri: boolean) => (TrangThai: string) => ({ TrangThai, node: null, dangDieuTri });
    expect(allowedByState(phieuSoKetActs, at(true))).toEqual({ DangSuDung: ['sua', 'xoa'], DaHuy: [] });
    expect(allowedByState(phieuSoKetActs, at(false))).toEqual({ DangSuDung: [], DaHuy: [] });
  });

  it('needs its time, within the treatment, and the course of the disease', () => {
    const of = { tu: before, now };
    expect(told(phieuSoKetIssues({}, of))).toEqual(['NgaySoKet REQUIRED', 'DienBienLamSang REQUIRED']);
    const early = { NgaySoKet: '2026-10-01T08:00:00+07:00', DienBienLamSang: 'Ổn định' };
    expect(told(phieuSoKetIssues(early, of))).toEqual(['NgaySoKet TREATMENT_EPISODE_ORDER']);
    expect(phieuSoKetIssues({ ...early, NgaySoKet: now }, of)).toEqual([]);
  });
});
