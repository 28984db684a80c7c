import { expect, it } from 'vitest';
import { payerGaps } from './payerGaps.ts';

const priced = { soDichVuCoGia: 3 };
const empty = { soDichVuCoGia: 0 };

it.each([
  [{ laBHYT: false, loaiGia: [] }, true, ['noPriceType']],
  [{ laBHYT: false, loaiGia: [empty] }, true, ['noPrices']],
  [{ laBHYT: false, loaiGia: [empty, priced] }, false, []],
  [{ laBHYT: true, loaiGia: [priced] }, true, []],
  [{ laBHYT: true, loaiGia: [empty] }, false, ['noPrices', 'noFacilityCode']],
])('%j, with a facility code: %s, lacks %j', (payer, code, gaps) => {
  expect(payerGaps(payer, code)).toEqual(gaps);
});
