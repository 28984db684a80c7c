import { describe, expect, it } from 'vitest';
import { emptyWedge, feedKey, looksGarbled, ungarble } from './wedge.ts';

function type(text: string, gap: number, end = 'Enter') {
  let wedge = emptyWedge;
  let at = 1000;
  for (const key of text) {
    ({ wedge } = feedKey(wedge, key, at));
    at += gap;
  }
  return feedKey(wedge, end, at).scan;
}

describe('keys', () => {
  it.each([5, 30, 60])('%d ms apart and ended are a scan', (gap) => {
    expect(type('DN4010123456789', gap)).toBe('DN4010123456789');
    expect(type('26.000123', gap, 'Tab')).toBe('26.000123');
  });

  it('of a person are none, nor is a short burst', () => {
    expect(type('nguyen van an', 120)).toBeNull();
    expect(type('abc', 10)).toBeNull();
  });

  it('of a scan begin anew after a pause', () => {
    let { wedge } = feedKey(emptyWedge, 'x', 0);
    for (const [index, key] of [...'YC261121-00012'].entries())
      ({ wedge } = feedKey(wedge, key, 500 + index * 10));
    expect(feedKey(wedge, 'Enter', 650).scan).toBe('YC261121-00012');
  });

  it('with shifts between them stay one scan', () => {
    let wedge = emptyWedge;
    let at = 0;
    for (const key of ['Shift', 'D', 'Shift', 'N', '4', '0', '1', '0']) {
      at += 8;
      ({ wedge } = feedKey(wedge, key, at));
    }
    expect(feedKey(wedge, 'Enter', at + 8).scan).toBe('DN4010');
  });
});

it('sees that an input method has changed a text that has no marks', () => {
  expect(looksGarbled('ĐN4010123456789')).toBe(true);
  expect(looksGarbled('DN4010123456789|4ê47|15/08/1985')).toBe(true);
  expect(looksGarbled('DN4010123456789|4e47|15/08/1985')).toBe(false);
  expect(looksGarbled('001185012345|x|Nguyễn Thị An')).toBe(false);
});

it('undoes Telex', () => {
  expect(ungarble('Đ401')).toBe('DD401');
  expect(ungarble('DN4010123456789|1ê1|â')).toBe('DN4010123456789|1ee1|aa');
  expect(ungarble('ố ư ắ')).toBe('oos uw aws');
});

it('undoes VNI where Telex would give no number of ours', () => {
  // The digit of the level was taken for the mark of the letter before it.
  expect(ungarble('TÉ010123456789')).toBe('TE1010123456789');
  expect(ungarble('DN4010123456789|4é47|15/08/1985')).toBe('DN4010123456789|4e147|15/08/1985');
});
