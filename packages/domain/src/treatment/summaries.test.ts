import { expect, it } from 'vitest';
import { nextSummary, summaryDue } from './summaries.ts';

const at = (text: string) => new Date(`${text}+07:00`);
const admission = at('2026-03-02T14:00');

it.each([
  ['2026-03-16T23:00', [], null],
  ['2026-03-17T00:10', [], { ngay: '2026-03-17', lan: 1, tre: 0 }],
  ['2026-03-20T09:00', [], { ngay: '2026-03-17', lan: 1, tre: 3 }],
  ['2026-03-20T09:00', ['2026-03-17'], null],
  ['2026-03-20T09:00', ['2026-03-16'], { ngay: '2026-03-17', lan: 1, tre: 3 }],
  ['2026-04-01T09:00', ['2026-03-18'], { ngay: '2026-04-01', lan: 2, tre: 0 }],
] as const)('a stay from 02/03: at %s with %o written %o is due', (now, written, due) => {
  expect(summaryDue(admission, written, at(now))).toEqual(due);
});

it('the next one is due after each 15 days', () => {
  expect(nextSummary(admission, at('2026-03-02T15:00'))).toBe('2026-03-17');
  expect(nextSummary(admission, at('2026-03-17T15:00'))).toBe('2026-04-01');
});
