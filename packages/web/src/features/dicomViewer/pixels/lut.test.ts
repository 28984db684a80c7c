import { describe, expect, it } from 'vitest';
import { fileWith, type Written } from '../look/testFile.ts';
import { valuesByTables } from './lut.ts';
import { pictureBytes } from './pictureBytes.ts';
import { grey } from './testPixels.ts';

const u16 = (value: number) => [value & 0xff, (value >> 8) & 0xff];
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];
const letters = (text: string) => [...new TextEncoder().encode(text)];

/** A table of a sequence of one item, with lengths that are told or not. */
function table(first: number, bits: number, values: readonly number[], told = true): Uint8Array {
  const descriptor = [values.length, first, bits].flatMap(u16);
  const data = values.flatMap(u16);
  const own = [
    ...[...u16(0x0028), ...u16(0x3002), ...letters('US'), ...u16(descriptor.length), ...descriptor],
    ...[...u16(0x0028), ...u16(0x3006), ...letters('OW'), 0, 0, ...u32(data.length), ...data],
  ];
  const end = told ? [] : [...u16(0xfffe), ...u16(0xe00d), ...u32(0)];
  const length = told ? own.length : 0xffffffff;
  return Uint8Array.from([...u16(0xfffe), ...u16(0xe000), ...u32(length), ...own, ...end]);
}

async function shown(of: Written, stored: ArrayLike<number>, scale = { slope: 1, intercept: 0 }) {
  const { pixels } = await pictureBytes(fileWith({ ...grey, ...of }));
  return [...valuesByTables(stored, scale, pixels.luts).pixels];
}

const modality = table(10, 16, [100, 200, 400]);
const voi = table(100, 12, [4095, 2000, 0]);
const stored = Uint8Array.of(9, 10, 11, 12, 200);

describe('the tables of a picture', () => {
  it('from stored values to those that are told come before its scale; what lies outside is their first or last value', async () => {
    expect(await shown({ '00283000': modality }, stored, { slope: 2, intercept: 5 })).toEqual([
      100, 100, 200, 400, 400,
    ]);
  });

  it('to what is shown follow the scale or the other table', async () => {
    expect(await shown({ '00283010': voi }, Uint8Array.of(49, 50, 51), { slope: 2, intercept: 0 })).toEqual([
      4095, 4095, 0,
    ]);
    const both = { '00283000': table(0, 16, [100, 101, 102]), '00283010': voi };
    expect(await shown(both, Uint8Array.of(0, 1, 2))).toEqual([4095, 2000, 0]);
  });

  it('are read from an item whose length is not told', async () => {
    expect(await shown({ '00283000': table(10, 16, [7, 8], false) }, Uint8Array.of(10, 11))).toEqual([7, 8]);
  });

  it('begin below zero where values do', async () => {
    const below = { '00281052': '-1024', '00283010': table(65_535, 8, [1, 2, 3]) };
    expect(await shown(below, Uint16Array.of(1023, 1024, 1025), { slope: 1, intercept: -1024 })).toEqual([
      1, 2, 3,
    ]);
  });

  it('give way to a window that the picture asks for', async () => {
    const windowed = { '00281050': '40', '00281051': '400', '00283010': voi };
    expect(await shown(windowed, Uint8Array.of(100, 101))).toEqual([100, 101]);
  });

  it('that are too short refuse the picture', async () => {
    const cut = table(0, 16, [1, 2, 3]).slice();
    cut[16] = 9; // more entries than there are
    await expect(shown({ '00283000': cut }, stored)).rejects.toMatchObject({ reason: 'broken' });
  });
});
