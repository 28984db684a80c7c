import { describe, expect, it } from 'vitest';
import { fieldsFor, type ReportField } from './fields.ts';
import { fieldsJudgedAnew } from './judgedAnew.ts';

const ef = (over: object = {}, patient = { GioiTinh: 'MALE', years: 40 }): ReportField[] =>
  fieldsFor(
    [
      { Ma: 'EF', Ten: 'EF', Kieu: 'So', DonVi: '%', NamMin: 52, NamMax: 72, NuMin: 54, NuMax: 74, ...over },
      { Ma: 'LOI', Ten: 'Lời', Kieu: 'VanBan' },
    ],
    patient,
  ).map((field) => ({ ...field, GiaTri: field.Ma === 'EF' ? '53' : 'Dày' }));

describe('the fields of a report', () => {
  it('are judged as they were while nothing changed', () => {
    expect(fieldsJudgedAnew(ef(), ef({ NamMin: '52.0' }))).toEqual([]);
  });

  it('say what changed: the bounds of the catalogue, the sex, the age, the unit', () => {
    expect(fieldsJudgedAnew(ef(), ef({ NamMin: 53.5 }))).toEqual(['EF 53: N (52 - 72 %) → L (53,5 - 72 %)']);
    expect(fieldsJudgedAnew(ef(), ef({}, { GioiTinh: 'FEMALE', years: 40 }))).toEqual([
      'EF 53: N (52 - 72 %) → L (54 - 74 %)',
    ]);
    expect(fieldsJudgedAnew(ef(), ef({}, { GioiTinh: 'MALE', years: 3 }))).toEqual([
      'EF 53: N (52 - 72 %) → – (%)',
    ]);
    expect(fieldsJudgedAnew(ef(), ef({ DonVi: 'mL' }))).toEqual(['EF 53: N (52 - 72 %) → N (52 - 72 mL)']);
  });

  it('that left the catalogue say nothing else than they did', () => {
    expect(fieldsJudgedAnew(ef(), [])).toEqual([]);
  });
});
