import { describe, expect, it } from 'vitest';
import { conflictTexts } from './examConflict.ts';
import { emptyExam as empty, inputOf } from './examValues.ts';

const words = {
  refs: new Map([
    ['i10', 'I10 – Tăng huyết áp'],
    ['j02', 'J02.9 – Viêm họng cấp'],
  ]),
  choices: new Map([['MangThai', 'Mang thai']]),
  yes: 'Có',
  no: 'Không',
  day: (iso: string) => iso.split('-').reverse().join('/'),
};

describe('what was typed', () => {
  it('goes to the API as numbers, none as null', () => {
    expect(inputOf({ ...empty, Mach: '80', NhietDo: '37.5', CanNang: '' })).toMatchObject({
      Mach: 80,
      NhietDo: 37.5,
      CanNang: null,
    });
  });
});

describe('two versions of a session', () => {
  const base = { ...empty, LyDoKham: 'Ho', ChanDoanICD_Id: 'i10' };
  const mine = { ...base, TrieuChungLamSang: 'Đau họng', NgayTaiKham: '2026-12-01', BenhManTinh: true };
  const theirs = { ...base, TrieuChungLamSang: 'Sốt', LyDoKham: 'Sốt cao', ChanDoanICD_Id: 'j02' };

  it('are put into words where both changed a field', () => {
    const paths = ['NgayTaiKham', 'BenhManTinh', 'ChanDoanICD_Id', 'TrieuChungLamSang'];
    expect(conflictTexts(paths, mine, theirs, words)).toEqual([
      { path: 'TrieuChungLamSang', mine: 'Đau họng', theirs: 'Sốt' },
      { path: 'ChanDoanICD_Id', mine: 'I10 – Tăng huyết áp', theirs: 'J02.9 – Viêm họng cấp' },
      { path: 'BenhManTinh', mine: 'Có', theirs: 'Không' },
      { path: 'NgayTaiKham', mine: '01/12/2026', theirs: '–' },
    ]);
  });
});
