import type { Ctx } from '../../context.ts';
import { sheetBook } from '../../sheetBook.ts';
import type { ImportPlan } from './types.ts';

/** An empty workbook in the columns of an official file. */
export async function planTemplate(ctx: Ctx, plan: ImportPlan): Promise<Buffer> {
  const book = sheetBook(plan.name, { widths: plan.columns.map(() => 22), frozen: 1 });
  const names = plan.columns.map(({ label, required }) => `${label[ctx.language]}${required ? ' *' : ''}`);
  await book.row(names, 'bold');
  return book.end();
}
