import { type DuplicateReason, duplicateScore, type Person, resembles } from '@sen/domain/names/duplicate';
import { and, or, sql } from 'drizzle-orm';
import type { Ctx } from '../../../engine/context.ts';
import { type BenhNhanRow, benhNhanTable as table } from '../tables.ts';
import { alive } from '../totals.ts';
import type { Entry } from './entry.ts';

/** A record that a line resembles, as the import keeps it. */
export type Match = {
  id: string;
  version: number;
  score: number;
  level: string;
  reasons: Array<{ reason: DuplicateReason; points: number }>;
};

export type Known = {
  matches: Match[];
  /** A new record is refused: the papers, the card or the earlier code are another one's, or the phone where the site wants it once. */
  blocked: boolean;
};

const shownMost = 5;

/** The person of an entry, for the score. */
export function personOf(entry: Entry): Person {
  return entry as Person; // its fields are those of the record
}

/** The records that lines resemble, in the order of the lines; one statement for all. `phoneOnce`: a phone may stand on one record only. */
export async function knownOf(ctx: Ctx, entries: readonly Entry[], phoneOnce: boolean): Promise<Known[]> {
  const all = <K extends string>(name: K) =>
    entries.flatMap((entry) => (entry[name] ? [String(entry[name])] : []));
  const list = (values: readonly string[]) => sql`${sql.param([...new Set(values)])}::text[]`;
  const rows: BenhNhanRow[] = await ctx.db
    .select()
    .from(table)
    .where(
      and(
        alive,
        or(
          sql`cmnd_hoac_ho_chieu = any(${list(all('CMNDHoacHoChieu'))})`,
          sql`right(so_the_bhyt, 10) = any(${list(all('SoTheBHYT').map((card) => card.slice(-10)))})`,
          sql`so_dien_thoai = any(${list(all('SoDienThoai'))})`,
          sql`ma_cu = any(${list(all('MaCu'))})`,
          sql`(ten_khong_dau, nam_sinh) in (select * from unnest(${sql.param(entries.map((one) => one.TenKhongDau))}::text[],
            ${sql.param(entries.map((one) => one.NamSinh))}::int[]))`,
        ),
      ),
    );
  const keys = (one: Record<string, unknown>): string[] => [
    ...(one['CMNDHoacHoChieu'] ? [`paper ${String(one['CMNDHoacHoChieu'])}`] : []),
    ...(one['SoTheBHYT'] ? [`card ${String(one['SoTheBHYT']).slice(-10)}`] : []),
    ...(one['SoDienThoai'] ? [`phone ${String(one['SoDienThoai'])}`] : []),
    ...(one['MaCu'] ? [`code ${String(one['MaCu'])}`] : []),
    `name ${String(one['TenKhongDau'])} ${String(one['NamSinh'])}`,
  ];
  const byKey = new Map<string, BenhNhanRow[]>();
  for (const row of rows) for (const key of keys(row)) byKey.set(key, [...(byKey.get(key) ?? []), row]);
  return entries.map((entry) => {
    const found = new Set(keys(entry).flatMap((key) => byKey.get(key) ?? []));
    let blocked = false;
    const matches = [...found].flatMap((row): Match[] => {
      const score = duplicateScore(personOf(entry), row);
      const sameCode = Boolean(entry['MaCu']) && entry['MaCu'] === row.MaCu;
      const samePhone =
        phoneOnce && Boolean(entry['SoDienThoai']) && entry['SoDienThoai'] === row.SoDienThoai;
      if (!resembles(score) && !sameCode && !samePhone) return [];
      blocked ||= score.level === 'block' || sameCode || samePhone;
      return [{ id: row._id, version: row.version, ...score, level: sameCode ? 'block' : score.level }];
    });
    matches.sort((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1));
    return { matches: matches.slice(0, shownMost), blocked };
  });
}
