import { describe, expect, it, test } from 'vitest';
import { licenceEnd, licenceTrouble } from './licence.ts';

describe('the end of a licence', () => {
  it.each([
    [
      'the day that is written on it',
      { NgayCapChungChi: '2024-05-01', NgayHetHanChungChi: '2027-01-01' },
      '2027-01-01',
    ],
    ['five years from a day of issue since 2024', { NgayCapChungChi: '2024-01-01' }, '2029-01-01'],
    ['the day before a leap day that does not come again', { NgayCapChungChi: '2024-02-29' }, '2029-02-28'],
    ['none for a certificate of before 2024', { NgayCapChungChi: '2023-12-31' }, null],
    ['none where no day is known', { NgayCapChungChi: null, NgayHetHanChungChi: '' }, null],
  ])('is %s', (_name, licence, end) => {
    expect(licenceEnd(licence)).toBe(end);
  });
});

test.each([
  ['a doctor without one', {}, true, 'MISSING'],
  ['a doctor with a blank number', { SoChungChiHanhNghe: ' ' }, true, 'MISSING'],
  ['a cashier without one', {}, false, null],
  [
    'one whose last day is today',
    { SoChungChiHanhNghe: '1', NgayHetHanChungChi: '2026-11-20' },
    true,
    'ENDS_SOON',
  ],
  [
    'one that ended yesterday',
    { SoChungChiHanhNghe: '1', NgayHetHanChungChi: '2026-11-19' },
    true,
    'EXPIRED',
  ],
  [
    'one that ended, of somebody who needs none',
    { SoChungChiHanhNghe: '1', NgayHetHanChungChi: '2026-11-19' },
    false,
    'EXPIRED',
  ],
  [
    'ninety days before its end',
    { SoChungChiHanhNghe: '1', NgayHetHanChungChi: '2027-02-18' },
    true,
    'ENDS_SOON',
  ],
  [
    'ninety-one days before its end',
    { SoChungChiHanhNghe: '1', NgayHetHanChungChi: '2027-02-19' },
    true,
    null,
  ],
  ['an old certificate', { SoChungChiHanhNghe: '1', NgayCapChungChi: '2012-04-10' }, true, null],
])('%s', (_name, licence, needed, trouble) => {
  expect(licenceTrouble(licence, needed, '2026-11-20')).toBe(trouble);
});
