import type { Ctx } from '../../engine/context.ts';
import { requireVisibleSlips } from '../orders/queries.ts';
import { type ResultInput, type ReturnInput, returnResult, saveResult, takeBackResult } from './commands.ts';
import { openResult, resultOfSlip, resultsOfVisit } from './queries.ts';
import type { Reading } from './reading.ts';
import { type ReadingListArgs, readingList } from './workList.ts';

type TakeBack = { id: string; oldState: string; LyDo: string };

/** What the operations of a kind of results do; each feature says what right its own ask. */
export function readingOperations(reading: Reading) {
  const resultAfter = async (ctx: Ctx, id: string, act: () => Promise<void>) => {
    await requireVisibleSlips(ctx, [id]);
    await act();
    return resultOfSlip(ctx, reading, id);
  };
  return {
    list: (ctx: Ctx, args: ReadingListArgs) => readingList(ctx, reading, args),
    open: (ctx: Ctx, { id }: { id: string }) => openResult(ctx, reading, id),
    ofVisit: (ctx: Ctx, { TiepNhan_Id }: { TiepNhan_Id: string }) =>
      resultsOfVisit(ctx, reading, TiepNhan_Id),
    save: (ctx: Ctx, { id, input }: { id: string; input: ResultInput }) =>
      resultAfter(ctx, id, () => saveResult(ctx, reading, id, input)),
    giveBack: (ctx: Ctx, { id, input }: { id: string; input: ReturnInput }) =>
      resultAfter(ctx, id, () => returnResult(ctx, reading, id, input)),
    takeBack: (ctx: Ctx, { id, ...input }: TakeBack) =>
      resultAfter(ctx, id, () => takeBackResult(ctx, reading, id, input)),
  };
}
