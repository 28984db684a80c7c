import { and, count, eq, ne } from 'drizzle-orm';
import { type Ctx, requireSession } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { choiceTable } from './tables.ts';

const keyPattern = /^[A-Za-z][\w.:/-]{0,79}$/;
const charactersMax = 16_000;
const choicesMax = 200;

export type OwnChoice = { khoa: string; giaTri: unknown };

/** What the caller chose about the look of screens: their own, whatever profile they work in. */
export async function ownChoices(ctx: Ctx): Promise<OwnChoice[]> {
  return ctx.db
    .select({ khoa: choiceTable.khoa, giaTri: choiceTable.giaTri })
    .from(choiceTable)
    .where(eq(choiceTable.account_Id, requireSession(ctx)._id))
    .orderBy(choiceTable.khoa);
}

/**
 * Keeps one choice of the caller; null forgets it. No record of anybody's care, so that the operation log does not hold it. Errors:
 * BAD_INPUT at `khoa` or `giaTri`, TOO_MANY_CHOICES beyond 200 choices.
 */
export async function saveOwnChoice(ctx: Ctx, khoa: string, giaTri: unknown): Promise<true> {
  const account_Id = requireSession(ctx)._id;
  if (!keyPattern.test(khoa)) refuseIssues([{ path: 'khoa', code: 'PATTERN' }]);
  const mine = and(eq(choiceTable.account_Id, account_Id), eq(choiceTable.khoa, khoa));
  const gone = giaTri === null || giaTri === undefined;
  if (!gone && JSON.stringify(giaTri).length > charactersMax)
    refuseIssues([{ path: 'giaTri', code: 'TOO_LONG', details: { max: charactersMax } }]);
  await inTransaction(ctx, async (tx) => {
    if (gone) {
      await tx.db.delete(choiceTable).where(mine);
      return;
    }
    const [others] = await tx.db
      .select({ n: count() })
      .from(choiceTable)
      .where(and(eq(choiceTable.account_Id, account_Id), ne(choiceTable.khoa, khoa)));
    if ((others?.n ?? 0) >= choicesMax) throw new DomainError('TOO_MANY_CHOICES', { max: choicesMax });
    await tx.db
      .insert(choiceTable)
      .values({ account_Id, khoa, giaTri })
      .onConflictDoUpdate({
        target: [choiceTable.account_Id, choiceTable.khoa],
        set: { giaTri, NgayCapNhat: tx.now() },
      });
  });
  return true;
}
