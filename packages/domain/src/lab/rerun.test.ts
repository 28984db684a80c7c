import { expect, it } from 'vitest';
import { rerunIssues, rerunReasonMost } from './rerun.ts';

it('asks for an index and a reason', () => {
  expect(rerunIssues({ chiSos: 0, LyDo: ' ' })).toEqual([
    { path: 'chiSos', code: 'REQUIRED' },
    { path: 'LyDo', code: 'REQUIRED' },
  ]);
  expect(rerunIssues({ chiSos: 1, LyDo: 'Nghi tán huyết' })).toEqual([]);
});

it('takes no longer reason than fits', () => {
  expect(rerunIssues({ chiSos: 2, LyDo: 'x'.repeat(rerunReasonMost + 1) })).toEqual([
    { path: 'LyDo', code: 'TOO_LONG', details: { max: rerunReasonMost } },
  ]);
});
