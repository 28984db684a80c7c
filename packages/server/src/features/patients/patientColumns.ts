import { tenKhongDau } from '@sen/domain/names/key';
import { cleanName } from '@sen/domain/names/typed';
import { type DiUng, toldAllergies } from '@sen/domain/patients/allergies';
import { birthOf, patientIssues } from '@sen/domain/reception/benhNhan';
import { cleanPatientField } from '@sen/domain/reception/cleanPatient';
import { type Tx, today } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import type { BenhNhanInput } from '../../gql/main.ts';
import { readSetting } from '../system/queries.ts';
import { addressOf } from './address.ts';
import type { BenhNhanRow, benhNhanTable } from './tables.ts';

/** The columns of a new record, without its code. */
export type NewRecord = Omit<typeof benhNhanTable.$inferInsert, 'MaYTe'>;

/** The columns of an input, cleaned and checked. A field that the input leaves out keeps what `before` has. */
export async function prepared(tx: Tx, input: BenhNhanInput, before?: BenhNhanRow): Promise<NewRecord> {
  const { requestId: _request, version: _version, ...given } = input;
  const merged: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(given))
    if (value !== undefined) merged[name] = clean(name, value);
  if (given.NgaySinh === null && given.NamSinh === undefined && before) merged['NamSinh'] = before.NamSinh;
  const birth = birthOf(merged);
  refuseIssues(patientIssues(merged, await readSetting(tx, 'patient'), today(tx)));
  merged['DiUngs'] = toldAllergies(
    (merged['DiUngHoatChat_Ids'] as string[] | undefined) ?? [], // as the input type and the table have them
    (merged['DiUngs'] as DiUng[] | undefined) ?? [],
  );
  const name = nameOf(String(merged['TenBenhNhan']), before);
  const key = tenKhongDau(name);
  const names = new Set(Object.keys(given));
  if (names.has('DiUngHoatChat_Ids')) names.add('DiUngs'); // what was told of an ingredient goes with it
  const kept = Object.fromEntries(Object.entries(merged).filter(([field]) => names.has(field)));
  const address = await addressOf(tx, text(merged['SoNha']), text(merged['DiaChi_Id']), before ?? null);
  return {
    ...(kept as Partial<NewRecord>), // fields of the input type are columns of the table
    TenBenhNhan: name,
    TenKhongDau: key,
    NamSinh: birth?.NamSinh ?? 0,
    GioiTinh: merged['GioiTinh'] as NewRecord['GioiTinh'], // one of the list by patientIssues
    fullAddress: address,
  };
}

/** A name as it is kept: a working name ("Con bà Nguyễn Thị A") that comes back with capitals is not a new one. */
function nameOf(given: string, before?: BenhNhanRow): string {
  const name = given.trim().replace(/\s+/g, ' ');
  return before && name === cleanName(before.TenBenhNhan) ? before.TenBenhNhan : name;
}

const neverNull: ReadonlySet<string> = new Set([
  'DiUngHoatChat_Ids',
  'DiUngs',
  'NhomBenhNhan_Ids',
  'KieuBenhNhan',
  'isBusinessAccount',
]);

function clean(name: string, value: unknown): unknown {
  if (value === null && neverNull.has(name))
    return name.endsWith('s') ? [] : name === 'KieuBenhNhan' ? 'VietNam' : false;
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return null;
  const cleaned = String(cleanPatientField(name, value));
  return cleaned === '' ? null : cleaned.trimEnd();
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Whether a column changes. */
export function differs(before: unknown, after: unknown): boolean {
  return JSON.stringify(before ?? null) !== JSON.stringify(after ?? null);
}
