import { describe, expect, it } from 'vitest';
import { actsWithoutRight, actTable, allowedByState } from '../acts/testTable.ts';
import { admissionIssues, nhapVienActs } from './nhapVien.ts';

const facts = (TrangThai: string) => ({ TrangThai, node: 'phong' });
const whole = {
  KhoaNhapVien_Id: 'khoa',
  laKhoaCuaCoSo: true,
  LoaiBenhAn_Id: 'noi',
  BacSiChiDinh_Id: 'bs',
  ChanDoanICD_Id: 'icd',
  LyDoVaoVien: 'Sốt cao',
  ThoiGianVaoVien: '2026-11-23T03:00',
  NgayKham: '2026-11-23T03:00',
};
const codes = (over: Partial<Parameters<typeof admissionIssues>[0]>) =>
  admissionIssues({ ...whole, ...over }).map(({ path, code }) => `${path} ${code}`);

describe('an order to admit', () => {
  it('is changed and cancelled until the patient is in the ward, where beds and wards are changed', () => {
    expect(allowedByState(nhapVienActs, facts)).toEqual({
      MoiVaoVien: ['sua', 'huy', 'nhanVaoKhoa', 'traLai'],
      KhoaTraLai: ['sua', 'huy'],
      DangDieuTri: [
        'huyNhan',
        'capNhat',
        'chuyenGiuong',
        'raYLenh',
        'ghiYLenhMieng',
        'lapHoiChan',
        'chuyenKhoa',
        'chiDinhRaVien',
        'lapGiayTo',
        'lapChungSinh',
      ],
      ChiDinhRaVien: [
        'huyRaVien',
        'lapChuyenVien',
        'henKhamLai',
        'lapGiayTo',
        'lapChungSinh',
        'traKetQuaSau',
        'chuyenThanhToan',
      ],
      ChoThanhToan: [
        'lapChuyenVien',
        'henKhamLai',
        'lapGiayTo',
        'lapChungSinh',
        'huyChuyenThanhToan',
        'hoanTatRaVien',
      ],
      DaRaVien: ['lapChuyenVien', 'henKhamLai', 'lapGiayTo', 'lapChungSinh', 'moLaiRaVien'],
      DaHuy: [],
    });
    for (const state of ['MoiVaoVien', 'DangDieuTri'])
      expect(actsWithoutRight(nhapVienActs, { ...facts(state), khoa: 'khoa' })).toEqual([]);
  });

  it('goes no further while a transfer waits, and is not undone after one', () => {
    const lying = facts('DangDieuTri');
    const { waits, moved, written } = actTable(nhapVienActs, {
      written: { ...lying, coGhiChep: true },
      waits: { ...lying, dangChuyen: true },
      moved: { ...lying, soLanChuyen: 1 },
    });
    expect(waits).toMatchObject({
      sua: 'ADMISSION_IN_WARD',
      huy: 'ADMISSION_IN_WARD',
      nhanVaoKhoa: 'STATE_CHANGED',
      huyNhan: 'STAY_TRANSFER_WAITS',
      chuyenGiuong: null,
      chuyenKhoa: 'STAY_TRANSFER_WAITS',
    });
    expect(moved).toMatchObject({ huyNhan: 'STAY_HAS_MOVED', chuyenKhoa: null });
    expect(written).toMatchObject({ huyNhan: 'STAY_HAS_ENTRIES', chuyenKhoa: null });
  });

  it('ends when nothing stands and the account is in balance, and is opened again until a claim was accepted', () => {
    const standing = { soVuong: 2 };
    const owing = { vienPhi: { code: 'VISIT_NOT_PAID' as const } };
    const { ward, both, owes, sent, ordered } = actTable(nhapVienActs, {
      ward: { ...facts('ChiDinhRaVien'), ...standing },
      both: { ...facts('ChoThanhToan'), ...standing, ...owing },
      owes: { ...facts('ChoThanhToan'), ...owing },
      sent: { ...facts('DaRaVien'), hoSoDaNhan: true },
      ordered: { ...facts('DangDieuTri'), dangChuyen: true },
    });
    expect(ward).toMatchObject({ chuyenThanhToan: 'STAY_WORK_STANDS', huyRaVien: null, traKetQuaSau: null });
    expect(ward).toMatchObject({
      sua: 'ADMISSION_IN_WARD',
      huy: 'ADMISSION_IN_WARD',
      chuyenGiuong: 'STATE_CHANGED',
    });
    expect(both).toMatchObject({ hoanTatRaVien: 'STAY_WORK_STANDS', huyChuyenThanhToan: null });
    expect(owes).toMatchObject({ hoanTatRaVien: 'VISIT_NOT_PAID' });
    expect(sent).toMatchObject({ moLaiRaVien: 'STAY_CLAIM_ACCEPTED' });
    expect(ordered).toMatchObject({ chiDinhRaVien: 'STAY_TRANSFER_WAITS' });
  });

  it('names department, kind of record, doctor, disease, reason and time', () => {
    expect(codes({})).toEqual([]);
    expect(
      codes({
        KhoaNhapVien_Id: null,
        LoaiBenhAn_Id: null,
        BacSiChiDinh_Id: null,
        ChanDoanICD_Id: null,
        LyDoVaoVien: '',
        ThoiGianVaoVien: null,
      }),
    ).toEqual([
      'KhoaNhapVien_Id REQUIRED',
      'LoaiBenhAn_Id REQUIRED',
      'BacSiChiDinh_Id REQUIRED',
      'ChanDoanICD_Id REQUIRED',
      'LyDoVaoVien REQUIRED',
      'ThoiGianVaoVien REQUIRED',
    ]);
  });

  it('is for a department of the facility, and not before the examination', () => {
    expect(codes({ laKhoaCuaCoSo: false })).toEqual(['KhoaNhapVien_Id ADMISSION_TO_NO_WARD']);
    expect(codes({ ThoiGianVaoVien: '2026-11-23T02:59' })).toEqual(['ThoiGianVaoVien ADMISSION_BEFORE_EXAM']);
  });
});
