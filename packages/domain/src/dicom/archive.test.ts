import { describe, expect, it } from 'vitest';
import { type ArchiveValues, archiveIssues } from './archive.ts';

const whole: ArchiveValues = {
  Bat: true,
  DiaChi: 'http://orthanc.benhvien.lan:8042/dicom-web',
  XacThuc: 'MatKhau',
  TenDangNhap: 'sen',
  HanGiay: 10,
  MatKhau: 'secret',
};
const found = (over: Partial<ArchiveValues>, kept = false) =>
  archiveIssues({ ...whole, ...over }, kept).map(({ path, code }) => `${path} ${code}`);

describe('the connection to an archive', () => {
  it('may speak plain http in the house, with or without an account', () => {
    expect(found({})).toEqual([]);
    expect(found({ XacThuc: 'Khong', TenDangNhap: '', MatKhau: null })).toEqual([]);
    expect(found({ XacThuc: 'MaTruyCap', TenDangNhap: '' })).toEqual([]);
    expect(found({ MatKhau: null }, true)).toEqual([]);
  });

  it('needs what its way of signing in needs, once it is on', () => {
    expect(found({ DiaChi: '', TenDangNhap: '', MatKhau: null })).toEqual([
      'DiaChi REQUIRED',
      'TenDangNhap REQUIRED',
      'MatKhau REQUIRED',
    ]);
    expect(found({ XacThuc: 'MaTruyCap', MatKhau: '' })).toEqual(['MatKhau REQUIRED']);
    expect(found({ Bat: false, DiaChi: '', TenDangNhap: '', MatKhau: null })).toEqual([]);
  });

  it('refuses what is no address and a wait without end', () => {
    expect(found({ DiaChi: 'orthanc:8042' })).toEqual(['DiaChi NOT_AN_ADDRESS']);
    expect(found({ HanGiay: 0 })).toEqual(['HanGiay TOO_SMALL']);
    expect(found({ HanGiay: Number.NaN })).toHaveLength(1);
  });
});
