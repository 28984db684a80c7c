import { describe, expect, it } from 'vitest';
import { warningScaleOf } from './chucNangSong.ts';
import { balanceOf, fluidDayBegin, fluidDays, shiftOf } from './dichVaoRa.ts';
import { type News2Values, news2 } from './news2.ts';
import { pews } from './pews.ts';
import type { SheetValues } from './sheet.ts';
import { type LoaiPhieu, levelLabel, scoreOf } from './sheets.ts';

const signs = (
  NhipTho: number,
  SpO2: number,
  KhiTho: 'KhiTroi' | 'Oxy',
  HuyetApCao: number,
  Mach: number,
  YThuc: 'A' | 'C',
  NhietDo: number,
  DichSpO2 = false,
): News2Values => ({ NhipTho, SpO2, KhiTho, HuyetApCao, Mach, YThuc, NhietDo, DichSpO2 });

const wellFed = { NhinSuyDinhDuong: 'Khong', BenhNguyCo: 'Khong', AnVaMat: 'Khong', SutCan: 'Khong' };

describe('NEWS2 (domain 5.4)', () => {
  it.each([
    ['nothing', signs(16, 98, 'KhiTroi', 120, 72, 'A', 36.8), 0, 'BinhThuong'],
    ['pulse 91', signs(12, 96, 'KhiTroi', 111, 91, 'A', 36.1), 1, 'Thap'],
    ['a single 3 of breaths', signs(8, 96, 'KhiTroi', 112, 51, 'A', 38), 3, 'TrungBinh'],
    ['a single 3 of pressure', signs(18, 97, 'KhiTroi', 220, 60, 'A', 37), 3, 'TrungBinh'],
    ['medium', signs(22, 94, 'KhiTroi', 105, 104, 'A', 38.4), 6, 'TrungBinh'],
    ['high', signs(24, 95, 'Oxy', 98, 112, 'A', 39.2), 11, 'Cao'],
    ['the most', signs(25, 91, 'Oxy', 90, 131, 'C', 35), 20, 'Cao'],
    ['scale 2 within its target', signs(21, 89, 'Oxy', 118, 95, 'A', 37.2, true), 5, 'TrungBinh'],
    ['scale 2 above it on oxygen', signs(21, 95, 'Oxy', 118, 95, 'A', 37.2, true), 7, 'Cao'],
    ['scale 2 above it on air', signs(21, 95, 'KhiTroi', 118, 95, 'A', 37.2, true), 3, 'Thap'],
  ])('%s', (_what, values, diem, mucDo) => {
    expect(news2(values)).toEqual({ thang: 'NEWS2', diem, mucDo, thieu: [] });
  });

  it.each([
    [83, 3],
    [84, 2],
    [85, 2],
    [86, 1],
    [87, 1],
    [88, 0],
    [92, 0],
    [93, 1],
    [94, 1],
    [96, 2],
    [97, 3],
  ])('on scale 2 and oxygen %i %% counts %i beside the oxygen', (SpO2, points) => {
    expect(news2(signs(16, SpO2, 'Oxy', 120, 72, 'A', 36.8, true)).diem).toBe(points + 2);
  });

  it('says what is missing instead of a score', () => {
    const { SpO2: _left, ...without } = signs(16, 98, 'KhiTroi', 120, 72, 'A', 36.8);
    expect(news2({ ...without, YThuc: null })).toEqual({
      thang: 'NEWS2',
      diem: null,
      mucDo: null,
      thieu: ['SpO2', 'YThuc'],
    });
  });

  it('is for patients from 16 years on, in wards that use it', () => {
    expect([warningScaleOf(null, 16), warningScaleOf('TheoTuoi', 15)]).toEqual(['NEWS2', 'PEWS']);
    expect([warningScaleOf('NEWS2', 15), warningScaleOf('Khong', 40)]).toEqual([null, null]);
  });
});

