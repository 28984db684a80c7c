import { describe, expect, it } from 'vitest';
import { isLastingPain, isLongCourse } from './longCourse.ts';

describe('the list of diseases that may be prescribed for up to 90 days', () => {
  it.each([
    'I10',
    'B18.1',
    'Z21',
    'B20',
    'B22.7',
    'B24',
    'E11',
    'E11.9',
    'F79.1',
    'F11.25',
    'K76.6',
    'J45.0',
    'i10 ',
  ])('holds %s', (code) => expect(isLongCourse(code)).toBe(true));

  it.each(['J02.9', 'E10.1', 'E14.0', 'B18.2', 'B25', 'F11.1', 'F98x', 'K21.9', 'I1', ''])(
    'does not hold %s',
    (code) => expect(isLongCourse(code)).toBe(false),
  );

  it('is another than that of lasting pain', () => {
    expect(['C50.9', 'C97', 'B20.1', 'D05', 'I10'].map(isLastingPain)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
