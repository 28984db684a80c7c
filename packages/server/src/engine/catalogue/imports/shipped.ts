import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { serverFolder } from '../../folders.ts';
import { chooseColumns, ownImport, startCheck } from './commands.ts';
import type { readSheet } from './readSheet.ts';
import type { ImportPlan } from './types.ts';
import { takeFile } from './upload.ts';

/** Where the official files that ship with Sen lie. */
export const officialLists = path.join(serverFolder, 'official-lists');

/**
 * Starts the import of the file that ships with Sen: it is checked and, without a fault, written. Entries that it does not name stay as
 * they are. Answers its run. Errors: NOT_FOUND where the plan has no such file.
 */
export async function startShipped(ctx: Ctx, plan: ImportPlan, read?: typeof readSheet): Promise<string> {
  if (!plan.shipped) throw new DomainError('NOT_FOUND');
  const { file } = plan.shipped;
  const bytes = createReadStream(path.join(officialLists, file));
  const id = await takeFile(ctx, plan, { name: file, bytes, check: () => undefined }, read);
  const { row } = await ownImport(ctx, id, [plan]);
  await chooseColumns(
    ctx,
    { row, plan },
    { ...row.sheet, mapping: null, options: { ...row.options, writeIfGood: true } },
  );
  await startCheck(ctx, { row, plan });
  return id;
}
