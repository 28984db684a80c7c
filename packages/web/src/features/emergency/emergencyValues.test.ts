import { describe, expect, it } from 'vitest';
import { emergencyInput, emptyEmergency, missingIn } from './emergencyValues.ts';

describe('an arrival', () => {
  it('needs its level, and for a ward where and why', () => {
    expect(missingIn(emptyEmergency)).toEqual(['Muc']);
    expect(missingIn({ ...emptyEmergency, Muc: 'Muc1', thangVaoKhoa: true })).toEqual([
      'KhoaNhapVien_Id',
      'LoaiBenhAn_Id',
      'ChanDoanICD_Id',
    ]);
    expect(emergencyInput(emptyEmergency, null)).toBeNull();
  });

  it('is sent with what is kept line by line, and a ward only where it goes there', () => {
    const values = {
      ...emptyEmergency,
      Muc: 'Muc2' as const,
      tuTrang: 'Ví\n \nĐiện thoại',
      KhoaNhapVien_Id: 'k',
    };
    expect(emergencyInput(values, 'Khó thở')).toEqual({
      ...{ Muc: 'Muc2', DenLuc: null, PhuongTien: null, ChanDoanSoBo: null },
      tuTrangs: ['Ví', 'Điện thoại'],
    });
    const ward = { ...values, thangVaoKhoa: true, LoaiBenhAn_Id: 'l', ChanDoanICD_Id: 'i' };
    expect(emergencyInput(ward, ' Khó thở ')?.nhapVien).toMatchObject({
      KhoaNhapVien_Id: 'k',
      LyDoVaoVien: 'Khó thở',
    });
  });
});
