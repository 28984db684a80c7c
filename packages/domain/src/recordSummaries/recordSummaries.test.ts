import { describe, expect, it } from 'vitest';
import { actsWithoutRight, actTable, allowedByState } from '../acts/testTable.ts';
import { summaryIssues, tomTatActs } from './tomTatHoSo.ts';
import { requestIssues, yeuCauTomTatActs } from './yeuCauTomTat.ts';

describe('a request for a summary', () => {
  const whole = {
    KhamBenh_Id: 'k',
    NguoiYeuCau: 'NguoiBenh' as const,
    HoTenNguoiYeuCau: 'Trần Thị Bé',
    SoGiayTo: '092191001234',
    MucDich: 'Thanh toán bảo hiểm',
    SoBan: 2,
    NgayYeuCau: '2026-11-26',
    NgayHen: '2026-12-03',
  };
  const codes = (over: object) =>
    requestIssues({ ...whole, ...over }, '2026-11-26').map(({ path, code }) => `${path} ${code}`);

  it('is written or refused while it is open, then delivered', () => {
    expect(
      allowedByState(yeuCauTomTatActs, (TrangThai) => ({ TrangThai, node: null, phong: 'room' })),
    ).toEqual({
      DaYeuCau: ['sua', 'tuChoi', 'lap'],
      DaLap: ['giao', 'giaoLai', 'moLai'],
      DaGiao: ['giaoLai', 'moLai'],
      TuChoi: [],
    });
    expect(
      actsWithoutRight(yeuCauTomTatActs, { TrangThai: 'DaYeuCau', node: 'house', phong: 'room' }),
    ).toEqual([]);
  });

  it('names one record, who asks with a paper, why, and a day that does not lie before', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ KhamBenh_Id: null })).toEqual(['HoSo REQUIRED']);
    expect(codes({ BenhAn_Id: 'a' })).toEqual(['HoSo REQUIRED']);
    expect(codes({ SoGiayTo: '', MucDich: null })).toEqual(['SoGiayTo REQUIRED', 'MucDich REQUIRED']);
    expect(codes({ NgayHen: '2026-11-25' })).toEqual(['NgayHen RECORD_SUMMARY_PROMISED_BEFORE']);
    expect(codes({ NgayYeuCau: '2026-11-27' })).toEqual(['NgayYeuCau IN_THE_FUTURE']);
    expect(codes({ SoBan: 11 })).toEqual(['SoBan TOO_LARGE']);
  });

  it('says what a representative is to the patient', () => {
    expect(codes({ NguoiYeuCau: 'NguoiDaiDien' })).toEqual(['QuanHe REQUIRED']);
    expect(codes({ NguoiYeuCau: 'NguoiDaiDien', QuanHe: 'Con' })).toEqual([]);
  });
});

describe('a summary', () => {
  const issued = { TrangThai: 'DaCap', node: 'room', daIn: false, daGiao: false };

  it('is changed until somebody has it on paper, then issued again', () => {
    const closed = { sua: 'STATE_CHANGED', capLai: 'STATE_CHANGED', huy: 'STATE_CHANGED' };
    expect(
      actTable(tomTatActs, {
        issued,
        printed: { ...issued, daIn: true },
        delivered: { ...issued, daGiao: true },
        replaced: { ...issued, TrangThai: 'BiThayThe' },
        cancelled: { ...issued, TrangThai: 'DaHuy' },
      }),
    ).toEqual({
      issued: { sua: null, capLai: null, huy: null },
      printed: { sua: 'RECORD_SUMMARY_PRINTED', capLai: null, huy: null },
      delivered: { sua: 'RECORD_SUMMARY_PRINTED', capLai: null, huy: null },
      replaced: closed,
      cancelled: closed,
    });
  });

  it('is whole with its days, course, diagnosis, treatment and state', () => {
    const whole = {
      TuNgay: '2026-11-20',
      DenNgay: '2026-11-20',
      QuaTrinhBenhLy: 'Sốt, đau họng hai ngày',
      ChanDoan: 'Viêm họng cấp',
      ChanDoanICD_Id: 'i',
      ChanDoanPhuICD_Ids: ['j'],
      PhuongPhapDieuTri: 'Hạ sốt',
      TinhTrangRaVien: 'Ổn định',
    };
    const codes = (over: object) =>
      summaryIssues({ ...whole, ...over }, '2026-11-26').map(({ path, code }) => `${path} ${code}`);
    expect(codes({})).toEqual([]);
    expect(codes({ DenNgay: '2026-11-19' })).toEqual(['DenNgay RECORD_SUMMARY_DAYS']);
    expect(codes({ DenNgay: '2026-11-27' })).toEqual(['DenNgay IN_THE_FUTURE']);
    expect(codes({ ChanDoanPhuICD_Ids: ['i'] })).toEqual(['ChanDoanPhuICD_Ids ICD_MAIN_IS_SECONDARY']);
    expect(codes({ PhuongPhapDieuTri: null, TinhTrangRaVien: '' })).toEqual([
      'PhuongPhapDieuTri REQUIRED',
      'TinhTrangRaVien REQUIRED',
    ]);
  });
});
