import { describe, expect, it } from 'vitest';
import { everyRight, refusal } from '../acts/acts.ts';
import { actsWithoutRight, allowedByState } from '../acts/testTable.ts';
import { type KhamBenhFacts, khamBenhActs } from './khamBenh.ts';

const position = { code: 'POSITION_NOT_ALLOWED' } as const;

const facts = (TrangThai: string, over: Partial<KhamBenhFacts> = {}): KhamBenhFacts => ({
  TrangThai,
  node: 'room',
  DaDuyet: false,
  ChanDoanICD_Id: 'icd',
  NgayTaiKham: '2026-12-01',
  coChiDinh: false,
  coChuyenVien: false,
  giayTo: null,
  giayTheoHuong: null,
  laBacSiKham: true,
  duocHuy: false,
  chucVu: {},
  ...over,
});

describe('a session', () => {
  it('lets each act pass in its states, and refuses all the rest', () => {
    expect(allowedByState(khamBenhActs, facts)).toEqual({
      DangKham: [
        'luu',
        'chiDinh',
        'keDon',
        'lapChuyenVien',
        'chiDinhNhapVien',
        'capGiayNghi',
        'lapBenhAn',
        'lapHoiChan',
        'baoCaoCaBenh',
        'ketThuc',
        'chuyenPhong',
        'xoa',
      ],
      DaKham: [
        'thayDon',
        'lapChuyenVien',
        'chiDinhNhapVien',
        'capGiayNghi',
        'henKhamLai',
        'lapBenhAn',
        'lapHoiChan',
        'baoCaoCaBenh',
        'duyet',
        'huy',
      ],
      DaHuy: [],
    });
  });

  it('asks for the right of each act at the room of the session', () => {
    expect(actsWithoutRight(khamBenhActs, facts('DangKham'))).toEqual([]);
  });

  it.each([
    ['luu', facts('DaKham'), 'EXAM_ENDED'],
    ['ketThuc', facts('DaHuy'), 'EXAM_ENDED'],
    ['keDon', facts('DangKham', { ChanDoanICD_Id: null }), 'MAIN_DISEASE_NEEDED'],
    ['chiDinh', facts('DangKham', { ChanDoanICD_Id: null }), 'MAIN_DISEASE_NEEDED'],
    ['capGiayNghi', facts('DaKham', { ChanDoanICD_Id: null }), 'MAIN_DISEASE_NEEDED'],
    ['henKhamLai', facts('DangKham'), 'EXAM_NOT_ENDED'],
    ['henKhamLai', facts('DaKham', { NgayTaiKham: null }), 'FOLLOW_UP_DAY_NEEDED'],
    ['chiDinhNhapVien', facts('DangKham', { giayTheoHuong: 'ADMISSION_NOT_CANCELLED' }), 'ADMISSION_EXISTS'],
    ['lapChuyenVien', facts('DangKham', { coChuyenVien: true }), 'TRANSFER_EXISTS'],
    ['xoa', facts('DangKham', { coChiDinh: true }), 'EXAM_HAS_ORDERS'],
    ['huy', facts('DaKham', { coChiDinh: true }), 'EXAM_HAS_ORDERS'],
    ['xoa', facts('DangKham', { coChuyenVien: true }), 'TRANSFER_NOT_CANCELLED'],
    ['huy', facts('DaKham', { coChuyenVien: true }), 'TRANSFER_NOT_CANCELLED'],
    ['xoa', facts('DangKham', { giayTo: 'SICK_LEAVE_NOT_CANCELLED' }), 'SICK_LEAVE_NOT_CANCELLED'],
    ['huy', facts('DaKham', { giayTo: 'SICK_LEAVE_NOT_CANCELLED' }), 'SICK_LEAVE_NOT_CANCELLED'],
    ['xoa', facts('DangKham', { laBacSiKham: false }), 'EXAM_OF_ANOTHER_DOCTOR'],
    ['huy', facts('DaKham', { laBacSiKham: false }), 'EXAM_OF_ANOTHER_DOCTOR'],
    ['huy', facts('DaKham', { laBacSiKham: false, duocHuy: true }), undefined],
    ['chiDinhNhapVien', facts('DaKham', { chucVu: { ChiDinhNhapVien: position } }), 'POSITION_NOT_ALLOWED'],
    ['lapChuyenVien', facts('DaKham', { chucVu: { LapChuyenVien: position } }), 'POSITION_NOT_ALLOWED'],
    ['capGiayNghi', facts('DaKham', { chucVu: { CapGiayNghi: position } }), 'POSITION_NOT_ALLOWED'],
    ['capGiayNghi', facts('DaKham', { chucVu: { LapChuyenVien: position } }), undefined],
    ['duyet', facts('DaKham', { DaDuyet: true }), 'STATE_CHANGED'],
    ['ketThuc', facts('DangKham', { coChiDinh: true }), undefined],
  ] as const)('%s of %j: %s', (action, of, says) => {
    expect(refusal(khamBenhActs, action, of, everyRight)?.code).toBe(says);
  });
});
