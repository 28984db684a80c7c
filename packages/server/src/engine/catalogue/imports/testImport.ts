import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import ExcelJS from 'exceljs';
import type { Ctx } from '../../context.ts';
import { emptyContext } from '../../http/requestContext.ts';
import {
  type Choices,
  chooseColumns,
  type ImportRow,
  ownImport,
  startCheck,
  startWrite,
} from './commands.ts';
import { readBytes } from './readBytes.ts';
import { runImport } from './run.ts';
import type { CheckReport, ImportOptions, ImportPlan, Mapping } from './types.ts';
import { takeFile } from './upload.ts';
import { type IssueRow, importIssues } from './view.ts';

/** A workbook of these lines, for tests. */
export async function workbookOf(lines: ReadonlyArray<readonly unknown[]>): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('x');
  for (const line of lines) sheet.addRow([...line]);
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** Takes a file in as an upload does; answers its import. */
export async function takenFile(
  ctx: Ctx,
  plan: ImportPlan,
  bytes: Buffer,
  name = 'thu.xlsx',
): Promise<ImportRow> {
  // in this process: starting one for each file of each test takes longer than all the rest
  const here = (place: string, take: Parameters<typeof readBytes>[1]) =>
    readFile(place).then((read) => readBytes(read, take));
  const file = { name, bytes: Readable.from([bytes]), check: () => undefined };
  const id = await takeFile(ctx, plan, file, here);
  return (await ownImport(ctx, id, [plan])).row;
}

export type Checked = { row: ImportRow; report: CheckReport; issues: IssueRow[] };

type Changes = { mapping?: Partial<Mapping>; options?: Partial<ImportOptions>; headerRow?: number };

/** Takes a file in and checks it, with changes of what was proposed; the first 500 faults. */
export async function checkedFile(
  ctx: Ctx,
  plan: ImportPlan,
  bytes: Buffer,
  changes: Changes = {},
  name = 'thu.xlsx',
): Promise<Checked> {
  const taken = await takenFile(ctx, plan, bytes, name);
  const choices: Choices = {
    headerRow: changes.headerRow ?? taken.sheet.headerRow,
    mapping: { ...taken.mapping, ...changes.mapping } as Mapping, // a change is whole
    options: { ...taken.options, ...changes.options },
  };
  await chooseColumns(ctx, { row: taken, plan }, choices);
  await startCheck(ctx, { row: taken, plan });
  await runImport(emptyContext({ config: ctx.config, logger: ctx.logger, db: ctx.db }, 'job'), taken._id, [
    plan,
  ]);
  const { row } = await ownImport(ctx, taken._id, [plan]);
  if (!row.report) throw new Error(`the check ended as ${row.TrangThai} ${JSON.stringify(row.failure)}`);
  const issues = await importIssues(ctx, row._id, { key: null, offset: 0, limit: 500 });
  return { row, report: row.report, issues };
}

/** Writes a checked import as its job does; answers how it ended. */
export async function written(ctx: Ctx, plan: ImportPlan, row: ImportRow): Promise<ImportRow> {
  await startWrite(ctx, { row, plan }, crypto.randomUUID());
  await runImport(emptyContext({ config: ctx.config, logger: ctx.logger, db: ctx.db }, 'job'), row._id, [
    plan,
  ]);
  return (await ownImport(ctx, row._id, [plan])).row;
}
