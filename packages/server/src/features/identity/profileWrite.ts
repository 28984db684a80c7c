import { eq } from 'drizzle-orm';
import { type AuditAction, audit } from '../../engine/audit/audit.ts';
import { actor, type Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import { columnsOf, type WholeProfile, writeNodes } from './profileDraft.ts';
import { forgetSession } from './sessionCache.ts';
import { accountProfileTable, profileTable } from './tables.ts';

/** Writes a profile that `lockProfile` has locked, logs what differs, and lets its holders work with it from the commit on. */
export async function rewriteProfile(
  tx: Tx,
  id: string,
  { version, whole: before }: { version: number; whole: WholeProfile },
  whole: WholeProfile,
): Promise<void> {
  await tx.db
    .update(profileTable)
    .set({
      ...columnsOf(whole),
      version: version + 1,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(eq(profileTable._id, id));
  await writeNodes(tx, id, whole.nodes);
  const names = differing(before, whole);
  await tellProfile(tx, 'UPDATE', id, partOf(before, names), partOf(whole, names));
  await forgetHolders(tx, id);
}

/** Logs an act on a profile, and tells every open screen. */
export async function tellProfile(
  tx: Tx,
  action: AuditAction,
  id: string,
  before: unknown,
  after: unknown,
): Promise<void> {
  await audit(tx, { action, entity: 'Profile', entityId: id, before, after });
  const process = action === 'CREATE' ? 'create' : action === 'DELETE' ? 'delete' : 'update';
  await emit(tx, { module: 'DanhMuc', process, data: { name: 'Profile', _id: id } });
}

/** The requests of who holds the profile ask for their rights again, from the commit on. */
async function forgetHolders(tx: Tx, id: string): Promise<void> {
  const holders = await tx.db
    .select({ _id: accountProfileTable.account_Id })
    .from(accountProfileTable)
    .where(eq(accountProfileTable.profile_Id, id));
  tx.tx.afterCommit.push(() => {
    for (const holder of holders) forgetSession(holder._id);
  });
}

type Name = keyof WholeProfile;

function differing(before: WholeProfile, after: WholeProfile): Name[] {
  const names = Object.keys(after) as Name[]; // an object of these names alone
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

function partOf(whole: WholeProfile, names: readonly Name[]): Partial<WholeProfile> {
  return Object.fromEntries(names.map((name) => [name, whole[name]]));
}
