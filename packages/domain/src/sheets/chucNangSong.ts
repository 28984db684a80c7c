import type { Label } from '../catalogue/catalogue.ts';
import { type Vitals, vitalLimits } from '../vitals/plausible.ts';
import type { CanhBaoSom } from './canhBaoSom.ts';
import { khiTho, news2, yThuc } from './news2.ts';
import { pews, pewsFields } from './pews.ts';
import { defineSheet, type SheetField, type ThangDiem } from './sheet.ts';

const news2From = 16;

/** The early warning score of a patient: as the ward watches, by age where it says nothing else. */
export function warningScaleOf(ward: CanhBaoSom | null | undefined, years: number): ThangDiem | null {
  if (ward === 'Khong') return null;
  if (years >= news2From) return 'NEWS2';
  return ward === 'NEWS2' ? null : 'PEWS';
}

const sign = <N extends keyof Vitals>(
  name: N,
  label: Label,
  unit: Label | string,
  decimals: 0 | 1 | 2 = 0,
) => {
  const [min, max] = vitalLimits[name];
  return {
    kind: 'number',
    label,
    unit: typeof unit === 'string' ? { vi: unit, en: unit } : unit,
    min,
    max,
    decimals,
    vital: name,
  } as const satisfies SheetField;
};
const minute = { vi: 'l/ph', en: '/min' };

export const chucNangSong = defineSheet({
  label: { vi: 'Chức năng sống', en: 'Vital signs' },
  area: 'SinhHieu',
  writes: ['NURSE', 'DOCTOR'],
  fields: {
    Mach: sign('Mach', { vi: 'Mạch', en: 'Pulse' }, minute),
    NhietDo: sign('NhietDo', { vi: 'Nhiệt độ', en: 'Temperature' }, '°C', 1),
    HuyetApCao: sign('HuyetApCao', { vi: 'HA tâm thu', en: 'Systolic' }, 'mmHg'),
    HuyetApThap: sign('HuyetApThap', { vi: 'HA tâm trương', en: 'Diastolic' }, 'mmHg'),
    NhipTho: sign('NhipTho', { vi: 'Nhịp thở', en: 'Breaths' }, minute),
    SpO2: sign('SpO2', { vi: 'SpO2', en: 'SpO2' }, '%'),
    KhiTho: { kind: 'choice', label: { vi: 'Khí thở', en: 'Breathing' }, values: khiTho },
    LitOxy: {
      kind: 'number',
      label: { vi: 'Oxy', en: 'Oxygen' },
      unit: { vi: 'lít/ph', en: 'l/min' },
      min: 0.1,
      max: 80,
      decimals: 1,
    },
    DichSpO2: {
      kind: 'tick',
      label: { vi: 'Đích SpO2 88–92 % (thang 2)', en: 'SpO2 target 88–92 % (scale 2)' },
      only: 'NEWS2',
    },
    YThuc: { kind: 'choice', label: { vi: 'Ý thức', en: 'Consciousness' }, values: yThuc },
    ...pewsFields,
    CanNang: sign('CanNang', { vi: 'Cân nặng', en: 'Weight' }, 'kg', 2),
    Dau: {
      kind: 'number',
      label: { vi: 'Đau', en: 'Pain' },
      unit: { vi: '/10', en: '/10' },
      min: 0,
      max: 10,
      decimals: 0,
    },
    GhiChu: { kind: 'text', label: { vi: 'Ghi chú', en: 'Note' }, max: 500 },
  },
  score: ({ values, canhBao }) =>
    canhBao === 'NEWS2' ? news2(values) : canhBao === 'PEWS' ? pews(values) : null,
});
