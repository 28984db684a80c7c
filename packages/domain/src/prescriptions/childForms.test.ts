import { describe, expect, it } from 'vitest';
import { type OfferedDrug, offeredFor, orderFor } from './childForms.ts';

const drug = (TenDuoc: string, HamLuong: string, DonViTinh: string, more: Partial<OfferedDrug> = {}) => ({
  TenDuoc,
  HamLuong,
  DonViTinh,
  HoatChat: 'Paracetamol',
  SoLuongKhaDung: '100',
  ...more,
});
const sachet = drug('Paracetamol 150 mg gói', '150 mg', 'Gói');
const tablet = drug('Paracetamol 500 mg', '500 mg', 'Viên');
const suppository = drug('Paracetamol viên đặt', '80 mg', 'Viên');
const infusion = drug('Paracetamol truyền', '1 g/100 ml', 'Chai');
const names = (found: readonly OfferedDrug[]) => found.map(({ TenDuoc }) => TenDuoc);
const adult = { months: 40 * 12, CanNang: null };
const child = { months: 30, CanNang: 12 };

describe('paracetamol', () => {
  const found = [sachet, infusion, suppository, tablet];

  it('begins with the tablet for an adult, and ends with what is for children', () => {
    expect(offeredFor(found, adult)).toEqual([infusion, tablet, sachet, suppository]);
  });

  it('begins with what is for children for a small child', () => {
    expect(offeredFor(found, child)).toEqual([sachet, suppository, infusion, tablet]);
  });

  it('comes as it was found for who is between them, and where nobody is known', () => {
    expect(offeredFor(found, { months: 100, CanNang: 28 })).toEqual(found);
    expect(offeredFor(found, null)).toEqual(found);
  });

  it('that the stores have stands before what they have not', () => {
    const none = { ...tablet, SoLuongKhaDung: '0' };
    expect(offeredFor([sachet, none], adult)).toEqual([sachet, none]);
  });
});

it('a sachet of adults, an ampoule and other ingredients are no forms for children', () => {
  const other = (name: string, strength: string, unit: string, HoatChat: string) =>
    drug(name, strength, unit, { HoatChat });
  const found = [
    other('Diosmectit', '3 g', 'Gói', 'Diosmectit'),
    other('Acetylcystein gói', '200 mg', 'Gói', 'Acetylcystein'),
    other('Acetylcystein', '200 mg', 'Viên', 'Acetylcystein'),
    other('Furosemid tiêm', '20 mg/2 ml', 'Ống', 'Furosemid'),
    other('Furosemid', '40 mg', 'Viên', 'Furosemid'),
    other('Ibuprofen hỗn dịch', '100 mg/5 ml x 60 ml', 'Chai', 'Ibuprofen'),
  ];
  expect(offeredFor(found, adult)).toEqual(found);
  const two = [...found, other('Ibuprofen', '400 mg', 'Viên', 'Ibuprofen')];
  expect(names(offeredFor(two, adult)).slice(-2)).toEqual(['Ibuprofen', 'Ibuprofen hỗn dịch']);
});

it('a name that says so is for children, whatever its strength', () => {
  const kids = drug('Vitamin C Kids', '500 mg', 'Viên', { HoatChat: 'Acid ascorbic' });
  expect(offeredFor([kids, tablet], adult)).toEqual([tablet, kids]);
});

it.each([
  [{ months: 71, CanNang: 45 }, 'childrenFirst'],
  [{ months: 72, CanNang: null }, 'asFound'],
  [{ months: 84, CanNang: 15 }, 'childrenFirst'],
  [{ months: 130, CanNang: 45 }, 'childrenLast'],
  [{ months: 144, CanNang: 20 }, 'childrenLast'],
] as const)('%j is offered drugs %s', (whom, order) => {
  expect(orderFor(whom)).toBe(order);
});