describe('PEWS', () => {
  const child = (HanhVi: string, TuanHoan: string, HoHap: string, KhiDungNon = false) =>
    pews({ HanhVi, TuanHoan, HoHap, KhiDungNon });
  it.each([
    ['well', child('PhuHop', 'Hong', 'BinhThuong'), 0, 'BinhThuong'],
    ['asleep', child('Ngu', 'Hong', 'BinhThuong'), 1, 'Thap'],
    ['from 3 on somebody is called', child('Ngu', 'Nhot', 'Tang10'), 3, 'TrungBinh'],
    ['a single 3', child('LiBi', 'Hong', 'BinhThuong'), 3, 'TrungBinh'],
    ['from 5 on at once', child('KichThich', 'Nhot', 'BinhThuong', true), 5, 'Cao'],
    ['the most', child('LiBi', 'Tim', 'Giam5', true), 11, 'Cao'],
  ])('%s', (_what, score, diem, mucDo) => {
    expect(score).toEqual({ thang: 'PEWS', diem, mucDo, thieu: [] });
  });
  it('says what is missing', () => {
    expect(pews({ HanhVi: 'Ngu' })).toMatchObject({ diem: null, thieu: ['TuanHoan', 'HoHap'] });
  });
});

const bradenOf = (...[CamGiac, DoAm, HoatDong, VanDong, DinhDuong, MaSat]: string[]) => ({
  ...{ CamGiac, DoAm, HoatDong, VanDong, DinhDuong, MaSat },
});

describe('scores of sheets (domain 5.4 to 5.6)', () => {
  it.each<[string, LoaiPhieu, SheetValues, number, number, string]>([
    ['BR1', 'Braden', bradenOf('3', '3', '2', '2', '3', '2'), 60, 15, 'Nhẹ'],
    ['BR2', 'Braden', bradenOf('1', '2', '1', '1', '2', '1'), 60, 8, 'Rất cao'],
    ['Braden without risk', 'Braden', bradenOf('4', '4', '4', '4', '4', '3'), 60, 23, 'Không nguy cơ'],
    ['MO1', 'Morse', { TienSuNga: true, BenhThuHai: true, TroGiup: 'Gay', DangDi: 'Yeu' }, 70, 65, 'Cao'],
    ['MO2', 'Morse', { DuongTruyen: true, DangDi: 'Yeu', TroGiup: 'Khong' }, 70, 30, 'Thấp'],
    [
      'NU1',
      'NRS2002',
      { BMI: 22, SutCan: 'Khong', AnUong: 'Du', BenhNang: 'TrungBinh' },
      72,
      3,
      'Có nguy cơ',
    ],
    [
      'NU2',
      'NRS2002',
      { BMI: 19.8, SutCan: 'Trong2Thang', AnUong: 'Du', BenhNang: 'Khong' },
      40,
      2,
      'Không nguy cơ',
    ],
    [
      'NU3',
      'NRS2002',
      { BMI: 18, TheTrangKem: true, SutCan: 'Khong', AnUong: 'Du', BenhNang: 'TrungBinh' },
      55,
      5,
      'Có nguy cơ',
    ],
    [
      'NRS-2002 whose first questions are all no, at 80',
      'NRS2002',
      { BMI: 22, SutCan: 'Khong', AnUong: 'Du', BenhNang: 'Khong' },
      80,
      0,
      'Không nguy cơ',
    ],
    ['MST without', 'MST', { SutCan: 'Tu1' }, 40, 1, 'Không nguy cơ'],
    ['MST at risk', 'MST', { SutCan: 'Tu1', AnKem: true }, 40, 2, 'Có nguy cơ'],
    [
      'MNA-SF of somebody well',
      'MNASF',
      {
        AnUong: 'Khong',
        SutCan: 'Khong',
        DiLai: 'RaNgoai',
        BenhCap: 'Khong',
        TamThan: 'Khong',
        BMI: 'Tu23',
      },
      80,
      14,
      'Bình thường',
    ],
    ['STRONGkids low', 'STRONGkids', { ...wellFed }, 3, 0, 'Nguy cơ thấp'],
    ['STRONGkids medium', 'STRONGkids', { ...wellFed, AnVaMat: 'Co' }, 3, 1, 'Nguy cơ trung bình'],
    [
      'STRONGkids high',
      'STRONGkids',
      { ...wellFed, NhinSuyDinhDuong: 'Co', BenhNguyCo: 'Co', SutCan: 'Co' },
      3,
      4,
      'Nguy cơ cao',
    ],
    ['Glasgow, mild', 'Glasgow', { Mat: '4', LoiNoi: '5', VanDong: '6' }, 40, 15, 'Nhẹ'],
    ['Glasgow, moderate', 'Glasgow', { Mat: '3', LoiNoi: '4', VanDong: '5' }, 40, 12, 'Trung bình'],
    ['Glasgow, severe', 'Glasgow', { Mat: '2', LoiNoi: '2', VanDong: '4' }, 40, 8, 'Nặng'],
    ['pain of 4', 'DanhGiaDau', { MucDau: 4 }, 40, 4, 'Trung bình'],
    [
      'Humpty Dumpty at its least',
      'HumptyDumpty',
      {
        Tuoi: 'Tu13',
        Gioi: 'Nu',
        ChanDoan: 'Khac',
        NhanThuc: 'DinhHuong',
        MoiTruong: 'NgoaiTru',
        SauMo: 'Khong',
        Thuoc: 'Khong',
      },
      14,
      7,
      'Thấp',
    ],
    [
      'Humpty Dumpty at its most',
      'HumptyDumpty',
      {
        Tuoi: 'Duoi3',
        Gioi: 'Nam',
        ChanDoan: 'ThanKinh',
        NhanThuc: 'KhongBiet',
        MoiTruong: 'TienSu',
        SauMo: 'Trong24',
        Thuoc: 'NhieuLoai',
      },
      2,
      23,
      'Cao',
    ],
  ])('%s', (_name, loai, values, years, diem, level) => {
    const score = scoreOf(loai, { values, years, canhBao: null });
    expect(score).toMatchObject({ diem, thieu: [] });
    expect(score?.mucDo && levelLabel(loai, score.mucDo).vi).toBe(level);
  });

  it('Glasgow of somebody intubated has no total and misses nothing', () => {
    const values = { Mat: '2', LoiNoi: 'T', VanDong: '4' };
    const score = scoreOf('Glasgow', { values, years: 40, canhBao: null });
    expect(score).toEqual({ thang: 'Glasgow', diem: null, mucDo: null, thieu: [] });
  });

  it('says which choices are missing', () => {
    const values = { TienSuNga: true, TroGiup: 'Gay' };
    expect(scoreOf('Morse', { values, years: 40, canhBao: null })).toMatchObject({
      diem: null,
      thieu: ['DangDi'],
    });
  });
});

