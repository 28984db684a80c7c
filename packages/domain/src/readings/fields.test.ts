import { describe, expect, it } from 'vitest';
import {
  type DefinedField,
  fieldFlag,
  fieldGroups,
  fieldIssues,
  fieldsFor,
  fieldsInWork,
  filledFields,
  missingFields,
  type ReportField,
} from './fields.ts';
import { mauTruongIssues } from './kieuTruong.ts';

const defined: DefinedField[] = [
  {
    Ma: 'EF',
    Ten: 'EF',
    Kieu: 'So',
    DonVi: '%',
    NamMin: '52',
    NamMax: '72',
    NuMin: '54',
    NuMax: '74',
    BatBuoc: true,
  },
  { Ma: 'HO', Ten: 'Hở van', Kieu: 'LuaChon', LuaChons: 'Không; Nhẹ ;Vừa', Nhom: 'Van tim' },
  { Ma: 'NGAY', Ten: 'Ngày', Kieu: 'Ngay' },
  { Ma: 'LOI', Ten: 'Lời', Kieu: 'VanBan', Nhom: 'Van tim' },
  { Ma: 'EF', Ten: 'EF của mẫu khác', Kieu: 'VanBan' },
];
const man = { GioiTinh: 'MALE', years: 60 };
const fields = fieldsFor(defined, man);
const told = (values: { Ma: string; GiaTri: string | null }[]) =>
  fieldIssues(fields, values).map(({ path, code }) => `${path} ${code}`);

describe('the fields of a report', () => {
  it('have the range of the patient, and each code once', () => {
    expect(fields.map(({ Ma, Min, Max }) => [Ma, Min, Max])).toEqual([
      ['EF', '52', '72'],
      ['HO', null, null],
      ['NGAY', null, null],
      ['LOI', null, null],
    ]);
    expect(fieldsFor(defined, { GioiTinh: 'FEMALE', years: 30 })[0]).toMatchObject({ Min: '54', Max: '74' });
    expect(fields[1]?.LuaChons).toEqual(['Không', 'Nhẹ', 'Vừa']);
  });

  it('judge no child by what is normal of adults', () => {
    const child = { GioiTinh: 'MALE', years: 9 };
    expect(fieldsFor(defined, child)[0]).toMatchObject({ Min: null, Max: null });
    const own = defined.map((one) => ({ ...one, TreEmMin: '56' }));
    expect(fieldsFor(own, child)[0]).toMatchObject({ Min: '56', Max: null });
  });

  it('keep what stands, whatever their definition says since', () => {
    const stands = fieldsInWork(fields, [{ ...(fields[1] as ReportField), GiaTri: 'Rất nặng' }]);
    const refused = (GiaTri: string) => fieldIssues(stands, [{ Ma: 'HO', GiaTri }]).map(({ code }) => code);
    expect(refused('Rất nặng')).toEqual([]);
    expect(refused('Nặng')).toEqual(['NOT_IN_LIST']);
  });

  it('take what their kind allows', () => {
    expect(told([{ Ma: 'EF', GiaTri: '61,5' }])).toEqual([]);
    expect(told([{ Ma: 'EF', GiaTri: '+61,5' }])).toEqual([]);
    expect(told([{ Ma: 'EF', GiaTri: '>70' }])).toEqual(['EF NOT_A_NUMBER']);
    expect(told([{ Ma: 'EF', GiaTri: 'tốt' }])).toEqual(['EF NOT_A_NUMBER']);
    expect(told([{ Ma: 'HO', GiaTri: 'Nặng' }])).toEqual(['HO NOT_IN_LIST']);
    expect(told([{ Ma: 'NGAY', GiaTri: '2026-02-30' }])).toEqual(['NGAY NOT_A_DATE']);
    expect(told([{ Ma: 'LOI', GiaTri: 'x'.repeat(501) }])).toEqual(['LOI TOO_LONG']);
    expect(told([{ Ma: 'X', GiaTri: '1' }])).toEqual(['X NOT_IN_LIST']);
    expect(
      told([
        { Ma: 'LOI', GiaTri: 'a' },
        { Ma: 'LOI', GiaTri: 'b' },
      ]),
    ).toEqual(['LOI DUPLICATE']);
    expect(told([{ Ma: 'EF', GiaTri: ' ' }])).toEqual([]);
  });

  it('are kept with a decimal point where they say something; those that are left out stay', () => {
    const first = filledFields(fields, [
      { Ma: 'EF', GiaTri: ' 48,5 ' },
      { Ma: 'HO', GiaTri: '' },
    ]);
    expect(first.map(({ Ma, GiaTri }) => [Ma, GiaTri])).toEqual([['EF', '48.5']]);
    expect(filledFields(fields, [{ Ma: 'EF', GiaTri: '＋４８，５' }])).toMatchObject([{ GiaTri: '48.5' }]);
    const more = filledFields(fieldsInWork(fields, first), [{ Ma: 'LOI', GiaTri: 'Dày' }]);
    expect(more.map(({ Ma, GiaTri }) => [Ma, GiaTri])).toEqual([
      ['EF', '48.5'],
      ['LOI', 'Dày'],
    ]);
    expect(missingFields(fieldsInWork(fields, []))).toMatchObject([{ Ma: 'EF' }]);
    expect(missingFields(more)).toEqual([]);
  });

  it('keep a stored one that left the catalogue', () => {
    const gone = { ...fieldsFor(defined, man)[3], Ma: 'CU', GiaTri: 'cũ' } as (typeof fields)[number];
    expect(fieldsInWork(fields, [gone]).at(-1)).toEqual(gone);
  });

  it.each([
    ['51.9', 'L'],
    ['52', 'N'],
    ['72,1', 'H'],
    ['tốt', null],
  ])('%s lies %s beside 52 to 72', (GiaTri, flag) => {
    const [field] = fields;
    expect(field && fieldFlag({ ...field, GiaTri })).toBe(flag);
  });

  it('stand in groups, in the order of their first fields', () => {
    expect(fieldGroups(fields).map(({ Nhom, fields: of }) => [Nhom, of.map(({ Ma }) => Ma)])).toEqual([
      [null, ['EF', 'NGAY']],
      ['Van tim', ['HO', 'LOI']],
    ]);
  });
});

it('a set of fields is refused for a code twice, a choice of nothing, bounds of a text, bounds that are reversed', () => {
  const Truongs = [
    { Ma: 'A', Kieu: 'So', NamMin: '9', NamMax: '3' },
    { Ma: 'A', Kieu: 'LuaChon', LuaChons: ' ; ' },
    { Ma: 'B', Kieu: 'VanBan', NuMin: '0' },
  ];
  expect(mauTruongIssues({ Truongs }).map(({ path, code }) => `${path} ${code}`)).toEqual([
    'Truongs.0.NamMax RANGE_REVERSED',
    'Truongs.1.Ma REPORT_FIELD_TWICE',
    'Truongs.1.LuaChons REPORT_FIELD_CHOICES',
    'Truongs.2.NuMin REPORT_FIELD_BOUNDS',
  ]);
});
