import type { Label } from '../catalogue/catalogue.ts';
import { type Issue, validateField } from '../catalogue/validate.ts';
import { isPermission } from './matrix.ts';
import { entriesOf, isElsewhere, menuIdsOf, type NavigationItem, navigationIssues } from './navigation.ts';
import { type MenuScreenRow, mayUse, menuScreenRows, screenAt } from './screens.ts';

/** The staff roles of the specification. */
export const roles = {
  ACCOUNTANT: { vi: 'Kế toán', en: 'Accountant' },
  ADMINISTRATOR: { vi: 'Quản trị viên', en: 'Administrator' },
  CASHIER: { vi: 'Thu ngân', en: 'Cashier' },
  DOCTOR: { vi: 'Bác sĩ', en: 'Doctor' },
  NURSE: { vi: 'Điều dưỡng', en: 'Nurse' },
  OUTSIDE_DOCTOR: { vi: 'Bác sĩ cộng tác', en: 'Outside doctor' },
  TECHNICIAN: { vi: 'Kỹ thuật viên', en: 'Technician' },
} as const satisfies Record<string, Label>;

/** The marker among the menu ids that opens every screen. */
export const fullMenu = 'full';

/** What a profile applies to: a node, with what may be done there beyond the permissions everywhere. */
export type ProfileNode = { node_Id: string; permissions: readonly string[] };

export type ProfileDraft = {
  code: string;
  name: string;
  role: string;
  /** Opens every screen, whatever the menu holds. */
  full: boolean;
  navigationTree: readonly NavigationItem[];
  permissions: readonly string[];
  /** The first one is where its holders work until they choose another. */
  nodes: readonly ProfileNode[];
};

const code = {
  kind: 'text',
  label: { vi: 'Mã', en: 'Code' },
  required: true,
  max: 40,
  pattern: 'code',
} as const;
const name = { kind: 'text', label: { vi: 'Tên', en: 'Name' }, required: true, max: 100 } as const;

/** What is wrong with a profile by field: the form asks while it is typed in, the server before it writes. */
export function profileIssues(draft: ProfileDraft): Issue[] {
  const seen = new Set<string>();
  return [
    ...validateField('code', code, draft.code),
    ...validateField('name', name, draft.name),
    ...(Object.hasOwn(roles, draft.role)
      ? []
      : [{ path: 'role', code: draft.role ? 'NOT_IN_LIST' : 'REQUIRED' }]),
    ...navigationIssues(draft.navigationTree),
    ...unknownPermissions('permissions', draft.permissions),
    ...draft.nodes.flatMap((node, index) => {
      const twice = seen.has(node.node_Id);
      seen.add(node.node_Id);
      return [
        ...(twice ? [{ path: `nodes.${index}`, code: 'DUPLICATE' }] : []),
        ...unknownPermissions(`nodes.${index}.permissions`, node.permissions),
      ];
    }),
  ];
}

function unknownPermissions(path: string, list: readonly string[]): Issue[] {
  return list
    .filter((one) => !isPermission(one))
    .map((permission) => ({ path, code: 'PERMISSION_UNKNOWN', details: { permission } }));
}

/** The ids of allowed menus that a profile is kept with. */
export function idMenusOf(draft: Pick<ProfileDraft, 'full' | 'navigationTree'>): string[] {
  return draft.full ? [fullMenu] : menuIdsOf(draft.navigationTree);
}

/** Everything that a profile may do, at one node at least. */
export function allPermissions(draft: Pick<ProfileDraft, 'permissions' | 'nodes'>): Set<string> {
  return new Set([...draft.permissions, ...draft.nodes.flatMap((node) => node.permissions)]);
}

/** The screens that a profile opens, each with whether it has the right that the screen needs. */
export function openedScreens(draft: ProfileDraft): Array<{ screen: MenuScreenRow; usable: boolean }> {
  const held = allPermissions(draft);
  const inMenu = new Set<string>(menuIdsOf(draft.navigationTree));
  return menuScreenRows
    .filter((screen) => draft.full || inMenu.has(screen.id))
    .map((screen) => ({ screen, usable: mayUse(screen, held) }));
}

/** The entries of a menu whose screens the profile has no right to, by key, with what one of them would need. */
export function uselessEntries(draft: ProfileDraft): Map<string, MenuScreenRow> {
  const held = allPermissions(draft);
  const found = new Map<string, MenuScreenRow>();
  for (const { item } of entriesOf(draft.navigationTree)) {
    const screen = item.path === undefined || isElsewhere(item) ? undefined : screenAt(item.path);
    if (screen && !mayUse(screen, held)) found.set(item.key, screen);
  }
  return found;
}
