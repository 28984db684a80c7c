import { describe, expect, it } from 'vitest';
import { maskName, normalisePhone, sortKey, tenKhongDau } from './key.ts';

describe('the key of a name', () => {
  it.each([
    ['Nguyễn Thị Ánh', 'nguyen thi anh'],
    ['ĐẶNG ĐÌNH ĐỨC', 'dang dinh duc'],
    ['Trần-Lê  Ái  Mỹ', 'tran le ai my'],
  ])('%s is %s, composed or decomposed', (name, key) => {
    expect(tenKhongDau(name)).toBe(key);
    expect(tenKhongDau(name.normalize('NFD'))).toBe(key);
  });

  it('sorts by the given name', () => {
    expect(sortKey('Nguyễn Văn An')).toBe('an van nguyen');
  });

  it('hides all but the family name on a board', () => {
    expect(maskName('Nguyễn Văn An')).toBe('NGUYỄN V** A**');
  });

  it('makes a foreign prefix national', () => {
    expect(normalisePhone('+84 912.345.678')).toBe('0912345678');
    expect(normalisePhone('0912 345 678')).toBe('0912345678');
  });
});
