import type { BenhNhanRow } from '../tables.ts';
import type { Entry } from './entry.ts';

/** What a record is known by stays as it is; what follows from other fields is made anew. */
const kept: ReadonlySet<string> = new Set([
  'TenBenhNhan',
  'TenKhongDau',
  'NamSinh',
  'NgaySinh',
  'GioiTinh',
  'KieuBenhNhan',
  'isBusinessAccount',
  'fullAddress',
]);

/** The columns of a record that are empty and of which a line says something; the day of a birth where the year is the same. */
export function fillEmpty(row: BenhNhanRow, entry: Entry): Partial<BenhNhanRow> {
  const filled = Object.entries(entry).filter(([name, value]) => {
    if (kept.has(name) || !(name in row)) return false;
    return isEmpty(Reflect.get(row, name)) && !isEmpty(value);
  });
  const set: Record<string, unknown> = Object.fromEntries(filled);
  if (!row.NgaySinh && entry['NgaySinh'] && row.NamSinh === entry.NamSinh)
    set['NgaySinh'] = entry['NgaySinh'];
  if (('SoNha' in set || 'DiaChi_Id' in set) && !row.SoNha && !row.DiaChi_Id)
    set['fullAddress'] = entry['fullAddress'];
  else {
    // half of an address does not fit the other half of another one
    delete set['SoNha'];
    delete set['DiaChi_Id'];
  }
  return set as Partial<BenhNhanRow>; // columns of the table by the test above
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
