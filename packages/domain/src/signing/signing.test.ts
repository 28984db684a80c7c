import { describe, expect, it } from 'vitest';
import { everyRight, refusal } from '../acts/acts.ts';
import { type ChuKyFacts, chuKyActs } from './chuKy.ts';
import { positionRefusal } from './positions.ts';

const facts: ChuKyFacts = { node: null, laNguoiKy: true, daKy: false, coChuKyMau: true, chucVu: null };
const position = { code: 'POSITION_NOT_ALLOWED', details: { positions: 'Giám đốc (GD)' } } as const;
const director = { _id: 'd', ma: 'GD', ten: 'Giám đốc' };

describe('a place of a paper', () => {
  it.each<['ky' | 'thuHoi', Partial<ChuKyFacts>, string | undefined]>([
    ['ky', {}, undefined],
    ['ky', { laNguoiKy: false }, 'SIGN_NOT_YOURS'],
    ['ky', { daKy: true }, 'SIGNED_ALREADY'],
    ['ky', { coChuKyMau: false }, 'SIGN_NO_SPECIMEN'],
    ['ky', { chucVu: position }, 'POSITION_NOT_ALLOWED'],
    ['thuHoi', { daKy: true }, undefined],
    ['thuHoi', {}, 'NOT_SIGNED'],
    ['thuHoi', { daKy: true, laNguoiKy: false }, 'SIGN_NOT_YOURS'],
  ])('%s with %o: %s', (act, over, code) => {
    expect(refusal(chuKyActs, act, { ...facts, ...over }, everyRight)?.code).toBe(code);
  });
});

describe('a position', () => {
  it('is asked only where some are named, and the refusal names them', () => {
    expect(positionRefusal([], null)).toBeNull();
    expect(positionRefusal([director], 'd')).toBeNull();
    expect(positionRefusal([director], 'x')).toEqual(position);
    expect(positionRefusal([director], null)).toEqual(position);
  });
});
