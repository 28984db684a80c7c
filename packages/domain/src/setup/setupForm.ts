import type { Field } from '../catalogue/catalogue.ts';
import { type Issue, validateField } from '../catalogue/validate.ts';
import { NhanVien } from '../catalogues/NhanVien.ts';
import { passwordFault } from '../identity/password.ts';
import { isUsername } from '../names/username.ts';
import { settingForm } from '../settings/settingForms.ts';
import { settingIssues } from '../settings/settingValues.ts';

/** What makes a new site usable: its name and kind, and its first administrator. */
export type SetupInput = {
  name: string;
  systemType: string;
  MaCSKCB: string;
  address: string;
  phone: string;
  TenNhanVien: string;
  username: string;
  password: string;
};

/** The fields of the facility, in the order of the form; their rules are those of the settings. */
export const setupFacility = ['name', 'address', 'phone', 'MaCSKCB'] as const;

export const systemTypes = ['PHONG_MACH', 'BENH_VIEN', 'SPA'] as const;

const own: Readonly<Record<'TenNhanVien' | 'username' | 'password', Field | undefined>> = {
  TenNhanVien: NhanVien.fields['TenNhanVien'],
  username: { kind: 'text', label: { vi: 'Tên đăng nhập', en: 'User name' }, required: true, max: 40 },
  password: { kind: 'text', label: { vi: 'Mật khẩu', en: 'Password' }, required: true, max: 200 },
};

/** What is wrong with an input, by field. */
export function setupIssues(input: SetupInput): Issue[] {
  const facility = settingForm('facility');
  if (!facility) throw new Error('there is no form of the facility');
  const given = Object.fromEntries(setupFacility.map((name) => [name, input[name].trim()]));
  const known = systemTypes.some((one) => one === input.systemType);
  return [
    ...settingIssues(facility, given),
    ...(known ? [] : [{ path: 'systemType', code: 'NOT_IN_LIST' }]),
    ...Object.entries(own).flatMap(([name, field]) => {
      const value = input[name as keyof typeof own]; // the keys of own
      return field ? validateField(name, field, name === 'password' ? value : value.trim()) : [];
    }),
    ...accountIssues(input),
  ];
}

/** The same rules as everywhere: an account's name, written in small letters, and a password, except how usual it is. */
function accountIssues({ username, password, TenNhanVien, phone }: SetupInput): Issue[] {
  const name = username.trim().toLowerCase();
  const owner = { username: name, TenNhanVien, SoDienThoai: phone };
  const fault = passwordFault(password, { owner, secondFactor: false, guesses: null });
  return [
    ...(name === '' || isUsername(name) ? [] : [{ path: 'username', code: 'USERNAME_NOT_VALID' }]),
    ...(password === '' || !fault ? [] : [{ path: 'password', ...fault }]),
  ];
}
