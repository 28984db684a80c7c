import { describe, expect, it } from 'vitest';
import { unknownName, unknownPatientIssues } from './unknownPatient.ts';

describe('somebody without a name', () => {
  it('has a working name with number, sex and age', () => {
    expect(unknownName(7, 'MALE', 40)).toBe('Bệnh nhân chưa rõ danh tính 07, nam, khoảng 40 tuổi');
    expect(unknownName(112, 'OTHER', 0)).toBe(
      'Bệnh nhân chưa rõ danh tính 112, chưa rõ giới tính, khoảng 0 tuổi',
    );
  });

  it.each([
    [{ GioiTinh: 'MALE', TuoiUocLuong: 40 }, []],
    [{}, ['GioiTinh REQUIRED', 'TuoiUocLuong REQUIRED']],
    [{ GioiTinh: 'MALE', TuoiUocLuong: 130 }, ['TuoiUocLuong TOO_LARGE']],
    [{ GioiTinh: 'X', TuoiUocLuong: 1.5 }, ['GioiTinh NOT_IN_LIST', 'TuoiUocLuong NOT_A_NUMBER']],
  ])('needs a sex and an age in years: %o', (input, expected) => {
    expect(unknownPatientIssues(input).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  });
});
