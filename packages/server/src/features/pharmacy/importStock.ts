import type { Issue } from '@sen/domain/catalogue/validate';
import { dec } from '@sen/domain/money/decimal';
import { v7 } from 'uuid';
import { audit } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { NhapTonDauLineInput } from '../../gql/pharmacy.ts';
import { placeLots } from './lots.ts';
import { changeStock, lockShelf } from './shelf.ts';
import { requireStore } from './stores.ts';

/** Puts first stock into stores in which the user works. Errors: NOT_FOUND, NODE_NOT_GRANTED, those of bookFirstStock. */
export async function nhapTonDau(ctx: Ctx, lines: readonly NhapTonDauLineInput[]): Promise<number> {
  await Promise.all([...new Set(lines.map((line) => line.Kho_Id))].map((id) => requireStore(ctx, id)));
  return bookFirstStock(ctx, lines);
}

/**
 * Writes first stock: makes the lots that are new, adds to those that are known, writes the ledger. All lines or none; answers how
 * many. Errors: BAD_INPUT by line.
 */
export async function bookFirstStock(ctx: Ctx, lines: readonly NhapTonDauLineInput[]): Promise<number> {
  refuseIssues(lines.flatMap(issuesOfLine));
  if (lines.length === 0) return 0;
  return inTransaction(ctx, async (tx) => {
    const source_Id = v7();
    const placed = await placeLots(
      tx,
      lines.map((line) => ({
        ...line,
        GiaVon: line.GiaVon ?? '0',
        NhaCungCap_Id: line.NhaCungCap_Id ?? null,
      })),
    );
    const all = (pick: (line: (typeof placed)[number]) => string) => [...new Set(placed.map(pick))];
    await lockShelf(
      tx,
      all((line) => line.Kho_Id),
      all((line) => line.Duoc_Id),
    );
    for (const { Kho_Id, Lo_Id, Duoc_Id, SoLuong } of placed) {
      await changeStock(tx, { Kho_Id, Lo_Id, Duoc_Id, SoLuong, LyDo: 'NhapTonDau', source_Id });
    }
    await audit(tx, {
      action: 'IMPORT',
      entity: 'TonKho',
      entityId: source_Id,
      after: { lines: placed.length },
    });
    await emit(tx, {
      module: 'CapPhatThuoc',
      process: 'reload',
      data: { Kho_Ids: all((line) => line.Kho_Id) },
    });
    return placed.length;
  });
}

function issuesOfLine(line: NhapTonDauLineInput, index: number): Issue[] {
  const path = (field: string) => `lines.${index}.${field}`;
  const issues: Issue[] = [];
  if (!dec(line.SoLuong).gt(0)) issues.push({ path: path('SoLuong'), code: 'TOO_SMALL' });
  if (line.GiaVon && dec(line.GiaVon).lt(0)) issues.push({ path: path('GiaVon'), code: 'TOO_SMALL' });
  if (line.SoLo.trim() === '') issues.push({ path: path('SoLo'), code: 'REQUIRED' });
  return issues;
}
