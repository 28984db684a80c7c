import type { Issue } from '@sen/domain/catalogue/validate';
import { readNavigation } from '@sen/domain/permissions/navigation';
import { fullMenu, idMenusOf, type ProfileDraft, profileIssues } from '@sen/domain/permissions/profile';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import type { Tx } from '../../engine/context.ts';
import { profileNodeTable, profileTable } from './tables.ts';

/** A profile as it is written: what a form holds, and its switches. */
export type WholeProfile = ProfileDraft & { TamNgung: boolean; requires2fa: boolean };

/** What a client sends of a profile; what is left out stays as it is. */
export type ProfileChange = {
  version?: number | null | undefined;
  code?: string | null | undefined;
  name?: string | null | undefined;
  role?: string | null | undefined;
  full?: boolean | null | undefined;
  navigationTree?: unknown;
  permissions?: readonly string[] | null | undefined;
  nodes?: ReadonlyArray<{ node_Id: string; permissions: readonly string[] }> | null | undefined;
  TamNgung?: boolean | null | undefined;
  requires2fa?: boolean | null | undefined;
};

/** A profile of which nothing is known yet. */
export const blankProfile: WholeProfile = {
  code: '',
  name: '',
  role: '',
  full: false,
  navigationTree: [],
  permissions: [],
  nodes: [],
  TamNgung: false,
  requires2fa: false,
};

/** The row of a profile, with its nodes in their order; null when there is none. The row is locked. */
export async function lockProfile(tx: Tx, id: string) {
  const [row] = await tx.db
    .select()
    .from(profileTable)
    .where(and(eq(profileTable._id, id), eq(profileTable.TrangThai, 'DangSuDung')))
    .for('update');
  if (!row) return null;
  const nodes = await tx.db
    .select({ node_Id: profileNodeTable.node_Id, permissions: profileNodeTable.permissions })
    .from(profileNodeTable)
    .where(eq(profileNodeTable.profile_Id, id))
    .orderBy(asc(profileNodeTable.order), asc(profileNodeTable.node_Id));
  const { code, name, role, idMenus, navigationTree, permissions, TamNgung, requires2fa } = row;
  const full = idMenus.includes(fullMenu);
  const whole = { code, name, role, full, navigationTree, permissions, nodes, TamNgung, requires2fa };
  return { version: row.version, whole };
}

/** A profile with a change, and what is wrong with the change alone: a menu that has not the shape of one. */
export function changed(
  before: WholeProfile,
  change: ProfileChange,
): { whole: WholeProfile; issues: Issue[] } {
  const given = change.navigationTree ?? undefined;
  const tree = given === undefined ? before.navigationTree : readNavigation(given);
  const whole = {
    code: (change.code ?? before.code).trim().normalize('NFC'),
    name: (change.name ?? before.name).trim().normalize('NFC'),
    role: change.role ?? before.role,
    full: change.full ?? before.full,
    navigationTree: tree ?? [],
    permissions: [...new Set(change.permissions ?? before.permissions)],
    nodes: change.nodes ?? before.nodes,
    TamNgung: change.TamNgung ?? before.TamNgung,
    requires2fa: change.requires2fa ?? before.requires2fa,
  };
  return { whole, issues: tree === null ? [{ path: 'navigationTree', code: 'NOT_A_LIST' }] : [] };
}

/** Everything that is wrong with a profile by field, what only the database knows included. `id`: its own, null for a new one. */
export async function wholeIssues(tx: Tx, id: string | null, whole: WholeProfile): Promise<Issue[]> {
  const [taken] = await tx.db
    .select({ _id: profileTable._id })
    .from(profileTable)
    .where(
      and(
        sql`lower(${profileTable.code}) = lower(${whole.code})`,
        eq(profileTable.TrangThai, 'DangSuDung'),
        id === null ? undefined : ne(profileTable._id, id),
      ),
    );
  return [
    ...profileIssues(whole),
    ...(taken ? [{ path: 'code', code: 'DUPLICATE' }] : []),
    ...(await missingNodes(tx, whole)),
  ];
}

async function missingNodes(tx: Tx, { nodes }: WholeProfile): Promise<Issue[]> {
  if (nodes.length === 0) return [];
  const node = catalogueTable('Node');
  const wanted = nodes.map((one) => one.node_Id);
  const rows = await tx.db.select({ _id: node._id }).from(node).where(inArray(node._id, wanted));
  const known = new Set<unknown>(rows.map((row) => row._id));
  return wanted.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `nodes.${index}`, code: 'REFERENCE_MISSING' }],
  );
}

/** The columns of a profile. */
export function columnsOf(whole: WholeProfile) {
  const { nodes: _nodes, full: _full, ...columns } = whole;
  return {
    ...columns,
    navigationTree: [...whole.navigationTree],
    permissions: [...whole.permissions],
    idMenus: idMenusOf(whole),
  };
}

/** Writes where a profile applies, in place of what was written before. */
export async function writeNodes(tx: Tx, id: string, nodes: WholeProfile['nodes']): Promise<void> {
  await tx.db.delete(profileNodeTable).where(eq(profileNodeTable.profile_Id, id));
  if (nodes.length === 0) return;
  await tx.db.insert(profileNodeTable).values(
    nodes.map((node, order) => ({
      profile_Id: id,
      node_Id: node.node_Id,
      permissions: [...new Set(node.permissions)],
      order,
    })),
  );
}
