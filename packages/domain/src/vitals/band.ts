import type { Vitals } from './plausible.ts';

export type OutOfBand = 'low' | 'high';
type Band = readonly [low: number, high: number];

/** Bands at rest from an age in years on, the youngest first. Pulse and breaths as emergency courses for children teach them (PALS). */
const byAge: ReadonlyArray<{ from: number; Mach: Band; NhipTho: Band }> = [
  { from: 0, Mach: [100, 160], NhipTho: [30, 60] },
  { from: 1, Mach: [90, 150], NhipTho: [24, 40] },
  { from: 3, Mach: [80, 140], NhipTho: [22, 34] },
  { from: 6, Mach: [70, 120], NhipTho: [18, 30] },
  { from: 12, Mach: [60, 100], NhipTho: [12, 20] },
];
/** Axillary temperature in °C and the least saturation in per cent, at any age. */
const anyAge = { NhietDo: [36, 37.5], SpO2: [95, 100] } as const satisfies Record<string, Band>;
/** Blood pressure of adults in mmHg: from 140/90 on it is high. That of children depends on their height, and is not judged here. */
const adult = { HuyetApCao: [90, 139], HuyetApThap: [60, 89] } as const satisfies Record<string, Band>;
const adultFrom = 18;

/** The band in which a vital sign of that age usually lies, both ends within it; null where none is known. */
export function vitalBand(name: keyof Vitals, years: number): Band | null {
  if (name === 'Mach' || name === 'NhipTho')
    return byAge.findLast(({ from }) => years >= from)?.[name] ?? null;
  if (name === 'NhietDo' || name === 'SpO2') return anyAge[name];
  if (name === 'HuyetApCao' || name === 'HuyetApThap') return years >= adultFrom ? adult[name] : null;
  return null;
}

/** On which side of its band a vital sign lies; null within it, without a value, and where no band is known. */
export function outOfBand(name: keyof Vitals, value: number | null, years: number): OutOfBand | null {
  const band = value === null || Number.isNaN(value) ? null : vitalBand(name, years);
  if (!band || value === null) return null;
  if (value < band[0]) return 'low';
  return value > band[1] ? 'high' : null;
}
