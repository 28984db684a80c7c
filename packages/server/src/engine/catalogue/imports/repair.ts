import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { inTransaction } from '../../sql/transaction.ts';
import { type ImportRow, lockFor } from './commands.ts';
import { nhapDanhMucTable as imports, nhapDanhMucDongTable as lines } from './tables.ts';
import type { ImportPlan } from './types.ts';

/** A cell of the file, by its line and the plan's column, and what it shall say. */
export type Mended = { row: number; key: string; value: string };

/**
 * Mends cells of a checked file; the file itself stays as it came. It is to be checked anew before it is written. Errors: IMPORT_BUSY,
 * IMPORT_NOT_CHECKED, BAD_INPUT for a column that comes from no cell, NOT_FOUND for a line that the file does not have.
 */
export async function mendCells(
  ctx: Ctx,
  { row, plan }: { row: ImportRow; plan: ImportPlan },
  cells: readonly Mended[],
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockFor(tx, row._id, plan, 'suaO');
    if (!locked.report) throw new DomainError('IMPORT_NOT_CHECKED');
    for (const { row: line, key, value } of cells) {
      const place = locked.mapping[key]?.column ?? null;
      if (place === null)
        throw new DomainError('BAD_INPUT', { issues: [{ path: key, code: 'NOT_IN_LIST' }] });
      const found = await tx.db
        .update(lines)
        .set({
          sua: sql`coalesce(${lines.sua}, '{}'::jsonb) || ${JSON.stringify({ [place]: value })}::jsonb`,
        })
        .where(and(eq(lines.NhapDanhMuc_Id, row._id), eq(lines.Dong, line)))
        .returning({ Dong: lines.Dong });
      if (found.length === 0) throw new DomainError('NOT_FOUND');
    }
    const mended = (locked.report.mended ?? 0) + cells.length;
    await tx.db
      .update(imports)
      .set({ TrangThai: 'DaKiemTra', report: { ...locked.report, mended }, NgayCapNhat: tx.now() })
      .where(eq(imports._id, row._id));
    await audit(tx, {
      action: 'UPDATE',
      entity: 'NhapDanhMuc',
      entityId: row._id,
      after: { file: row.TenTep, mended: cells.length },
    });
  });
}
