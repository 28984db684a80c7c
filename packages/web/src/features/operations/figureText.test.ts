import { describe, expect, it } from 'vitest';
import { bytesText, durationText, figureText, sealFault, type Words } from './figureText.ts';

const words: Words = (unit, count) => `${count} ${unit}`;

describe('a figure of the system', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1536, '1,5 kB'],
    [1_048_576, '1 MB'],
    [287_309_824, '274 MB'],
    [26_843_545_600, '25 GB'],
  ])('of %d bytes reads %s', (bytes, text) => expect(bytesText(bytes)).toBe(text));

  it.each([
    [1, '1 second'],
    [119, '119 second'],
    [120, '2 minute'],
    [7200, '2 hour'],
    [172_800, '2 day'],
  ])('of %d seconds reads %s', (seconds, text) => expect(durationText(seconds, words)).toBe(text));

  it('that is not there is a dash, and others read in their unit', () => {
    expect(figureText(null, 'bytes', words)).toBe('–');
    expect(figureText(35, 'ms', words)).toBe('35 ms');
    expect(figureText(61_000, 'ms', words)).toBe('61 second');
    expect(figureText(12.4, 'percent', words)).toBe('12 %');
    expect(figureText(3.5, 'hours', words)).toBe('4 hour');
    expect(figureText('18.1', 'text', words)).toBe('18.1');
    expect(figureText('2026-11-21T19:00:00Z', 'time', words)).toBe('22/11/2026 02:00');
  });
});

it('a fault of the chain is told by its seal and kind, never in the words of the server', () => {
  expect(sealFault('17: its row was changed')).toEqual({ seal: '17', kind: 'DONG_BI_SUA' });
  expect(sealFault('2: a seal before it is missing')).toEqual({ seal: '2', kind: 'THIEU_NIEM_PHONG' });
  expect(sealFault('of another kind')).toBeNull();
});
