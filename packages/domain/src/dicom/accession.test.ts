import { describe, expect, it } from 'vitest';
import { accessionMost, accessionOf, slipLineOf } from './accession.ts';

describe('an accession number', () => {
  it.each([
    ['YC261126-00001', 1, 'YC26112600001-1'],
    ['YC261126-00001', 12, 'YC26112600001-12'],
    ['YC261126-00001', 123, '26112600001-123'],
    ['YC261126-100000', 12, '261126100000-12'],
  ])('of %s line %i is %s, and leads back', (slip, line, accession) => {
    expect(accessionOf(slip, line)).toBe(accession);
    expect(accession.length).toBeLessThanOrEqual(accessionMost);
    expect(slipLineOf(accession)).toEqual({ SoPhieuYeuCau: slip, line });
  });

  it('may be typed as the number of the slip alone', () => {
    expect(slipLineOf(' yc261126-00001 ')).toEqual({ SoPhieuYeuCau: 'YC261126-00001', line: null });
  });

  it.each(['', 'ABC', '12345', 'YC2611260000100000000'])('is none of ours: "%s"', (text) => {
    expect(slipLineOf(text)).toBeNull();
  });
});
