import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { parentFields, ringsIn } from '../hierarchy.ts';
import { catalogueTable } from '../tables.ts';
import { linesAt, type Step } from './gather.ts';
import type { Judged } from './judge.ts';
import { fieldText } from './line.ts';
import { nhapDanhMucMucTable as entryTable } from './tables.ts';
import type { CheckInput, CheckReport, Fault, PartReport } from './types.ts';

type Moved = { row: number; result: 'Moi' | 'Sua'; parent: string | null };

/** The entries of a part that are new or changed, by the field of their parent and their id. */
export type Parents = ReadonlyMap<string, Map<string, Moved>>;

/** Room for the parents that a part gives its entries; none where the file does not say them. */
export function parentsOf({ part, def }: Step): Parents {
  const given = parentFields(def).filter((name) => part.fields[name]);
  return new Map(given.map((name) => [name, new Map()]));
}

/** Notes where the entries of a chunk of lines will stand. */
export function noteParents(parents: Parents, made: readonly Judged[]): void {
  for (const [name, moved] of parents)
    for (const { id, row, result, entry } of made) {
      const parent = entry[name];
      if (result !== 'Moi' && result !== 'Sua') continue;
      moved.set(id, { row, result, parent: typeof parent === 'string' ? parent : null });
    }
}

/** Refuses the entries that would stand below themselves: only the whole file shows them, so they are told after its last line. */
export async function refuseRings(
  ctx: Ctx,
  input: CheckInput,
  step: Step,
  parents: Parents,
  counts: PartReport,
  report: CheckReport,
): Promise<void> {
  const table = catalogueTable(step.def.name);
  for (const [name, moved] of parents) {
    const [column, source] = [table[name], step.part.fields[name]];
    if (!column || !source || moved.size === 0) continue;
    const rows = await ctx.db
      .select({ _id: table._id, parent: column })
      .from(table)
      .where(eq(table.TrangThai, 'DangSuDung'));
    const staying = new Map(rows.map((row) => [String(row._id), row.parent ? String(row.parent) : null]));
    const parentOf = new Map([...moved].map(([id, { parent }]) => [id, parent]));
    const rings = ringsIn(parentOf, staying).flatMap((id) => moved.get(id) ?? []);
    const lines = await linesAt(
      ctx,
      input,
      rings.map(({ row }) => row),
    );
    for (const { row, result } of rings) {
      const line = lines.get(row);
      const value = line ? fieldText(line, source) : '';
      const issue: Omit<Fault, 'row'> = { key: source.from, code: 'BELOW_ITSELF', value, details: {} };
      await ctx.db.execute(sql`
        update ${entryTable} set ket_qua = 'Loi', record = null, extra = null, issues = ${JSON.stringify([issue])}::jsonb
        where nhap_danh_muc_id = ${input.id} and phan = ${step.at} and dong = ${row}`);
      counts[result] -= 1;
      counts.Loi += 1;
      report.issues += 1;
      report.byColumn[source.from] = (report.byColumn[source.from] ?? 0) + 1;
    }
  }
}