describe('fluids (domain 5.7)', () => {
  it('are told by day and shift, a night with the day that it began on', () => {
    const at = (text: string) => new Date(`${text}:00+07:00`);
    const days = fluidDays([
      { at: at('2026-03-02T05:30'), values: { NuocTieu: 300 } },
      { at: at('2026-03-01T23:00'), values: { Uong: 200 } },
      { at: at('2026-03-02T06:00'), values: { Truyen: 500 } },
    ]);
    expect(days).toEqual([
      {
        begin: at('2026-03-02T06:00'),
        ca: { Sang: { vao: 500, ra: 0, canBang: 500 } },
        tong: { vao: 500, ra: 0, canBang: 500 },
      },
      {
        begin: at('2026-03-01T06:00'),
        ca: { Dem: { vao: 200, ra: 300, canBang: -100 } },
        tong: { vao: 200, ra: 300, canBang: -100 },
      },
    ]);
  });

  it('FB1: what went in less what came out', () => {
    const entries = [
      { Uong: 1500, NuocTieu: 1200 },
      { Truyen: 500, DanLuu: 300, GhiChu: 'trong' },
    ];
    expect(balanceOf(entries)).toEqual({ vao: 2000, ra: 1500, canBang: 500 });
  });

  it.each([
    ['2026-03-02T05:59:00+07:00', '2026-03-01T06:00:00+07:00', 'Dem'],
    ['2026-03-02T06:00:00+07:00', '2026-03-02T06:00:00+07:00', 'Sang'],
    ['2026-03-02T14:00:00+07:00', '2026-03-02T06:00:00+07:00', 'Chieu'],
    ['2026-03-02T22:00:00+07:00', '2026-03-02T06:00:00+07:00', 'Dem'],
    ['2026-03-03T00:30:00+07:00', '2026-03-02T06:00:00+07:00', 'Dem'],
  ])('%s is of the day from %s, shift %s', (at, from, shift) => {
    expect(fluidDayBegin(new Date(at))).toEqual(new Date(from));
    expect(shiftOf(new Date(at))).toBe(shift);
  });
});
