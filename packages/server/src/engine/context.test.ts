import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localDay } from './context.ts';

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' });

it('an instant has its calendar day in Vietnam, as the tables of time zones have it', () => {
  expect(localDay(new Date('2026-11-21T16:59:59.999Z'))).toBe('2026-11-21');
  expect(localDay(new Date('2026-11-21T17:00:00Z'))).toBe('2026-11-22');
  const instants = fc.date({
    min: new Date('1955-01-01'),
    max: new Date('2200-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (at) => {
      expect(localDay(at)).toBe(calendar.format(at));
    }),
  );
});
