import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duplicateScore, type Person } from './duplicate.ts';

const an: Person = {
  TenBenhNhan: 'Nguyễn Văn An',
  NgaySinh: '1980-05-02',
  NamSinh: 1980,
  GioiTinh: 'MALE',
  SoDienThoai: '0912345678',
  CMNDHoacHoChieu: '001080012345',
  SoTheBHYT: 'DN4010123456789',
  DiaChi_Id: 'xa-1',
};
const nobody: Person = { TenBenhNhan: 'Trần Thị Bích' };

describe('the duplicate score', () => {
  it.each<[string, Person, number, string]>([
    ['the citizen id', { ...nobody, CMNDHoacHoChieu: '001080012345' }, 100, 'block'],
    ['the insurance number on another card', { ...nobody, SoTheBHYT: 'HT3010123456789' }, 90, 'block'],
    ['name and birth date', { TenBenhNhan: 'NGUYEN VAN AN', NgaySinh: '1980-05-02' }, 60, 'warn'],
    [
      'name, phone and year',
      { TenBenhNhan: 'nguyễn văn an', SoDienThoai: '+84912345678', NamSinh: 1980 },
      75,
      'warn',
    ],
    [
      'name, birth date and phone of another sex',
      { ...an, CMNDHoacHoChieu: null, SoTheBHYT: null, GioiTinh: 'FEMALE' },
      60,
      'warn',
    ],
    ['the phone alone', { ...nobody, SoDienThoai: '0912345678' }, 30, 'none'],
    ['nothing', nobody, 0, 'none'],
  ])('by %s', (_what, other, score, level) => {
    expect(duplicateScore(an, other)).toMatchObject({ score, level });
  });

  it('names its reasons', () => {
    expect(duplicateScore(an, { TenBenhNhan: 'Nguyễn Văn An', DiaChi_Id: 'xa-1' }).reasons).toEqual([
      { reason: 'Ten', points: 30 },
      { reason: 'DiaChi', points: 10 },
    ]);
  });

  it('is the same in both directions', () => {
    const person = fc.record<Person>({
      TenBenhNhan: fc.constantFrom('Nguyễn Văn An', 'Nguyễn Văn Ánh', 'Lê Thị Hoa'),
      NgaySinh: fc.constantFrom(null, '1980-05-02', '1980-01-01'),
      NamSinh: fc.constantFrom(1980, 1990),
      GioiTinh: fc.constantFrom('MALE', 'FEMALE'),
      SoDienThoai: fc.constantFrom(null, '0912345678', '+84912345678'),
    });
    fc.assert(
      fc.property(person, person, (a, b) => {
        expect(duplicateScore(a, b).score).toBe(duplicateScore(b, a).score);
      }),
    );
  });
});
