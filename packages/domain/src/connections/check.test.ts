import { expect, it } from 'vitest';
import { connectionState } from './check.ts';

it('says of several connections what the worst of them says', () => {
  expect(connectionState([])).toBe('ChuaCo');
  expect(connectionState(['Tot', 'Tot'])).toBe('Tot');
  expect(connectionState(['Tot', null])).toBe('ChuaKiemTra');
  expect(connectionState([null, 'MatKhoa', 'Tot'])).toBe('Loi');
});
