import { describe, expect, it } from 'vitest';
import { chosenTypeOf, withChoice } from './chosenTypes.ts';

const chosen = [{ DoiTuong_Id: 'insured', LoaiGia_Id: 'request' }];

describe('the price type of a line', () => {
  it('is the one that a person chose for the payer, and nobody’s choice for another payer', () => {
    expect(chosenTypeOf(chosen, 'insured', ['usual', 'request'])).toBe('request');
    expect(chosenTypeOf(chosen, 'paying', ['usual', 'request'])).toBeNull();
  });

  it('is no longer chosen when the payer gave the type up', () => {
    expect(chosenTypeOf(chosen, 'insured', ['usual'])).toBeNull();
  });

  it('is chosen for one payer beside another, and not chosen when it is the usual one', () => {
    const both = withChoice(chosen, { DoiTuong_Id: 'paying', LoaiGia_Id: 'dear' }, 'usual');
    expect(both).toEqual([...chosen, { DoiTuong_Id: 'paying', LoaiGia_Id: 'dear' }]);
    expect(withChoice(both, { DoiTuong_Id: 'insured', LoaiGia_Id: 'usual' }, 'usual')).toEqual([
      { DoiTuong_Id: 'paying', LoaiGia_Id: 'dear' },
    ]);
  });
});
