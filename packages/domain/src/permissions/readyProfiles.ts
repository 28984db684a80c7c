import type { ForProfiles } from '../feature.ts';
import { entriesOf } from '../features.ts';
import type { Permission } from './permissions.ts';
import { fullMenu, type roles } from './profile.ts';
import type { MenuId } from './screens.ts';

/** The ready profiles: who they are. What they may do and open, the features say. */
const heads = {
  ADMINISTRATOR: { name: 'Quản trị hệ thống', role: 'ADMINISTRATOR', full: true },
  RECEPTION: { name: 'Tiếp đón', role: 'NURSE' },
  NURSE: { name: 'Điều dưỡng phòng khám', role: 'NURSE' },
  DOCTOR: { name: 'Bác sĩ', role: 'DOCTOR' },
  CLINIC_DOCTOR: { name: 'Bác sĩ phòng mạch', role: 'DOCTOR', also: ['DOCTOR', 'RECEPTION', 'CASHIER'] },
  OUTSIDE_DOCTOR: { name: 'Bác sĩ cộng tác', role: 'OUTSIDE_DOCTOR' },
  TECHNICIAN: { name: 'Kỹ thuật viên', role: 'TECHNICIAN' },
  CASHIER: { name: 'Thu ngân', role: 'CASHIER' },
  ACCOUNTANT: { name: 'Kế toán', role: 'ACCOUNTANT' },
  COMPLIANCE: { name: 'Kiểm soát hồ sơ', role: 'ACCOUNTANT' },
  DIRECTOR: { name: 'Ban giám đốc', role: 'ACCOUNTANT' },
  PHARMACIST: { name: 'Dược sĩ cấp phát', role: 'TECHNICIAN' },
  KIOSK: { name: 'Kiosk', role: 'NURSE', machine: true },
} as const satisfies Record<string, Head>;

type Head = {
  name: string;
  role: keyof typeof roles;
  full?: true;
  /** A machine that anybody stands at: it has what names it, and nothing of what all people have. */
  machine?: true;
  /** Has what these profiles have as well. */
  also?: readonly string[];
};

export type ProfileCode = keyof typeof heads;

export type ReadyProfile = {
  code: ProfileCode;
  name: string;
  role: keyof typeof roles;
  permissions: readonly Permission[];
  /** Screens of the menu; `full` opens every screen. */
  menus: ReadonlyArray<MenuId | typeof fullMenu>;
};

const rights = entriesOf('areas').flatMap(([, area]) =>
  Object.entries<{ profiles: ForProfiles }>(area.permissions),
) as ReadonlyArray<[Permission, { profiles: ForProfiles }]>; // the keys are those that Permission unites

/** One profile a role with which a new site begins; a site changes them on the screen. */
export const readyProfiles: readonly ReadyProfile[] = Object.entries<Head>(heads).map(([key, head]) => {
  const code = key as ProfileCode; // the keys of heads
  const { name, role, full = false, machine = false, also = [] } = head;
  const codes = [code, ...also];
  const isFor = (profiles: ForProfiles) =>
    profiles === 'all' ? !machine : profiles.some((one) => codes.includes(one));
  const screens = entriesOf('screens').filter(([, screen]) => isFor(screen.profiles));
  return {
    code,
    name,
    role,
    permissions: rights.filter(([, { profiles }]) => isFor(profiles)).map(([permission]) => permission),
    menus: full ? [fullMenu] : screens.map(([id]) => id),
  };
});

/** The ready profiles of people; those of machines stand at a place of their own. */
export const profilesOfPeople: readonly ProfileCode[] = Object.entries<Head>(heads).flatMap(
  ([code, { machine }]) => (machine ? [] : [code as ProfileCode]), // the keys of heads
);
