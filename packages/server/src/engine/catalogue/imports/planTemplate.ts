import type { Ctx } from '../../context.ts';
import type { ImportPlan } from './types.ts';

/** An empty workbook in the columns of an official file. */
export async function planTemplate(ctx: Ctx, plan: ImportPlan): Promise<Buffer> {
  const { default: library } = await import('exceljs'); // read when the first workbook is: it is large
  const book = new library.Workbook();
  const sheet = book.addWorksheet(plan.name.slice(0, 31), { views: [{ state: 'frozen', ySplit: 1 }] });
  const names = plan.columns.map(({ label, required }) => `${label[ctx.language]}${required ? ' *' : ''}`);
  sheet.addRow(names).font = { bold: true };
  plan.columns.forEach((_column, at) => {
    sheet.getColumn(at + 1).width = 22;
  });
  return Buffer.from(await book.xlsx.writeBuffer());
}
