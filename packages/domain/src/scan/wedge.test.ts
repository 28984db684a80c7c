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

it('undoes Telex on a card number', () => {
  expect(looksGarbled('ĐN4010123456789')).toBe(true);
  expect(looksGarbled('001185012345|x|Nguyễn Thị An')).toBe(false);
  expect(ungarble('Đ401')).toBe('DD401');
  expect(ungarble('ố ư ắ')).toBe('oos uw aws');
});
