import { describe, expect, it } from 'vitest';
import { reasonIssues, reasonMost } from './reason.ts';

describe('a reason', () => {
  it.each([null, undefined, '', '  '])('is asked for where %o was given, at its field', (text) => {
    expect(reasonIssues(text)).toEqual([{ path: 'LyDo', code: 'REQUIRED' }]);
    expect(reasonIssues(text, { path: 'LyDoKhongThu', code: 'REASON_NEEDED' })).toEqual([
      { path: 'LyDoKhongThu', code: 'REASON_NEEDED' },
    ]);
    expect(reasonIssues(text, { needed: false })).toEqual([]);
  });

  it('is as long as its column holds, blanks around it not counted', () => {
    expect(reasonIssues(` ${'x'.repeat(300)} `, { max: 300 })).toEqual([]);
    expect(reasonIssues('x'.repeat(301), { max: 300, needed: false })).toEqual([
      { path: 'LyDo', code: 'TOO_LONG', details: { max: 300 } },
    ]);
  });

  it('is no longer than any reason, where nothing is said of its column', () => {
    expect(reasonIssues('x'.repeat(reasonMost))).toEqual([]);
    expect(reasonIssues('x'.repeat(reasonMost + 1))).toMatchObject([{ code: 'TOO_LONG' }]);
  });
});
