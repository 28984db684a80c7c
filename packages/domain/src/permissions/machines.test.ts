import { expect, it } from 'vitest';
import { isMachine } from './machines.ts';
import { profilesOfPeople, readyProfiles } from './readyProfiles.ts';

it('tells the ready profiles of machines from those of people by their rights', () => {
  for (const { code, permissions } of readyProfiles)
    expect([code, isMachine(permissions)]).toEqual([code, !profilesOfPeople.includes(code)]);
});

it('takes nobody without a right for a machine, nor one who may do more', () => {
  expect(isMachine([])).toBe(false);
  expect(isMachine(['KIOSK', 'BENH_NHAN_XEM'])).toBe(false);
});
