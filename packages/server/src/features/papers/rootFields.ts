import type { ActFacts } from '@sen/domain/acts/acts';
import { access } from '../../engine/acts/access.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { Paper, PaperInput, PaperTable } from './paper.ts';
import type { readingOf } from './reading.ts';
import type { writingOf } from './writing.ts';

/** The root fields of the acts on a paper; a feature gives them the names of its schema. */
export function rootFields<
  T extends PaperTable,
  A extends string,
  F extends ActFacts,
  I extends PaperInput,
  G,
>(
  { permission }: Paper<T, A, F, I, G>,
  { byId, listOf }: ReturnType<typeof readingOf<T, A, F, I, G>>,
  { create, update, reissue, move, end }: ReturnType<typeof writingOf<T, A, F, I, G>>,
) {
  type Again = { id: string; input: I; LyDo: string };
  return {
    ofSession: access('BENH_AN_XEM', (ctx, { KhamBenh_Id }: { KhamBenh_Id: string }) =>
      listOf(ctx, KhamBenh_Id),
    ),
    create: access(permission, async (ctx, { input }: { input: I }) => byId(ctx, await create(ctx, input))),
    update: access(permission, async (ctx, { id, input }: { id: string; input: I }) =>
      byId(ctx, await update(ctx, id, input)),
    ),
    reissue: access(permission, async (ctx, { id, input, LyDo }: Again) =>
      byId(ctx, await reissue(ctx, id, input, LyDo)),
    ),
    /** Moves one paper on by an act of who saw this version, and answers it. */
    moving: (action: A) =>
      access(permission, async (ctx, { id, version }: { id: string; version: number }) => {
        await move(ctx, id, action, version);
        return byId(ctx, id);
      }),
    /** Ends one paper by an act, and answers it. */
    ending: (action: A) =>
      access(permission, async (ctx, { id, LyDo }: { id: string; LyDo?: string | null }) => {
        await end(ctx, id, action, LyDo ?? null);
        return byId(ctx, id);
      }),
    /** Ends papers by an act, all or none, and answers how many. */
    endingAll: (action: A) =>
      access(permission, async (ctx, { ids }: { ids: readonly string[] }) => {
        await inTransaction(ctx, async (tx) => {
          for (const id of [...ids].sort()) await end(tx, id, action, null);
        });
        return ids.length;
      }),
  };
}
