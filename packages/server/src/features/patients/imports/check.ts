import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { chunksOf } from '../../../engine/catalogue/imports/gather.ts';
import { wantedReferences } from '../../../engine/catalogue/imports/readCell.ts';
import { makeResolver } from '../../../engine/catalogue/imports/resolve.ts';
import {
  nhapDanhMucMucTable as entryTable,
  nhapDanhMucDongTable as lineTable,
} from '../../../engine/catalogue/imports/tables.ts';
import type { CheckInput, CheckReport, LineIssue } from '../../../engine/catalogue/imports/types.ts';
import { type Ctx, today } from '../../../engine/context.ts';
import { readSetting } from '../../system/queries.ts';
import { decided, type Extra } from './decisions.ts';
import { type Entry, readLine } from './entry.ts';
import { importedFields } from './fields.ts';
import { knownOf } from './known.ts';
import { readPlaces } from './places.ts';

/** What is the same of two lines only when they are one person. */
const once = ['MaCu', 'CMNDHoacHoChieu', 'SoTheBHYT'] as const;

/**
 * Judges every line of a file of patients: new, resembling a record (which somebody decides; until then it is left out), or refused with
 * the faults of its cells. Three statements a chunk of lines.
 */
export async function checkPatients(ctx: Ctx, input: CheckInput): Promise<CheckReport> {
  const began = performance.now();
  await ctx.db.delete(entryTable).where(eq(entryTable.NhapDanhMuc_Id, input.id));
  const [places, { tuChoiTrungDienThoai }] = await Promise.all([
    readPlaces(ctx),
    readSetting(ctx, 'patient'),
  ]);
  const resolver = makeResolver(ctx, new Map());
  const told = { catalogue: 'BenhNhan', Moi: 0, Sua: 0, KhongDoi: 0, BoQua: 0, Loi: 0, TamNgung: 0 };
  const report: CheckReport = { parts: [told], issues: 0, byColumn: {}, seconds: 0 };
  const around = { mapping: input.mapping, fields: importedFields, resolver, places, today: today(ctx) };
  const seen = new Map<string, number>();
  const references = Object.entries(importedFields)
    .filter(([name]) => name !== 'DiaChi_Id')
    .map(([from, field]) => [{ from }, field] as const);
  let done = 0;
  for await (const lines of chunksOf(ctx, input)) {
    const wanted = new Map<string, Set<string>>();
    for (const line of lines) wantedReferences(references, line, wanted);
    await resolver.prepare(wanted);
    const read = lines.map((line) => ({ row: line.row, ...readLine(line, around) }));
    const twins = read.map(({ row, entry, issues }) =>
      inFile(seen, row, entry, issues, tuChoiTrungDienThoai),
    );
    const known = await knownOf(
      ctx,
      read.map(({ entry }) => entry),
      tuChoiTrungDienThoai,
    );
    const choices = await decisionsOf(ctx, input.id, lines[0]?.row ?? 0, lines.at(-1)?.row ?? 0);
    const rows = read.map(({ row, entry, issues }, at) => {
      const { matches = [], blocked = false } = known[at] ?? {};
      const twin = twins[at] ?? null;
      const extra: Extra = { trungs: matches, chan: blocked, trungDong: twin };
      const result = issues.length > 0 ? null : decided(extra, choices.get(row) ?? null);
      const KetQua = result?.KetQua ?? 'Loi';
      told[KetQua] += 1;
      report.issues += issues.length;
      for (const { key } of issues) report.byColumn[key] = (report.byColumn[key] ?? 0) + 1;
      return {
        dong: row,
        ket_qua: KetQua,
        muc_id: result?.target?.id ?? v7(),
        ma: typeof entry['MaCu'] === 'string' ? entry['MaCu'] : null,
        phien_ban: result?.target?.version ?? null,
        record: issues.length > 0 ? null : entry,
        extra: matches.length > 0 || twin !== null ? extra : null,
        issues: issues.length > 0 ? issues : null,
      };
    });
    await ctx.db.execute(sql`
      insert into ${entryTable} (nhap_danh_muc_id, phan, dong, ket_qua, muc_id, ma, phien_ban, record, extra, issues)
      select ${input.id}::uuid, 0, one.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as one(dong int, ket_qua text, muc_id uuid, ma text, phien_ban int, record jsonb, extra jsonb, issues jsonb)`);
    done += lines.length;
    await input.onProgress(done);
  }
  report.spellings = resolver.spellings().slice(0, 50);
  report.seconds = (performance.now() - began) / 1000;
  return report;
}

/** What an earlier line of the file says already: a fault where that can only be one person; else the line, which somebody decides. */
function inFile(
  seen: Map<string, number>,
  row: number,
  entry: Entry,
  issues: LineIssue[],
  phoneOnce: boolean,
): number | null {
  for (const key of [...once, ...(phoneOnce ? (['SoDienThoai'] as const) : [])]) {
    const value = entry[key];
    if (typeof value !== 'string' || value === '') continue;
    const place = `${key} ${key === 'SoTheBHYT' ? value.slice(-10) : value}`;
    const where = seen.get(place);
    if (where === undefined) seen.set(place, row);
    else issues.push({ key, code: 'DUPLICATE_IN_FILE', value, details: { row: where } });
  }
  if (issues.length > 0) return null;
  const name = `name ${entry.TenKhongDau} ${String(entry['NgaySinh'] ?? entry.NamSinh)} ${String(entry['GioiTinh'])}`;
  const where = seen.get(name) ?? null;
  if (where === null) seen.set(name, row);
  return where;
}

async function decisionsOf(ctx: Ctx, id: string, from: number, to: number): Promise<Map<number, string>> {
  const { rows } = await ctx.db.execute<{ dong: number; choice: string }>(sql`
    select dong, quyet_dinh as choice from ${lineTable}
    where nhap_danh_muc_id = ${id} and dong between ${from} and ${to} and quyet_dinh is not null`);
  return new Map(rows.map(({ dong, choice }) => [dong, choice]));
}
