import { expect, it } from 'vitest';
import { claimTime, isClaimBirth, isClaimDay, isClaimTime, timeIn } from './moments.ts';

it('times go into the tables and come back as local times', () => {
  expect([claimTime('2026-03-10T07:50'), claimTime('2026-03-10T07:50:12'), claimTime('2026-03-10')]).toEqual([
    '202603100750',
    '202603100750',
    '20260310',
  ]);
  expect([timeIn('202603100750'), timeIn('20260310')]).toEqual(['2026-03-10T07:50', '2026-03-10']);
});

it('a day is one of the calendar, a time has hours and minutes, a birth may have zeros', () => {
  expect(['20240229', '20260229', '2026031', '20261301'].map(isClaimDay)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(['202603102359', '202603102400', '20260310'].map(isClaimTime)).toEqual([true, false, false]);
  expect(['198500000000', '198508150000', '198513150000', '188500000000'].map(isClaimBirth)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
