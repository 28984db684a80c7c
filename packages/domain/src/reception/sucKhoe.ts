import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';
import { type Vitals, vitalIssues } from '../vitals/plausible.ts';

/** Whether somebody smokes. */
export const hutThuocs = {
  Khong: { vi: 'Không', en: 'No' },
  DaBo: { vi: 'Đã bỏ', en: 'Given up' },
  DangHut: { vi: 'Đang hút', en: 'Yes' },
} as const;

/** How often somebody drinks. */
export const ruouBias = {
  Khong: { vi: 'Không', en: 'No' },
  ThinhThoang: { vi: 'Thỉnh thoảng', en: 'Sometimes' },
  ThuongXuyen: { vi: 'Thường xuyên', en: 'Often' },
} as const;

/** What a patient tells of their health at the reception. */
export type SucKhoe = Vitals & {
  ThaiSan?: 'MangThai' | 'ChoConBu' | null | undefined;
  TuanThai?: number | null | undefined;
  DiUng?: string | null | undefined;
  BenhManTinh?: string | null | undefined;
  ThuocDangDung?: string | null | undefined;
  HutThuoc?: keyof typeof hutThuocs | null | undefined;
  RuouBia?: keyof typeof ruouBias | null | undefined;
};

const vitalNames = [
  'Mach',
  'NhietDo',
  'HuyetApCao',
  'HuyetApThap',
  'NhipTho',
  'SpO2',
  'ChieuCao',
  'CanNang',
] as const satisfies ReadonlyArray<keyof Vitals>;

/** Every field of it, in the order of the form. */
export const healthFields = [
  'ThaiSan',
  'TuanThai',
  'DiUng',
  'BenhManTinh',
  'ThuocDangDung',
  'HutThuoc',
  'RuouBia',
  ...vitalNames,
] as const satisfies ReadonlyArray<keyof SucKhoe>;

const texts = ['DiUng', 'BenhManTinh', 'ThuocDangDung'] as const;
const textMax = 1000;
const weeksMax = 45;

/** What is wrong with it: weeks belong to a pregnancy, a pregnancy to a woman, signs of life to their limits. */
export function healthIssues(health: SucKhoe, patient: { GioiTinh: string | null }): Issue[] {
  const { ThaiSan, TuanThai } = health;
  const issues: Issue[] = [];
  if (ThaiSan && patient.GioiTinh === 'MALE') issues.push({ path: 'ThaiSan', code: 'MATERNITY_NOT_FOR_SEX' });
  if (TuanThai !== null && TuanThai !== undefined) {
    const limit = !Number.isInteger(TuanThai)
      ? { code: 'NOT_A_NUMBER' }
      : TuanThai < 1
        ? { code: 'TOO_SMALL', details: { min: 1 } }
        : TuanThai > weeksMax
          ? { code: 'TOO_LARGE', details: { max: weeksMax } }
          : null;
    if (ThaiSan !== 'MangThai') issues.push({ path: 'TuanThai', code: 'WEEKS_WITHOUT_PREGNANCY' });
    else if (limit) issues.push({ path: 'TuanThai', ...limit });
  }
  for (const path of texts)
    if ((health[path]?.length ?? 0) > textMax)
      issues.push({ path, code: 'TOO_LONG', details: { max: textMax } });
  return [...issues, ...vitalIssues(health)];
}

/** Whether anything was told at all. */
export function saysAnything(health: SucKhoe): boolean {
  return healthFields.some(
    (field) => health[field] !== null && health[field] !== undefined && health[field] !== '',
  );
}

/** What the act of noting decides on: the facility of the visit, and whether it was cancelled. */
export type SucKhoeFacts = { node: string | null; huy: boolean };

/** Notes of health are written as long as the visit is not cancelled, also after its money is closed. */
export const sucKhoeActs = defineActs<SucKhoeFacts>()({
  name: 'SucKhoeTiepNhan',
  states: {},
  acts: {
    ghi: {
      permission: 'SUC_KHOE_TIEP_NHAN',
      label: { vi: 'Ghi thông tin sức khỏe', en: 'Note health information' },
      refuse: ({ huy }) => (huy ? 'RECEPTION_CANCELLED' : null),
    },
  },
});
