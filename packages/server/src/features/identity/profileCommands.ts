import { eq } from 'drizzle-orm';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, databaseFailure, refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import {
  blankProfile,
  changed,
  columnsOf,
  lockProfile,
  type ProfileChange,
  wholeIssues,
  writeNodes,
} from './profileDraft.ts';
import { oneProfile, profileAccounts } from './profileQueries.ts';
import { keepAdministration } from './profileRules.ts';
import { rewriteProfile, tellProfile } from './profileWrite.ts';
import { profileTable } from './tables.ts';
import { queueAdministrators } from './userChecks.ts';

/**
 * Makes a profile, as a copy of another one (`idSource`) where one is named: what the input leaves out is as there. Nobody holds it.
 * Answers its id. Errors: NOT_FOUND for the source; BAD_INPUT with its issues, a taken code among them.
 */
export async function createProfile(
  ctx: Ctx,
  input: ProfileChange,
  idSource: string | null = null,
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const source = idSource === null ? null : await mustLock(tx, idSource);
    const { whole, issues } = changed(
      source ? { ...source.whole, code: '', name: '', TamNgung: false } : blankProfile,
      input,
    );
    refuseIssues([...issues, ...(await wholeIssues(tx, null, whole))]);
    const [row] = await uniquely(() =>
      tx.db
        .insert(profileTable)
        .values({ ...columnsOf(whole), NguoiTao_Id: actor(tx), NguoiCapNhat_Id: actor(tx) })
        .returning({ _id: profileTable._id }),
    );
    if (!row) throw new Error('a profile was not written');
    await writeNodes(tx, row._id, whole.nodes);
    await tellProfile(tx, 'CREATE', row._id, undefined, { ...whole, ...(idSource ? { idSource } : {}) });
    return row._id;
  });
}

/**
 * Changes what is given of a profile; its holders work with the new one from their next request on. Errors: NOT_FOUND, CONFLICT with
 * the current profile, BAD_INPUT with its issues, LAST_ADMINISTRATOR, NOT_ON_YOURSELF.
 */
export async function updateProfile(ctx: Ctx, id: string, input: ProfileChange): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await queueAdministrators(tx);
    const { version, whole: before } = await mustLock(tx, id);
    if (typeof input.version === 'number' && input.version !== version)
      throw new DomainError('CONFLICT', { current: await oneProfile(tx, id) });
    const { whole, issues } = changed(before, input);
    refuseIssues([...issues, ...(await wholeIssues(tx, id, whole))]);
    await uniquely(() => rewriteProfile(tx, id, { version, whole: before }, whole));
    await keepAdministration(tx, id, before, whole);
  });
}

const namedMax = 5;

/** Removes a profile that nobody holds. Errors: NOT_FOUND; PROFILE_HELD with how many accounts hold it and who. */
export async function removeProfile(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { version, whole } = await mustLock(tx, id);
    const holders = await profileAccounts(tx, id);
    if (holders.length > 0) {
      const names = holders.slice(0, namedMax).map((one) => one.TenNhanVien ?? one.username);
      const who = [...names, ...(holders.length > namedMax ? ['…'] : [])].join(', ');
      throw new DomainError('PROFILE_HELD', { count: holders.length, who });
    }
    await tx.db
      .update(profileTable)
      .set({
        TrangThai: 'DaHuy',
        version: version + 1,
        NgayCapNhat: tx.now(),
        NguoiCapNhat_Id: actor(tx),
      })
      .where(eq(profileTable._id, id));
    await tellProfile(tx, 'DELETE', id, whole, undefined);
  });
}

async function mustLock(tx: Tx, id: string) {
  const found = await lockProfile(tx, id);
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}

/** Two who take the same code at the same time: the second one is told at the field. */
async function uniquely<T>(write: () => PromiseLike<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (databaseFailure(error)?.constraint !== 'profile_code') throw error;
    throw new DomainError('BAD_INPUT', { issues: [{ path: 'code', code: 'DUPLICATE' }] });
  }
}
