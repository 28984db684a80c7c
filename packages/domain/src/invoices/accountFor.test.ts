import { describe, expect, it } from 'vitest';
import { accountFor } from './accountFor.ts';

const account = (name: string, over: object = {}) => ({
  name,
  Node_Ids: [] as string[],
  NhanVien_Ids: [] as string[],
  TuNgay: '2026-01-01',
  TamNgung: false,
  ...over,
});
const whole = account('whole');
const counter = account('counter', { Node_Ids: ['QT01'] });
const person = account('person', { NhanVien_Ids: ['lan'] });
const who = { NhanVien_Id: 'lan', Node_Id: 'QT01', day: '2026-05-05' };
const name = (accounts: Array<typeof whole>, over: object = {}) =>
  accountFor(accounts, { ...who, ...over })?.name ?? null;

describe('the account of a cashier', () => {
  it('is their own before that of the counter before that of the facility', () => {
    const all = [whole, counter, person];
    expect(name(all)).toBe('person');
    expect(name(all, { NhanVien_Id: 'mai' })).toBe('counter');
    expect(name(all, { NhanVien_Id: null, Node_Id: 'QT02' })).toBe('whole');
  });

  it('is never one of others', () => {
    expect(name([counter, person], { NhanVien_Id: 'mai', Node_Id: 'QT02' })).toBeNull();
    expect(name([counter, person], { NhanVien_Id: null, Node_Id: null })).toBeNull();
  });

  it('is neither suspended nor of a later day', () => {
    expect(name([whole, { ...person, TamNgung: true }])).toBe('whole');
    expect(name([whole, { ...counter, TuNgay: '2026-05-06' }])).toBe('whole');
    expect(name([{ ...counter, TuNgay: '2026-05-05' }])).toBe('counter');
  });

  it('is the one in use since last, whatever their order', () => {
    const newer = account('newer', { TuNgay: '2026-04-01' });
    expect([name([whole, newer]), name([newer, whole])]).toEqual(['newer', 'newer']);
  });
});
