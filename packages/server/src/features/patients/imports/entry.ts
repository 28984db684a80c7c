import type { Field } from '@sen/domain/catalogue/catalogue';
import { tenKhongDau } from '@sen/domain/names/key';
import { birthOf, patientIssues } from '@sen/domain/reception/benhNhan';
import { cleanPatientField } from '@sen/domain/reception/cleanPatient';
import { brokenFault } from '../../../engine/catalogue/imports/cells.ts';
import { isChosen, type Line } from '../../../engine/catalogue/imports/line.ts';
import { readOne } from '../../../engine/catalogue/imports/readCell.ts';
import type { Resolver } from '../../../engine/catalogue/imports/resolve.ts';
import type { LineIssue, Mapping } from '../../../engine/catalogue/imports/types.ts';
import type { Places } from './places.ts';

/** A patient as a line of a file tells one, by the fields of the record. */
export type Entry = Record<string, unknown> & { TenBenhNhan: string; TenKhongDau: string; NamSinh: number };

type Around = {
  mapping: Mapping;
  fields: Readonly<Record<string, Field>>;
  resolver: Resolver;
  places: Places;
  today: string;
};

const listed: ReadonlySet<string> = new Set(['DiUngHoatChat_Ids', 'NhomBenhNhan_Ids']);

/**
 * Reads a line: what it says of a patient, and what is wrong with its cells. The rules of a record hold; what a site wants filled besides
 * is asked when the record is changed next, since no cell of an old list has it.
 */
export function readLine(line: Line, around: Around): { entry: Entry; issues: LineIssue[] } {
  const { mapping, fields, resolver, places, today } = around;
  const given: Record<string, unknown> = {};
  const issues: LineIssue[] = [];
  const add = (key: string, code: string, details: LineIssue['details'] = {}, value = line.text(key)) => {
    if (!issues.some((one) => one.key === key)) issues.push({ key, code, value, details });
  };
  for (const [name, field] of Object.entries(fields)) {
    if (!isChosen(mapping, name)) continue;
    const broken = line.error(name);
    const text = line.text(name);
    if (broken !== null) {
      const [code, value, details] = brokenFault(broken);
      add(name, code, details, value);
    } else if (name === 'DiaChi_Id') {
      const found = text === '' ? null : places.find(text, line.text('Tinh'));
      if (found && 'code' in found) add(name, found.code);
      else given[name] = found?.id ?? null;
    } else if (name === 'NgaySinh' && /^\d{4}$/.test(text)) given['NamSinh'] ??= text;
    else {
      const read = readOne(field, text, undefined, resolver);
      if (!read.ok) add(name, read.code, read.details ?? {});
      else if (read.value !== null || given[name] === undefined)
        given[name] = cleanPatientField(name, read.value);
    }
  }
  const birth = birthOf(given);
  for (const issue of patientIssues(given, {}, today)) {
    const shown = issue.path === 'NamSinh' && !isChosen(mapping, 'NamSinh') ? 'NgaySinh' : issue.path;
    add(shown, issue.code, issue.details ?? {});
  }
  const SoNha = textOf(given['SoNha']);
  const name = String(given['TenBenhNhan'] ?? '');
  const entry = {
    ...Object.fromEntries(
      Object.entries(given).map(([field, value]) => [
        field,
        value === '' ? null : (value ?? (listed.has(field) ? [] : null)),
      ]),
    ),
    TenBenhNhan: name,
    TenKhongDau: tenKhongDau(name),
    NgaySinh: birth?.NgaySinh ?? null,
    NamSinh: birth?.NamSinh ?? 0,
    KieuBenhNhan: given['KieuBenhNhan'] ?? 'VietNam',
    isBusinessAccount: given['isBusinessAccount'] === true,
    fullAddress: places.address(SoNha, textOf(given['DiaChi_Id'])),
  };
  return { entry, issues };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
