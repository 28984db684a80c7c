import { expect, it } from 'vitest';
import { asked, countOf, isTurned, wholeHistory } from './filter.ts';

it('asks for the whole history when nothing narrows it', () => {
  expect(asked('p', wholeHistory)).toEqual({
    BenhNhan_Id: 'p',
    startDate: null,
    endDate: null,
    DoiTuong: null,
    PhongBan_Ids: null,
    TrangThai: null,
  });
  expect(countOf(wholeHistory)).toBe(0);
});

it('asks with a day only once it is whole', () => {
  const typing = { ...wholeHistory, from: '1/2', to: '2026-03-01' };
  expect(asked('p', typing)).toMatchObject({ startDate: null, endDate: '2026-03-01' });
  expect(countOf(typing)).toBe(1);
});

it('knows days that were turned round', () => {
  expect(isTurned({ ...wholeHistory, from: '2026-03-02', to: '2026-03-01' })).toBe(true);
  expect(isTurned({ ...wholeHistory, from: '2026-03-01', to: '2026-03-01' })).toBe(false);
  expect(isTurned({ ...wholeHistory, from: '2026-03-02' })).toBe(false);
});
