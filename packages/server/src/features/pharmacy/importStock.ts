import type { Issue } from '@sen/domain/catalogue/validate';
import { dec } from '@sen/domain/money/decimal';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '../../engine/audit.ts';
import { actor, type Ctx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events.ts';
import { inTransaction } from '../../engine/transaction.ts';
import type { NhapTonDauLineInput } from '../../gql/pharmacy.ts';
import { changeStock, lockLots } from './shelf.ts';
import { requireStore } from './stores.ts';
import { loTable, tonKhoTable } from './tables.ts';

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
    const keys = lines.map((line) => ({ ...line, GiaVon: line.GiaVon ?? '0', SoLo: line.SoLo.trim() }));
    await tx.db
      .insert(loTable)
      .values(
        keys.map(({ Duoc_Id, SoLo, HanDung, GiaVon, NhaCungCap_Id }) => ({
          Duoc_Id,
          SoLo,
          HanDung,
          GiaVon,
          NhaCungCap_Id: NhaCungCap_Id ?? null,
          NguoiTao_Id: actor(tx),
        })),
      )
      .onConflictDoNothing();
    const drugs = sql.param([...new Set(keys.map((key) => key.Duoc_Id))]);
    const known = await tx.db
      .select({
        _id: loTable._id,
        Duoc_Id: loTable.Duoc_Id,
        SoLo: loTable.SoLo,
        HanDung: loTable.HanDung,
        GiaVon: loTable.GiaVon,
      })
      .from(loTable)
      .where(sql`${loTable.Duoc_Id} = any(${drugs}::uuid[])`);
    const lots = new Map(known.map((lot) => [lotKey(lot), lot._id]));
    const placed = keys.map((line) => ({ ...line, Lo_Id: lots.get(lotKey(line)) ?? '' }));
    await tx.db
      .insert(tonKhoTable)
      .values(
        placed.map(({ Kho_Id, Lo_Id, Duoc_Id }) => ({ Kho_Id, Lo_Id, Duoc_Id, NguoiTao_Id: actor(tx) })),
      )
      .onConflictDoNothing();
    await lockLots(tx, [...new Set(placed.map((line) => line.Lo_Id))]);
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
      data: { Kho_Ids: [...new Set(placed.map((line) => line.Kho_Id))] },
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

function lotKey(lot: { Duoc_Id: string; SoLo: string; HanDung: string; GiaVon: string }): string {
  return [lot.Duoc_Id, lot.SoLo, lot.HanDung, dec(lot.GiaVon).toFixed(3)].join('|');
}
