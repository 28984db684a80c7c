import { describe, expect, it } from 'vitest';
import { everyRight, refusal } from '../acts/acts.ts';
import { actsWithoutRight, allowedByState } from '../acts/testTable.ts';
import { consultationIssues, type HoiChan, hoiChanActs } from './hoiChan.ts';

const whole: HoiChan = {
  BacSiDeNghi_Id: 'a',
  NgayHoiChan: '2026-11-23T03:00:00.000Z',
  DiaDiem: 'Phòng giao ban',
  ChanDoan: 'Viêm phổi nặng',
  DoiNguThamGia: [
    { NhanVien_Id: 'a', ViTri: 'ChuToa' },
    { NhanVien_Id: 'b', ViTri: 'ThuKy' },
    { NhanVien_Id: 'c', ViTri: 'ThanhVien' },
    { NhanVien_Id: 'd', ViTri: 'ThanhVien' },
  ],
};
const codes = (over: Partial<HoiChan>) =>
  consultationIssues({ ...whole, ...over }).map(({ path, code }) => `${path} ${code}`);
const facts = (TrangThai: string, coKetLuan = true) => ({ TrangThai, node: 'phong', coKetLuan });

describe('minutes of a consultation', () => {
  it('are changed and removed until they are completed, then only cancelled', () => {
    expect(allowedByState(hoiChanActs, facts)).toEqual({
      DangSoan: ['sua', 'hoanTat', 'xoa'],
      HoanTat: ['huy'],
      DaHuy: [],
    });
    expect(refusal(hoiChanActs, 'sua', facts('HoanTat'), everyRight)?.code).toBe('CONSULTATION_CLOSED');
  });

  it('ask for their right at the room of the session', () => {
    expect(actsWithoutRight(hoiChanActs, facts('DangSoan'))).toEqual([]);
  });

  it('are completed with a conclusion', () => {
    expect(refusal(hoiChanActs, 'hoanTat', facts('DangSoan', false), everyRight)?.code).toBe(
      'CONSULTATION_WITHOUT_CONCLUSION',
    );
  });

  it('name who proposed them, when, where and about what', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ BacSiDeNghi_Id: null, NgayHoiChan: null, DiaDiem: '', ChanDoan: null })).toEqual([
      'BacSiDeNghi_Id REQUIRED',
      'NgayHoiChan REQUIRED',
      'DiaDiem REQUIRED',
      'ChanDoan REQUIRED',
    ]);
  });

  it('have exactly one chair and one secretary, and nobody twice', () => {
    expect(codes({ DoiNguThamGia: [] })).toEqual([
      'DoiNguThamGia.ChuToa REQUIRED',
      'DoiNguThamGia.ThuKy REQUIRED',
    ]);
    const [chair, secretary] = whole.DoiNguThamGia;
    expect(
      codes({ DoiNguThamGia: [chair, secretary, { NhanVien_Id: 'e', ViTri: 'ChuToa' }] as never }),
    ).toEqual(['DoiNguThamGia.ChuToa CONSULTATION_ONE_OF_A_KIND']);
    expect(codes({ DoiNguThamGia: [...whole.DoiNguThamGia, { NhanVien_Id: 'a', ViTri: 'HoTro' }] })).toEqual([
      'DoiNguThamGia.HoTro CONSULTATION_TWICE',
    ]);
    expect(
      codes({ DoiNguThamGia: [...whole.DoiNguThamGia, { NhanVien_Id: null, ViTri: 'ThanhVien' }] }),
    ).toEqual(['DoiNguThamGia.ThanhVien REQUIRED']);
  });
});
