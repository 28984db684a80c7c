import { describe, expect, it } from 'vitest';
import { patientIssues } from './benhNhan.ts';

const today = '2026-11-21';
const mandatory = {
  SoDienThoai: true,
  DiaChi: true,
  DanToc_Id: true,
  QuocTich_Id: true,
  NgheNghiep_Id: false,
};
const an = {
  TenBenhNhan: 'Nguyễn Văn An',
  NamSinh: 1980,
  GioiTinh: 'MALE',
  SoDienThoai: '0912345678',
  DiaChi_Id: 'x',
  DanToc_Id: 'k',
  QuocTich_Id: 'vn',
};
const codes = (input: object, rules: Record<string, boolean> = mandatory) =>
  patientIssues({ ...input }, rules, today).map((one) => `${one.path} ${one.code}`);

describe('a patient', () => {
  it('with all that the site wants is accepted', () => {
    expect(codes(an)).toEqual([]);
  });

  it('must have a name, a year of birth, a sex and the fields the site wants', () => {
    expect(codes({ NamSinh: null })).toEqual([
      'TenBenhNhan REQUIRED',
      'NamSinh REQUIRED',
      'GioiTinh REQUIRED',
      'SoDienThoai REQUIRED',
      'DiaChi_Id REQUIRED',
      'DanToc_Id REQUIRED',
      'QuocTich_Id REQUIRED',
    ]);
    expect(codes({ ...an, SoDienThoai: '' }, { ...mandatory, SoDienThoai: false })).toEqual([]);
  });

  it.each([
    [{ NamSinh: 80 }, 'NamSinh NOT_A_YEAR'],
    [{ NamSinh: 1850 }, 'NamSinh NOT_A_YEAR'],
    [{ NamSinh: 2027 }, 'NamSinh IN_THE_FUTURE'],
    [{ NgaySinh: '2026-11-22', NamSinh: 2026 }, 'NgaySinh IN_THE_FUTURE'],
    [{ TenBenhNhan: ' An' }, 'TenBenhNhan LEADING_SPACE'],
    [{ TenBenhNhan: 'An (Bình)' }, 'TenBenhNhan NO_PARENTHESES'],
    [{ SoDienThoai: '12345' }, 'SoDienThoai NOT_A_PHONE'],
    [{ Email: 'a(b)@c' }, 'Email NOT_A_EMAIL'],
    [{ NgayCapGPP: '2026-11-22', SoGPP: '12/GPP' }, 'NgayCapGPP IN_THE_FUTURE'],
    [{ NgayCapGPP: '2026-01-02' }, 'SoGPP REQUIRED'],
    [{ KieuBenhNhan: 'Khac' }, 'KieuBenhNhan NOT_IN_LIST'],
    [{ CMNDHoacHoChieu: '00118501234' }, 'CMNDHoacHoChieu CITIZEN_ID'],
    [{ SoTheBHYT: 'DN401012345678' }, 'SoTheBHYT CARD_LENGTH'],
    [
      { SoTheBHYT: 'DN4010123456789', BHYTNgayHieuLuc: '2026-12-31', BHYTNgayHetHieuLuc: '2026-01-01' },
      'BHYTNgayHieuLuc FROM_AFTER_TO',
    ],
  ])('with %j is refused: %s', (change, code) => {
    const found = codes({ ...an, ...change });
    expect(found).toContain(code);
    expect(found.filter((one) => one !== code && !one.includes('CONTACT'))).toEqual([]);
  });

  it.each(['001185012345', '012345678', 'B1234567'])('may show %s', (paper) => {
    expect(codes({ ...an, CMNDHoacHoChieu: paper })).toEqual([]);
  });

  it('under six needs a contact person, whose phone is enough', () => {
    const child = { ...an, NgaySinh: '2024-01-02', NamSinh: 2024, SoDienThoai: null };
    expect(codes(child)).toEqual(['SoDienThoaiNguoiLienHe REQUIRED', 'TenNguoiLienHe CONTACT_NEEDED']);
    expect(
      codes({ ...child, TenNguoiLienHe: 'Trần Thị Bình', SoDienThoaiNguoiLienHe: '0912345678' }),
    ).toEqual([]);
  });
});
