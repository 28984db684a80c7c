import { describe, expect, it } from 'vitest';
import { dongHo, hanBaoXa, hanKham, type MucCapCuu, phutCapCuu } from './phanLoai.ts';

const phut = phutCapCuu({ phutCapCuu2: 10, phutCapCuu3: 30, phutCapCuu4: 60, phutCapCuu5: 120 });
const DenLuc = new Date('2026-11-30T01:00:00Z');
const after = (minutes: number) => new Date(DenLuc.getTime() + minutes * 60_000);

describe('the clock of an arrival', () => {
  it.each<[MucCapCuu, number, number | null, string]>([
    ['Muc1', 0, null, 'SapQuaHan'],
    ['Muc1', 1, null, 'QuaHan'],
    ['Muc3', 23, null, 'DangCho'],
    ['Muc3', 24, null, 'SapQuaHan'],
    ['Muc3', 30, null, 'SapQuaHan'],
    ['Muc3', 31, null, 'QuaHan'],
    ['Muc3', 300, 29, 'DaKham'],
    ['Muc3', 300, 31, 'QuaHan'],
    ['Muc5', 95, null, 'DangCho'],
  ])('of %s after %i minutes, begun after %s: %s', (Muc, now, begun, said) => {
    const batDauLuc = begun === null ? null : after(begun);
    expect(dongHo({ DenLuc, hanLuc: hanKham(DenLuc, Muc, phut), batDauLuc, now: after(now) })).toBe(said);
  });

  it('runs from the arrival, whenever somebody is judged anew', () => {
    expect(hanKham(DenLuc, 'Muc2', phut)).toEqual(after(10));
  });
});

it('the commune is told of who is not known after 48 hours', () => {
  expect(hanBaoXa(DenLuc)).toEqual(new Date('2026-12-02T01:00:00Z'));
});
