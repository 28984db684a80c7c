import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quyenLoi } from './benefit.ts';
import { hienThiThe, parseThe } from './card.ts';
import { defaultParameters as rows } from './defaultParameters.ts';

describe('insurance card number', () => {
  it('takes the 15 characters apart', () => {
    expect(parseThe('DN4010123456789')).toEqual({
      loai: 'The15',
      soThe: 'DN4010123456789',
      doiTuong: 'DN',
      muc: '4',
      tinh: '01',
      so: '0123456789',
    });
  });

  it('reads what scanners and hands add: blanks, dashes and small letters', () => {
    expect(parseThe(' dn 4 01 01234-56789 ')?.soThe).toBe('DN4010123456789');
  });

  it('knows the 10 digits of new cards and the 12 digits of a citizen id', () => {
    expect(parseThe('0123456789')).toMatchObject({ loai: 'MaSoBHXH' });
    expect(parseThe('001185012345')).toMatchObject({ loai: 'CanCuoc' });
  });

  it.each(['TE101KT12345678', 'QN597KT12345678'])('takes %s as a temporary card', (soThe) => {
    expect(parseThe(soThe)).toMatchObject({ loai: 'TamThoi', soThe, so: 'KT12345678' });
  });

  it.each([
    ['CN6', '3'],
    ['HT5', '3'],
    ['DN7', '4'],
    ['CA3', '5'],
    ['BT4', '2'],
    ['KC7', '2'],
    ['HN4', '2'],
  ])('reads the old level %s as level %s', (printed, muc) => {
    expect(parseThe(`${printed}010123456789`)).toMatchObject({ muc });
  });

  it.each([
    '',
    'DN401012345678',
    'DN40101234567890',
    'D14010123456789',
    'DN6010123456789',
    'DN0010123456789',
    '12345',
  ])('refuses "%s"', (text) => {
    expect(parseThe(text)).toBeNull();
  });

  it('shows the number in parts of 2, 1, 2, 5 and 5', () => {
    expect(hienThiThe('DN4010123456789')).toBe('DN 4 01 01234 56789');
    expect(hienThiThe('0123456789')).toBe('01234 56789');
    expect(hienThiThe('not a card')).toBe('not a card');
  });

  it('reads back every number it shows', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{2}[1-5]\d{12}$/), (soThe) => {
        expect(parseThe(hienThiThe(soThe))?.soThe).toBe(soThe);
      }),
    );
  });
});

describe('benefit of a card', () => {
  it.each([
    ['CC1010123456789', '2025-11-10', 100],
    ['CK2010123456789', '2025-11-10', 100],
    ['HT3010123456789', '2025-11-10', 95],
    ['DN4010123456789', '2025-11-10', 80],
    ['QN5970123456789', '2025-11-10', 100],
    ['CN3010123456789', '2025-12-31', 95],
    ['CN3010123456789', '2026-01-01', 100],
    ['CN6010123456789', '2026-01-01', 100],
    ['LH4010123456789', '2025-12-31', 80],
    ['LH4010123456789', '2026-01-01', 100],
    ['0123456789', '2026-01-01', 80],
  ])('%s on %s gives %i %%', (soThe, day, percent) => {
    const card = parseThe(soThe);
    expect(card && quyenLoi(card, day, rows).phanTram).toBe(percent);
  });

  it('pays transport for levels 1, 2 and 5 only', () => {
    const paid = ['CC1', 'CK2', 'HT3', 'DN4', 'QN5'].map((head) => {
      const card = parseThe(`${head}010123456789`);
      return card && quyenLoi(card, '2025-11-10', rows).vanChuyen;
    });
    expect(paid).toEqual([true, true, false, false, true]);
  });
});
