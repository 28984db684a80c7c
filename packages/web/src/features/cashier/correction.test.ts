import { describe, expect, it } from 'vitest';
import { correctionOf } from './correction.ts';

const line = { SoLuong: '2.000', DonGia: '45000.00', LaBHYT: true };

describe('the correction of a line', () => {
  it('sends only what differs, whatever way a number is written', () => {
    expect(correctionOf(line, { SoLuong: '2', DonGia: '50000', LaBHYT: true })).toEqual({ DonGia: '50000' });
    expect(correctionOf(line, { SoLuong: '3', DonGia: '45000', LaBHYT: false })).toEqual({
      SoLuong: '3',
      LaBHYT: false,
    });
  });

  it('is none while nothing differs, a number is missing or the quantity is 0', () => {
    expect(correctionOf(line, { SoLuong: '2.0', DonGia: '45000', LaBHYT: true })).toBeNull();
    expect(correctionOf(line, { SoLuong: null, DonGia: '50000', LaBHYT: true })).toBeNull();
    expect(correctionOf(line, { SoLuong: '0', DonGia: '50000', LaBHYT: true })).toBeNull();
    expect(correctionOf(line, { SoLuong: '2', DonGia: '5x', LaBHYT: true })).toBeNull();
  });
});
