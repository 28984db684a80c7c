import { describe, expect, it } from 'vitest';
import { allergiesOf, allergyIssues, type DiUng, joinedAllergies, toldAllergies } from './allergies.ts';

const told = (HoatChat_Id: string, more: Partial<DiUng> = {}): DiUng => ({
  MucDo: null,
  PhanUng: null,
  XacNhan: null,
  HoatChat_Id,
  ...more,
});

describe('what is told of allergies', () => {
  it('is one for each ingredient, unknown where nobody said anything', () => {
    const details = [
      { HoatChat_Id: 'a', MucDo: 'Nhe' },
      { HoatChat_Id: 'a', PhanUng: ' Mề đay ' },
      { HoatChat_Id: 'x' },
    ] as const;
    expect(allergiesOf(['a', 'b', 'a'], details)).toEqual([told('a', { PhanUng: 'Mề đay' }), told('b')]);
    expect(toldAllergies(['a', 'b'], details)).toEqual([told('a', { PhanUng: 'Mề đay' })]);
  });

  it('has a reaction of a length that can be shown', () => {
    const issue = { path: 'DiUngs.1.PhanUng', code: 'TOO_LONG', details: { max: 200 } };
    expect(allergyIssues([told('a'), told('b', { PhanUng: 'x'.repeat(201) })])).toEqual([issue]);
    expect(allergyIssues(null)).toEqual([]);
  });

  it('of two records is the graver one, in whichever of them it stands', () => {
    const grave = told('a', { MucDo: 'Nang', PhanUng: 'Phù mạch' });
    const mild = told('a', { MucDo: 'Nhe' });
    const other = told('b', { XacNhan: 'NghiNgo' });
    expect(joinedAllergies([mild], [grave, other])).toEqual([grave, other]);
    expect(joinedAllergies([grave], [mild])).toEqual([grave]);
    expect(joinedAllergies([told('a')], [mild])).toEqual([mild]);
  });
});
