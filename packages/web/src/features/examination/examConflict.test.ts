import { describe, expect, it } from 'vitest';
import { conflictFields, mergedValues } from './examConflict.ts';
import { changedValues, type ExamValues, inputOf } from './examValues.ts';

const empty: ExamValues = {
  Mach: null,
  NhietDo: null,
  HuyetApCao: null,
  HuyetApThap: null,
  NhipTho: null,
  SpO2: null,
  ChieuCao: null,
  CanNang: null,
  LyDoKham: null,
  TrieuChungLamSang: null,
  TienSuBenh: null,
  TienSuDiUng: null,
  ChanDoan: null,
  LoiDan: null,
  GhiChu: null,
  ChanDoanICD_Id: null,
  HuongGiaiQuyet_Id: null,
  NgayTaiKham: null,
  BenhManTinh: false,
  ChanDoanPhuICD_Ids: [],
};
const words = {
  refs: new Map([
    ['i10', 'I10 – Tăng huyết áp'],
    ['j02', 'J02.9 – Viêm họng cấp'],
  ]),
  yes: 'Có',
  no: 'Không',
  day: (iso: string) => iso.split('-').reverse().join('/'),
};

describe('what was typed', () => {
  it('is only what differs; an emptied text is none', () => {
    const base = { ...empty, Mach: '80', LyDoKham: 'Ho' };
    expect(changedValues(base, { ...base, LyDoKham: '', GhiChu: '' })).toEqual({ LyDoKham: '' });
    expect(changedValues(base, { ...base })).toEqual({});
    expect(changedValues(base, { ...base, Mach: null, ChanDoanPhuICD_Ids: ['i10'] })).toEqual({
      Mach: null,
      ChanDoanPhuICD_Ids: ['i10'],
    });
  });

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

  it('differ in words, theirs first where one’s own was not touched', () => {
    expect(conflictFields(base, mine, theirs, words)).toEqual([
      { path: 'LyDoKham', mine: 'Ho', theirs: 'Sốt cao', first: 'theirs' },
      { path: 'TrieuChungLamSang', mine: 'Đau họng', theirs: 'Sốt', first: 'mine' },
      {
        path: 'ChanDoanICD_Id',
        mine: 'I10 – Tăng huyết áp',
        theirs: 'J02.9 – Viêm họng cấp',
        first: 'theirs',
      },
      { path: 'BenhManTinh', mine: 'Có', theirs: 'Không', first: 'mine' },
      { path: 'NgayTaiKham', mine: '01/12/2026', theirs: '–', first: 'mine' },
    ]);
  });

  it('that say the same have nothing to choose', () => {
    expect(conflictFields(base, mine, { ...mine }, words)).toEqual([]);
  });

  it('become one by the chosen fields', () => {
    const merged = mergedValues(mine, theirs, new Set(['LyDoKham', 'ChanDoanICD_Id']));
    expect(merged).toEqual({ ...mine, LyDoKham: 'Sốt cao', ChanDoanICD_Id: 'j02' });
  });
});
