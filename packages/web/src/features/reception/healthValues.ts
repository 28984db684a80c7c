import type { Issue } from '@sen/domain/catalogue/validate';
import {
  healthIssues,
  type hutThuocs,
  type ruouBias,
  type SucKhoe,
  saysAnything,
} from '@sen/domain/reception/sucKhoe';
import type { ReceptionDetailFragment, SucKhoeInput } from './reception.main.gen.ts';

export const vitalNames = [
  'Mach',
  'NhietDo',
  'HuyetApCao',
  'HuyetApThap',
  'NhipTho',
  'SpO2',
  'ChieuCao',
  'CanNang',
] as const;

const textNames = ['BenhManTinh', 'ThuocDangDung'] as const;
const choiceNames = ['ThaiSan', 'HutThuoc', 'RuouBia'] as const;
const numberNames = ['TuanThai', ...vitalNames] as const;

/** What the reception asks of health, beside the allergies of the patient's record: numbers as typed text. */
export type HealthValues = Record<(typeof numberNames)[number], string | null> &
  Record<(typeof textNames)[number], string | null> & {
    ThaiSan: 'MangThai' | 'ChoConBu' | null;
    HutThuoc: keyof typeof hutThuocs | null;
    RuouBia: keyof typeof ruouBias | null;
  };

/** The fields of the form that are notes of health. */
export const healthNames: ReadonlySet<string> = new Set([...choiceNames, ...textNames, ...numberNames]);

export const emptyHealth: HealthValues = {
  ThaiSan: null,
  TuanThai: null,
  BenhManTinh: null,
  ThuocDangDung: null,
  HutThuoc: null,
  RuouBia: null,
  Mach: null,
  NhietDo: null,
  HuyetApCao: null,
  HuyetApThap: null,
  NhipTho: null,
  SpO2: null,
  ChieuCao: null,
  CanNang: null,
};

/** What was noted, as the form shows it. */
export function healthOf(noted: ReceptionDetailFragment['SucKhoe']): HealthValues {
  if (!noted) return emptyHealth;
  const entries = [...healthNames].map((name) => {
    const value: unknown = { ...noted }[name as keyof typeof noted] ?? null; // a field of the notes by its name
    return [name, typeof value === 'number' ? String(value) : value];
  });
  return Object.fromEntries(entries) as HealthValues; // the same fields by name
}

/** Whether anything of health is noted in the form. */
export function hasHealth(values: HealthValues): boolean {
  return saysAnything(enteredHealth(values));
}

/**
 * The notes as the API takes them, with the allergies of the patient as they are told now; null where nothing was ever told. `version` is
 * that of the notes that are kept.
 */
export function healthInput(
  values: HealthValues & { TienSuDiUng: string | null },
  version: number | null,
): SucKhoeInput | null {
  if (version === null && !hasHealth(values)) return null;
  return { version, ...enteredHealth(values), DiUng: values.TienSuDiUng };
}

/** What is wrong with the notes, by the rules that the server asks too. */
export function healthFormIssues(values: HealthValues, GioiTinh: string | null): Issue[] {
  return healthIssues(enteredHealth(values), { GioiTinh });
}

function enteredHealth(values: HealthValues): SucKhoe {
  const numbers = Object.fromEntries(numberNames.map((name) => [name, numberOf(values[name])]));
  const { ThaiSan, HutThuoc, RuouBia, BenhManTinh, ThuocDangDung } = values;
  return { ...numbers, ThaiSan, HutThuoc, RuouBia, BenhManTinh, ThuocDangDung };
}

const numberOf = (typed: string | null) => (typed === null || typed.trim() === '' ? null : Number(typed));
