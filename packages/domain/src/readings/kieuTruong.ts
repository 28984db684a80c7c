import type { CheckIssue } from '../catalogue/catalogue.ts';

/** What a field of a report takes. */
export const kieuTruong = {
  So: { vi: 'Số', en: 'Number' },
  VanBan: { vi: 'Văn bản', en: 'Text' },
  LuaChon: { vi: 'Lựa chọn', en: 'Choice' },
  Ngay: { vi: 'Ngày', en: 'Date' },
} as const;

export type KieuTruong = keyof typeof kieuTruong;

/** The choices of a field, which its definition separates by semicolons. */
export function choicesOf(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);
}

const bounds = [
  ['NamMin', 'NamMax'],
  ['NuMin', 'NuMax'],
  ['TreEmMin', 'TreEmMax'],
] as const;

/**
 * What no field of a set of report fields tells by itself: a code stands in it once, a choice has choices, only a number has bounds, of
 * which the upper one is not below the lower one.
 */
export function mauTruongIssues(entry: Readonly<Record<string, unknown>>): CheckIssue[] {
  const rows = Array.isArray(entry['Truongs']) ? (entry['Truongs'] as Record<string, unknown>[]) : []; // lines of the definition
  return rows.flatMap((row, at) => {
    const { Ma, Kieu, LuaChons } = row;
    const path = (field: string) => `Truongs.${at}.${field}`;
    return [
      ...(Ma && rows.findIndex((one) => one['Ma'] === Ma) < at
        ? [{ path: path('Ma'), code: 'REPORT_FIELD_TWICE' }]
        : []),
      ...(Kieu === 'LuaChon' && choicesOf(String(LuaChons ?? '')).length === 0
        ? [{ path: path('LuaChons'), code: 'REPORT_FIELD_CHOICES' }]
        : []),
      ...bounds.flatMap(([low, high]) => {
        const given = [low, high].filter((one) => isGiven(row[one]));
        if (Kieu !== 'So') return given.map((one) => ({ path: path(one), code: 'REPORT_FIELD_BOUNDS' }));
        return given.length === 2 && Number(row[high]) < Number(row[low])
          ? [{ path: path(high), code: 'RANGE_REVERSED' }]
          : [];
      }),
    ];
  });
}

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';
