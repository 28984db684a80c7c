import { orderKinds } from '@sen/domain/orders/orderKinds';
import type { Permission } from '@sen/domain/permissions/permissions';

/** The right of the desk that performs the orders of a kind; null for what no desk performs. */
export function performingRight(kind: string): Permission | null {
  return performing.get(kind) ?? null;
}

const performing: ReadonlyMap<string, Permission> = new Map(
  [...orderKinds].flatMap(([kind, { rights }]) => (rights ? [[kind, rights.perform as Permission]] : [])), // rights name permissions
);

/** Every right whose holders a notice may be for. */
export const askedRights: readonly Permission[] = [
  ...new Set<Permission>([
    ...performing.values(),
    'KHAM_BENH',
    'CAP_PHAT_THUOC',
    'KHO_LAP_PHIEU',
    'QUAN_TRI',
    'VIEN_PHI_MIEN_GIAM',
  ]),
];
