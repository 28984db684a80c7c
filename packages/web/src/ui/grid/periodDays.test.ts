import { expect, it } from 'vitest';
import { askedFilters } from './periodDays.ts';

it('asks for moments from the first to the last second of the days in Vietnam, for days as they are', () => {
  const filters = {
    at: { in: 'today' },
    day: { from: '2026-01-02' },
    name: 'x',
    kinds: ['a', null],
  } as const;
  expect(askedFilters(filters, (key) => key === 'at', '2026-11-23')).toEqual({
    at: { from: '2026-11-23T00:00:00+07:00', to: '2026-11-23T23:59:59.999+07:00' },
    day: { from: '2026-01-02' },
    name: 'x',
    kinds: ['a', null],
  });
});
