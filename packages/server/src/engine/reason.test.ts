import { describe, expect, it } from 'vitest';
import { givenReason, reasonIssues } from './reason.ts';

describe('a reason', () => {
  it('is given without the blanks around it', () => {
    expect(givenReason(' Nhầm người ')).toBe('Nhầm người');
  });

  it.each([null, undefined, '', '  '])('is asked for where %o was given, at its field', (text) => {
    expect(() => givenReason(text)).toThrow('BAD_INPUT');
    expect(reasonIssues(text)).toEqual([{ path: 'LyDo', code: 'REQUIRED' }]);
    expect(reasonIssues(text, { path: 'LyDoKhongThu', code: 'REASON_NEEDED' })).toEqual([
      { path: 'LyDoKhongThu', code: 'REASON_NEEDED' },
    ]);
    expect(reasonIssues(text, { needed: false })).toEqual([]);
  });

  it('is as long as its column holds, blanks around it not counted', () => {
    expect(reasonIssues(` ${'x'.repeat(500)} `, { max: 500 })).toEqual([]);
    expect(reasonIssues('x'.repeat(501), { max: 500, needed: false })).toEqual([
      { path: 'LyDo', code: 'TOO_LONG', details: { max: 500 } },
    ]);
  });
});
