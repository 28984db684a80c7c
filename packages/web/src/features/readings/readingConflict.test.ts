import { expect, it } from 'vitest';
import { setLanguage } from '../../session/i18n.ts';
import { conflictLines } from './readingConflict.ts';
import { lineOf, type ReadingLine, readingParts, valuesOf } from './readingEntry.ts';

const field = {
  Ma: 'EF',
  Ten: 'Phân suất tống máu',
  TenTiengAnh: 'Ejection fraction',
  Kieu: 'So',
  DonVi: '%',
};
const line = {
  ChiTiet_Id: 'us',
  TenDichVu: 'Echo',
  NguoiThucHien_Ids: [],
  NguoiThucHiens: [],
  thietBis: [],
  mauKetLuans: [],
  truongs: [
    { ...field, GiaTri: '50.5' },
    { ...field, Ma: 'LVDd', TenTiengAnh: null, GiaTri: '48' },
  ],
  hinhAnhs: [],
} as unknown as ReadingLine; // the fields that are read of it
const mark = { Loai: 'Elip', Mau: 'Do', Diem: [0, 0, 9, 9], Chu: null } as const;
const t = (key: string, values: Record<string, unknown>) => [key, ...Object.values(values)].join(' ');

it('says the fields of a report by their names and values, and marks as their number', async () => {
  await setLanguage('en');
  const stored = valuesOf([line]);
  const image = { Tep_Id: 'a', ChuThich: ' Stone ', InTrenPhieu: true };
  const mine = {
    us: {
      ...lineOf(stored, 'us'),
      truongs: { LVDd: '48' },
      hinhAnhs: [{ ...image, DanhDaus: [mark, mark] }],
    },
  };
  const paths = readingParts.differing(mine, stored);
  expect(conflictLines(paths, mine, stored, [line], t)).toEqual([
    { path: 'us.truongs.EF', label: 'Echo: Ejection fraction', mine: '–', theirs: '50,5 %' },
    {
      path: 'us.hinhAnhs',
      label: 'Echo: readings:imagesTitle',
      mine: 'readings:images 1 · readings:imagesPrinted 1 · Stone · readings:marks 2',
      theirs: 'readings:images 0',
    },
  ]);
});

it('tells two versions of images apart that differ only in their sides, or in what is printed', () => {
  const stored = valuesOf([line]);
  const image = { Tep_Id: 'a', ChuThich: '', InTrenPhieu: true, Phia: 'Truoc' } as const;
  const of = (...hinhAnhs: ReturnType<typeof lineOf>['hinhAnhs']) => ({
    us: { ...lineOf(stored, 'us'), hinhAnhs },
  });
  const mine = of(image, { ...image, Tep_Id: 'b' });
  const theirs = of(image, { ...image, Tep_Id: 'b', Phia: 'Sau', InTrenPhieu: false });
  expect(conflictLines(['us.hinhAnhs'], mine, theirs, [line], t)).toMatchObject([
    {
      mine: 'readings:images 2 · Before: 2 · readings:imagesPrinted 2',
      theirs: 'readings:images 2 · Before: 1 · After: 1 · readings:imagesPrinted 1',
    },
  ]);
});
