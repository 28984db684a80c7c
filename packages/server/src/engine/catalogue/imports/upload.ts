import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { certainOrders, watchColumns } from '@sen/domain/imports/columnFacts';
import { detectOldFont } from '@sen/domain/imports/oldFonts';
import { eq, sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { actor, type Ctx } from '../../context.ts';
import { inTransaction } from '../../sql/transaction.ts';
import { textOf, wholeText } from './cells.ts';
import { findHeader, type HeadLine, withProposed, withRemembered } from './header.ts';
import { headOf } from './line.ts';
import { readSheet } from './readSheet.ts';
import { rememberedColumns } from './remembered.ts';
import { nhapDanhMucTable as imports, nhapDanhMucDongTable as lineTable } from './tables.ts';
import type { ImportOptions, ImportPlan } from './types.ts';

/** Lines among which the header is looked for, and which a screen shows as samples. */
const headLines = 40;
/** Characters of a sample. */
const sampleMost = 120;

const usual: ImportOptions = { existing: 'update', suspendMissing: false };

/**
 * Takes a file in: its lines are kept as they stand, its kind is what the bytes say, and its header and the mapping of its columns are
 * proposed. `check` throws when not all of it has come; `read` reads the file, in a process of its own. Answers the id of the import. Errors: those of readSheet.
 */
export async function takeFile(
  ctx: Ctx,
  plan: ImportPlan,
  file: { name: string; bytes: Readable; check: () => void },
  read: typeof readSheet = readSheet,
): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sen-import-'));
  const place = path.join(folder, 'file');
  try {
    await pipeline(file.bytes, createWriteStream(place, { mode: 0o600 }));
    file.check();
    const sha256 = await hashOf(place);
    return await readIntoLines(
      ctx,
      plan,
      { name: path.basename(file.name).slice(0, 200), sha256, place },
      read,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function hashOf(place: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(place)) hash.update(part);
  return hash.digest('hex');
}

async function readIntoLines(
  ctx: Ctx,
  plan: ImportPlan,
  file: { name: string; sha256: string; place: string },
  read: typeof readSheet,
): Promise<string> {
  const [made] = await ctx.db
    .insert(imports)
    .values({
      KeHoach: plan.name,
      TenTep: file.name,
      sha256: file.sha256,
      sheet: { kind: 'csv', encoding: null, separator: null, sheet: null, rows: 0, headerRow: 1, head: [] },
      mapping: {},
      options: usual,
      SoDong: 0,
      NguoiTao_Id: actor(ctx),
    })
    .returning({ _id: imports._id });
  if (!made) throw new Error('an import was not written');
  const id = made._id;
  try {
    let rows = 0;
    const head: HeadLine[] = [];
    const watch = watchColumns();
    const facts = await read(file.place, async (lines) => {
      rows += lines.length;
      for (const { cells } of lines) watch.see(cells);
      head.push(...lines.slice(0, headLines - head.length));
      await ctx.db.execute(sql`
        insert into ${lineTable} (nhap_danh_muc_id, dong, cells)
        select ${id}::uuid, one.row, one.cells from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as one(row int, cells jsonb)`);
    });
    const oldFont = detectOldFont(head.flatMap(({ cells }) => cells.map(textOf)));
    const readable = headOf(head, oldFont);
    const found = findHeader(plan, readable);
    const { headerRow } = found;
    const mapping = withProposed(
      withRemembered(readable, found, await rememberedColumns(ctx, plan.name)),
      (await plan.propose?.(ctx, readable)) ?? {},
    );
    const samples = head.map(({ row, cells }) => ({
      row,
      cells: cells.map((cell) => (typeof cell === 'string' ? wholeText(cell.slice(0, sampleMost)) : cell)),
    }));
    const columns = watch.facts();
    await inTransaction(ctx, async (tx) => {
      await tx.db
        .update(imports)
        .set({
          sheet: { ...facts, oldFont, columns, rows, headerRow, head: samples },
          mapping,
          options: { ...usual, dayOrders: certainOrders(columns) },
          SoDong: rows,
        })
        .where(eq(imports._id, id));
      await audit(tx, {
        action: 'CREATE',
        entity: 'NhapDanhMuc',
        entityId: id,
        after: { file: file.name, sha256: file.sha256, plan: plan.name, rows },
      });
    });
    return id;
  } catch (error) {
    await ctx.db.delete(imports).where(eq(imports._id, id));
    throw error;
  }
}
