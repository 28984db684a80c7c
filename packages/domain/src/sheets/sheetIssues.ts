import type { Issue } from '../catalogue/validate.ts';
import { vitalBand } from '../vitals/band.ts';
import { type Vitals, vitalIssues } from '../vitals/plausible.ts';
import type { Judged, SheetField, SheetValues } from './sheet.ts';
import { fieldsFor, type LoaiPhieu, sheetOf } from './sheets.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const mostTicks = 100;

/** What was written, without what is empty: blank texts, ticks that are not set, empty lists. */
export function cleanValues(values: SheetValues): SheetValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): Array<[string, unknown]> => {
      const text = typeof value === 'string' ? value.trim() : value;
      const empty =
        text === null ||
        text === undefined ||
        text === '' ||
        text === false ||
        (Array.isArray(text) && !text[0]);
      return empty ? [] : [[name, text]];
    }),
  );
}

/** What is wrong with the values of an entry, cleaned: fields that the sheet does not have, kinds, limits, what is required, none at all. */
export function sheetIssues(loai: LoaiPhieu, values: SheetValues): Issue[] {
  const { fields } = sheetOf(loai);
  const names = Object.keys(values);
  const unknown = names.filter((name) => !Object.hasOwn(fields, name));
  const issues = unknown.map((path): Issue => ({ path, code: 'NOT_IN_LIST' }));
  for (const [path, field] of Object.entries(fields)) {
    const value = values[path];
    if (value !== undefined) issues.push(...valueIssues(path, field, value));
    else if (field.required) issues.push({ path, code: 'REQUIRED' });
  }
  const first = Object.keys(fields)[0] ?? '';
  if (names.length === 0 && issues.length === 0) issues.push({ path: first, code: 'SHEET_EMPTY' });
  const signs = loai === 'ChucNangSong' ? vitalIssues(values as Vitals) : []; // numbers, or judged above
  return [...issues, ...signs.filter(({ code }) => code === 'PRESSURE_ORDER')];
}

/** What is wrong with one value of a field, at `path`. */
export function valueIssues(path: string, field: SheetField, value: unknown): Issue[] {
  switch (field.kind) {
    case 'number': {
      if (typeof value !== 'number' || !Number.isFinite(value)) return [{ path, code: 'NOT_A_NUMBER' }];
      if (value < field.min) return [{ path, code: 'TOO_SMALL', details: { min: field.min } }];
      if (value > field.max) return [{ path, code: 'TOO_LARGE', details: { max: field.max } }];
      const whole = Number(value.toFixed(field.decimals)) === value;
      return whole ? [] : [{ path, code: 'TOO_MANY_DECIMALS', details: { max: field.decimals } }];
    }
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(field.values, value)
        ? []
        : [{ path, code: 'NOT_IN_LIST' }];
    case 'tick':
      return value === true ? [] : [{ path, code: 'NOT_A_BOOLEAN' }];
    case 'ticks':
      if (!Array.isArray(value) || !value.every((one) => typeof one === 'string' && uuid.test(one)))
        return [{ path, code: 'NOT_IN_LIST' }];
      return value.length > mostTicks ? [{ path, code: 'TOO_MANY', details: { max: mostTicks } }] : [];
    case 'text':
      if (typeof value !== 'string') return [{ path, code: 'NOT_IN_LIST' }];
      return value.length > field.max ? [{ path, code: 'TOO_LONG', details: { max: field.max } }] : [];
  }
}

type Range = readonly [low: number, high: number];
/** Rare at any age, and of adults for pressures: beyond it a slip of the finger is more likely (house rule). */
const rare: Partial<Record<keyof Vitals, Range>> = { NhietDo: [35, 40.5], SpO2: [85, 100] };
const rareOfAdults: Partial<Record<keyof Vitals, Range>> = { HuyetApCao: [70, 200], HuyetApThap: [40, 120] };
/** What changes with age: so much below and above the band at rest. */
const stretch = { Mach: [0.6, 1.5], NhipTho: [0.6, 1.6] } as const satisfies Partial<
  Record<keyof Vitals, Range>
>;
/** A move against the value before that is asked again. */
const leap: Partial<Record<keyof Vitals, number>> = {
  Mach: 50,
  NhietDo: 2,
  HuyetApCao: 50,
  HuyetApThap: 40,
  NhipTho: 15,
  SpO2: 10,
  CanNang: 5,
};
const adultFrom = 18;

function rareBeyond(name: keyof Vitals, years: number): Range | null {
  if (name === 'Mach' || name === 'NhipTho') {
    const band = vitalBand(name, years);
    return band && [Math.round(band[0] * stretch[name][0]), Math.round(band[1] * stretch[name][1])];
  }
  return rare[name] ?? (years >= adultFrom ? rareOfAdults[name] : undefined) ?? null;
}

/**
 * Values within their limits that are far from the band of the age, or from the value before: each is asked again at its field, unless it
 * is confirmed. `before` are the latest values of the stay.
 */
export function sheetDoubts(
  loai: LoaiPhieu,
  values: SheetValues,
  of: Pick<Judged, 'years'> & { before: SheetValues; confirmed: readonly string[] },
): Issue[] {
  return fieldsFor(loai, null).flatMap(([path, field]): Issue[] => {
    const value = values[path];
    if (field.kind !== 'number' || !field.vital || typeof value !== 'number' || of.confirmed.includes(path))
      return [];
    const range = rareBeyond(field.vital, of.years);
    if (range && (value < range[0] || value > range[1]))
      return [
        { path, code: 'SHEET_VALUE_RARE', severity: 'confirm', details: { min: range[0], max: range[1] } },
      ];
    const before = of.before[path];
    const most = leap[field.vital];
    if (most === undefined || typeof before !== 'number' || Math.abs(value - before) < most) return [];
    return [{ path, code: 'SHEET_VALUE_LEAP', severity: 'confirm', details: { truoc: before } }];
  });
}
