import { describe, expect, it } from 'vitest';
import { actsWithoutRight, actTable, allowedByState } from '../acts/testTable.ts';
import {
  endOfStay,
  hinhThucOf,
  type RaVienNoiTru,
  raVienNoiTruActs,
  raVienNoiTruIssues,
} from './raVienNoiTru.ts';

const now = new Date('2026-11-23T10:00:00+07:00');
const of = {
  vaoLuc: new Date('2026-11-20T08:00:30+07:00'),
  tu: new Date('2026-11-21T09:00:00+07:00'),
  now,
  ngay: '2026-11-23',
  ngayRa: '2026-11-23',
  ngaySinh: '1980-01-01',
};
const whole: RaVienNoiTru = {
  ThoiGianRaVien: now,
  KetQuaDieuTri: 'Do',
  LoaiRaVien: 'RaVien',
  ChanDoan: 'Viêm phổi',
  ChanDoanICD_Id: 'J18',
  ChanDoanPhuICD_Ids: ['I10'],
};
const codes = (over: Partial<RaVienNoiTru>, whom: Partial<typeof of> = {}) =>
  raVienNoiTruIssues({ ...whole, ...over }, { ...of, ...whom }).map(({ path, code }) => `${path} ${code}`);

describe('the discharge of a stay', () => {
  it('is changed until it is on paper, then replaced', () => {
    const facts = (TrangThai: string) => ({ TrangThai, node: 'khoa', daIn: false });
    expect(allowedByState(raVienNoiTruActs, facts)).toEqual({
      DangSuDung: ['sua', 'thayThe', 'huy'],
      BiThayThe: [],
      DaHuy: [],
    });
    expect(actsWithoutRight(raVienNoiTruActs, facts('DangSuDung'))).toEqual([]);
    const { printed } = actTable(raVienNoiTruActs, { printed: { ...facts('DangSuDung'), daIn: true } });
    expect(printed).toEqual({ sua: 'DISCHARGE_PRINTED', thayThe: null, huy: null });
  });

  it('names time, result, kind and disease, and lies after the last move', () => {
    expect(codes({})).toEqual([]);
    expect(
      codes({
        ThoiGianRaVien: null,
        KetQuaDieuTri: null,
        LoaiRaVien: null,
        ChanDoan: '',
        ChanDoanICD_Id: null,
      }),
    ).toEqual([
      'ThoiGianRaVien REQUIRED',
      'KetQuaDieuTri REQUIRED',
      'LoaiRaVien REQUIRED',
      'ChanDoan REQUIRED',
      'ChanDoanICD_Id REQUIRED',
    ]);
    expect(codes({ ThoiGianRaVien: of.tu })).toEqual([]); // in the minute of the move: right after it
    const [begin, move] = [new Date('2026-11-21T09:00:00+07:00'), new Date('2026-11-21T09:00:30.500+07:00')];
    expect(endOfStay(begin, move)).toEqual(new Date('2026-11-21T09:00:30.501+07:00'));
    expect(endOfStay(now, move)).toEqual(now);
    expect(codes({ ThoiGianRaVien: new Date('2026-11-21T08:00:00+07:00') })).toEqual([
      'ThoiGianRaVien TREATMENT_EPISODE_ORDER',
    ]);
    expect(codes({ ThoiGianRaVien: new Date('2026-11-23T10:01:00+07:00') })).toEqual([
      'ThoiGianRaVien MEDICAL_RECORD_FUTURE',
    ]);
    expect(codes({ ChanDoanPhuICD_Ids: ['J18'] })).toEqual(['ChanDoanPhuICD_Ids ICD_MAIN_IS_SECONDARY']);
    expect(codes({ NgayTaiKham: '2026-11-23' })).toEqual(['NgayTaiKham DISCHARGE_FOLLOW_UP']);
    expect(codes({}, { ngaySinh: '2015-01-01' })).toEqual(['NguoiGiamHo DISCHARGE_GUARDIAN']);
  });

  it('of a death says when and of what, within the stay', () => {
    const died = {
      KetQuaDieuTri: 'TuVong',
      ThoiGianTuVong: now,
      NguyenNhanTuVong: 'Suy hô hấp',
      NguyenNhanTuVongICD_Id: 'J96',
    } as const;
    expect(codes(died)).toEqual([]);
    expect(codes({ KetQuaDieuTri: 'TuVong' })).toEqual([
      'ThoiGianTuVong REQUIRED',
      'NguyenNhanTuVong REQUIRED',
      'NguyenNhanTuVongICD_Id REQUIRED',
    ]);
    expect(codes({ ...died, LoaiRaVien: 'XinRaVien' })).toEqual(['LoaiRaVien DISCHARGE_DEATH_KIND']);
    expect(codes({ ...died, ThoiGianTuVong: new Date('2026-11-20T07:59:00+07:00') })).toEqual([
      'ThoiGianTuVong DISCHARGE_DEATH_TIME',
    ]);
    expect(codes({ ...died, ThoiGianTuVong: new Date('2026-11-20T08:00:00+07:00') })).toEqual([]);
  });

  it('of an escape says when the patient was last seen and what was done', () => {
    const gone = {
      LoaiRaVien: 'BoDieuTri',
      LanCuoiThay: new Date('2026-11-23T06:00:00+07:00'),
      XuLyTronVien: 'Báo bảo vệ, gọi người nhà',
    } as const;
    expect(codes(gone)).toEqual([]);
    expect(codes({ LoaiRaVien: 'BoDieuTri' })).toEqual(['LanCuoiThay REQUIRED', 'XuLyTronVien REQUIRED']);
    expect(codes({ ...gone, LanCuoiThay: new Date('2026-11-23T10:00:01+07:00') })).toEqual([
      'LanCuoiThay DISCHARGE_SEEN_TIME',
    ]);
  });

  it.each([
    ['TuVong', 'RaVien', 'TuVong'],
    ['NangHon', 'XinRaVien', 'XinVe'],
    ['Do', 'BoDieuTri', 'TronVien'],
    ['Do', 'ChuyenChuyenMon', 'ChuyenVien'],
    ['Do', 'ChuyenTheoYeuCau', 'ChuyenVien'],
    ['Khoi', 'RaVien', 'BinhThuong'],
  ] as const)('%s and %s is %s', (KetQuaDieuTri, LoaiRaVien, kind) => {
    expect(hinhThucOf({ KetQuaDieuTri, LoaiRaVien })).toBe(kind);
  });
});
