import { cleanLine, cleanName, cleanNumber, cleanPhone } from '../names/typed.ts';

const cleaners: Readonly<Record<string, (text: string) => string>> = {
  TenBenhNhan: cleanName,
  TenNguoiLienHe: cleanName,
  SoDienThoai: cleanPhone,
  SoDienThoaiNguoiLienHe: cleanPhone,
  CMNDHoacHoChieu: cleanNumber,
  SoTheBHYT: cleanNumber,
  SoNha: cleanLine,
};

/** One field of a patient as it was meant; what is no text, or of another field, stays. */
export function cleanPatientField(field: string, value: unknown): unknown {
  return typeof value === 'string' ? (cleaners[field]?.(value) ?? value) : value;
}

/** A patient's fields as they were meant: names, phones, numbers of papers; all others as they are. */
export function cleanPatient<V extends object>(values: V): V {
  const cleaned = Object.entries(values).map(([field, value]) => [field, cleanPatientField(field, value)]);
  return Object.fromEntries(cleaned) as V; // the same fields
}
