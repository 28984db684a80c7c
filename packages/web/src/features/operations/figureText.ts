import { formatDateTime } from '../../ui/dateText.ts';
import { showDecimal } from '../../ui/numberText.ts';

/** What a figure is counted in. */
export type Unit = 'bytes' | 'ms' | 'percent' | 'count' | 'text' | 'seconds' | 'hours' | 'time';

/** The words of the units of time, by how many there are. */
export type Words = (unit: 'second' | 'minute' | 'hour' | 'day', count: number) => string;

const sizes = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** A size as people read it: 1536 gives '1,5 kB'. */
export function bytesText(bytes: number): string {
  let value = bytes;
  let step = 0;
  while (value >= 1000 && step < sizes.length - 1) {
    value /= 1024;
    step += 1;
  }
  return `${showDecimal(step === 0 || value >= 100 ? Math.round(value) : value.toFixed(1))} ${sizes[step]}`;
}

/** How long something takes or took, in the largest unit that it fills. */
export function durationText(seconds: number, words: Words): string {
  if (seconds < 120) return words('second', Math.round(seconds));
  if (seconds < 7200) return words('minute', Math.round(seconds / 60));
  if (seconds < 172_800) return words('hour', Math.round(seconds / 3600));
  return words('day', Math.round(seconds / 86_400));
}

/** A figure in words; '–' for one that is not there. */
export function figureText(value: unknown, unit: Unit, words: Words): string {
  if (value === null || value === undefined || value === '') return '–';
  if (unit === 'text') return String(value);
  if (unit === 'time') return formatDateTime(String(value));
  const number = Number(value);
  if (unit === 'bytes') return bytesText(number);
  if (unit === 'ms')
    return number < 10_000 ? `${showDecimal(Math.round(number))} ms` : durationText(number / 1000, words);
  if (unit === 'percent') return `${Math.round(number)} %`;
  if (unit === 'seconds') return durationText(number, words);
  if (unit === 'hours') return durationText(number * 3600, words);
  return showDecimal(Math.round(number));
}

const sealFaults: Readonly<Record<string, string>> = {
  'a seal before it is missing': 'THIEU_NIEM_PHONG',
  'its row is missing': 'THIEU_DONG',
  'its row was changed': 'DONG_BI_SUA',
  'it is not signed': 'KHONG_CHU_KY',
  'its signature is wrong': 'SAI_CHU_KY',
  'it was signed with another key': 'KHAC_KHOA',
};

/** What a proof found wrong with the chain of the log, as it is kept ('17: its row was changed'), by seal and kind; null for other words. */
export function sealFault(text: string): { seal: string; kind: string } | null {
  const [, seal, reason] = /^(\d+): (.+)$/.exec(text) ?? [];
  const kind = sealFaults[reason ?? ''];
  return seal && kind ? { seal, kind } : null;
}
