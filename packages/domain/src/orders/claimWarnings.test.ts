import { expect, it } from 'vitest';
import { type ClaimFacts, claimWarnings } from './claimWarnings.ts';

const fits: ClaimFacts = { phamVi: 1, MaBHYT: '23.0075.1494', tyLeBH: 100, DonGiaBHYT: '21500.00' };

it.each([
  ['nothing', {}, []],
  ['outside the scope', { phamVi: 2, MaBHYT: null }, ['CLAIM_OUT_OF_SCOPE']],
  ['no price of the fund', { DonGiaBHYT: '0.00', MaBHYT: null }, ['CLAIM_NO_PRICE']],
  ['no code for the claim, paid in part', { MaBHYT: null, tyLeBH: 50 }, ['CLAIM_NO_CODE', 'CLAIM_RATE']],
] as const)('tells of an insured service: %s', (_name, differs, codes) => {
  expect(claimWarnings({ ...fits, ...differs }, true).map(({ code }) => code)).toEqual(codes);
});

it('tells nothing where the visit is not insured', () => {
  expect(claimWarnings({ ...fits, phamVi: 2 }, false)).toEqual([]);
});
