import { describe, expect, it } from 'vitest';
import { type AccessFacts, accessTo, wordsIssue, wordsMost } from './access.ts';

const none: AccessFacts = { hidden: false, inCare: false, everywhere: false, opened: false };

describe('a record of another facility', () => {
  it.each<[string, Partial<AccessFacts>, unknown]>([
    ['is refused to whom nothing connects with the patient', {}, { refusal: 'RECORD_NOT_IN_CARE' }],
    ['is seen by who cares for the patient', { inCare: true }, { grounds: 'DieuTri' }],
    ['is seen by who has the right', { everywhere: true }, { grounds: 'Quyen' }],
    ['is seen by who opened it', { opened: true }, { grounds: 'MoHoSo' }],
    [
      'needs no reason from who cares',
      { inCare: true, opened: true, everywhere: true },
      { grounds: 'DieuTri' },
    ],
    ['needs no reason from who has the right', { everywhere: true, opened: true }, { grounds: 'Quyen' }],
    [
      'is refused to everybody where the place hides it',
      { hidden: true, inCare: true, everywhere: true, opened: true },
      { refusal: 'RECORD_OF_ANOTHER_FACILITY' },
    ],
  ])('%s', (_name, facts, answer) => {
    expect(accessTo({ ...none, ...facts })).toEqual(answer);
  });
});

describe('the words beside a reason', () => {
  it('are ten characters at least, spaces counted once', () => {
    expect(wordsIssue('  a        b  ')).toMatchObject({ code: 'TOO_SHORT' });
    expect(wordsIssue('Cấp cứu, hôn mê')).toBeNull();
    expect(wordsIssue('x'.repeat(wordsMost + 1))).toMatchObject({ code: 'TOO_LONG' });
  });
});
