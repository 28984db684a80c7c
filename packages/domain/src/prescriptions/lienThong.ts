import type { Field, Label } from '../catalogue/catalogue.ts';
import { type Issue, validateField } from '../catalogue/validate.ts';
import { passwordIssues } from '../connections/password.ts';

/** The national prescription systems: the one in force, the one to try with, and the stand-in that Sen starts for its demo. */
export const moiTruongLienThong = {
  That: { vi: 'Chính thức', en: 'Production' },
  Thu: { vi: 'Thử nghiệm (beta)', en: 'Beta' },
  MoPhong: { vi: 'Mô phỏng của bản dùng thử', en: 'Simulator of the demo' },
} as const satisfies Record<string, Label>;

export type MoiTruongLienThong = keyof typeof moiTruongLienThong;

/** Where each of them is asked. */
export const diaChiLienThong: Readonly<Record<MoiTruongLienThong, string>> = {
  That: 'https://api.donthuocquocgia.vn',
  Thu: 'https://api-beta.donthuocquocgia.vn',
  MoPhong: 'http://don-thuoc.localhost',
};

/** The fields of the link, in the order of its form; its password is apart. */
export const lienThongFields = {
  Bat: { kind: 'bool', label: { vi: 'Bật liên thông', en: 'Link is on' } },
  MoiTruong: {
    kind: 'enum',
    type: 'MoiTruongLienThong',
    label: { vi: 'Môi trường', en: 'Environment' },
    required: true,
    values: moiTruongLienThong,
  },
  MaLienThong: {
    kind: 'text',
    label: { vi: 'Mã liên thông cơ sở', en: 'Link code of the facility' },
    max: 20,
  },
} as const satisfies Record<string, Field>;

const facilityCode = /^[0-9A-Za-z]{5,20}$/;
const prefixLength = 5;

/** What is wrong with the link, by its fields: once it is on it needs its code and a password. */
export function lienThongIssues(values: Readonly<Record<string, unknown>>, coMatKhau: boolean): Issue[] {
  const issues = Object.entries(lienThongFields).flatMap(([path, field]) =>
    validateField(path, field, values[path]),
  );
  const code = String(values['MaLienThong'] ?? '');
  const on = values['Bat'] === true;
  if (on && code === '') issues.push({ path: 'MaLienThong', code: 'REQUIRED' });
  if (code !== '' && !facilityCode.test(code)) issues.push({ path: 'MaLienThong', code: 'NOT_A_LINK_CODE' });
  return [...issues, ...passwordIssues(values['MatKhau'], on && !coMatKhau)];
}

/**
 * The five characters that begin the code of every prescription of a facility (domain 5.2): the last five of its link code, as the
 * national system gives '0125366' and '25366ivlshnf-c'. A facility without one has its code for the health insurance.
 */
export function dauMaDonThuoc(MaLienThong: string, MaCSKCB: string): string {
  return (MaLienThong || MaCSKCB).slice(-prefixLength).toLowerCase().padStart(prefixLength, '0');
}
