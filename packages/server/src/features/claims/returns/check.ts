import type { Label } from '@sen/domain/catalogue/catalogue';
import { dec } from '@sen/domain/money/decimal';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { chunksOf } from '../../../engine/catalogue/imports/gather.ts';
import { type JudgedLine, keepJudged } from '../../../engine/catalogue/imports/keptLines.ts';
import type { Line } from '../../../engine/catalogue/imports/line.ts';
import type { CheckInput, CheckReport, LineIssue } from '../../../engine/catalogue/imports/types.ts';
import { readNumber } from '../../../engine/catalogue/imports/values.ts';
import type { Ctx } from '../../../engine/context.ts';
import { visibleRecords } from '../../recordAccess/visible.ts';
import { dongTraBHYTTable, hoSoBHYTTable } from '../tables.ts';

/** A line of the file as it would be kept. */
export type Returned = Pick<
  typeof dongTraBHYTTable.$inferInsert,
  'HoSo_Id' | 'BenhNhan_Id' | 'Bang' | 'STT' | 'Ma' | 'Ten' | 'MaLoi' | 'NoiDung' | 'SoTienTuChoi'
>;

/** Judges every line: a new one, one that is known, or refused with the faults of its cells. */
export async function checkReturns(ctx: Ctx, input: CheckInput): Promise<CheckReport> {
  const began = performance.now();
  const lines: Array<{ row: number; line: Line }> = [];
  for await (const some of chunksOf(ctx, input)) {
    for (const line of some) lines.push({ row: line.row, line });
    await input.onProgress(lines.length);
  }
  const claims = await claimsByCode(ctx, [
    ...new Set(lines.map(({ line }) => line.text('MaLienKet').trim())),
  ]);
  const read = lines.map(({ row, line }) => ({
    row,
    code: line.text('MaLienKet').trim(),
    ...readLine(line, claims),
  }));
  const known = await knownLines(ctx, [...new Set(read.flatMap(({ record }) => record?.HoSo_Id ?? []))]);
  const judged = read.map(({ row, code, record, issues }): JudgedLine => {
    const result = record === null ? (issues.length > 0 ? 'Loi' : 'BoQua') : 'Moi';
    const key = record && keyOf(record);
    const before = key !== null && known.has(key);
    if (key !== null) known.add(key);
    return { row, code, record, issues, result: before ? 'KhongDoi' : result };
  });
  return keepJudged(ctx, { id: input.id, catalogue: 'DongTraBHYT', began }, judged);
}

type Claim = { _id: string; BenhNhan_Id: string };

/** The claims that stand of visits, by MA_LK, as far as the caller may see them. */
async function claimsByCode(ctx: Ctx, codes: readonly string[]): Promise<Map<string, Claim>> {
  const rows = await ctx.db
    .select({
      _id: hoSoBHYTTable._id,
      BenhNhan_Id: hoSoBHYTTable.BenhNhan_Id,
      node: hoSoBHYTTable.NoiTiepNhan_Id,
      code: hoSoBHYTTable.MaLienKet,
    })
    .from(hoSoBHYTTable)
    .where(
      and(
        inArray(hoSoBHYTTable.MaLienKet, [...codes]),
        eq(hoSoBHYTTable.LoaiHoSo, 'HoSo'),
        ne(hoSoBHYTTable.TrangThai, 'DaThayThe'),
      ),
    );
  const seen = await visibleRecords(ctx, rows, ({ node, BenhNhan_Id }) => ({ node, BenhNhan_Id }));
  return new Map(seen.map(({ code, ...claim }) => [code, claim]));
}

/** Where a line looks for its visit. */
const sentClaims: Label = { vi: 'các hồ sơ đã gửi', en: 'the claims that were sent' };

function readLine(
  line: Line,
  claims: ReadonlyMap<string, Claim>,
): { record: Returned | null; issues: LineIssue[] } {
  const issues: LineIssue[] = [];
  const text = (key: string) => line.text(key).normalize('NFC').replace(/\s+/g, ' ').trim();
  const add = (key: string, code: string, details: Partial<Label> = {}) =>
    void issues.push({ key, code, value: text(key), details: { ...details } });
  const code = text('MaLienKet');
  // sums and blank lines have no visit
  if (code === '') return { record: null, issues };
  const claim = claims.get(code);
  if (!claim) add('MaLienKet', 'REFERENCE_UNKNOWN', sentClaims);
  const amount = readNumber(text('SoTienTuChoi') || '0', true);
  if (!/^\d{1,15}(\.\d{1,2})?$/.test(amount)) add('SoTienTuChoi', 'NOT_A_NUMBER');
  const STT = text('STT');
  if (STT !== '' && !/^\d{1,6}$/.test(STT)) add('STT', 'NOT_A_NUMBER');
  const Bang = text('Bang').toUpperCase();
  if (Bang !== '' && !/^XML\d{1,2}$/.test(Bang)) add('Bang', 'NOT_IN_LIST');
  const NoiDung = text('NoiDung');
  if (NoiDung === '') add('NoiDung', 'REQUIRED');
  if (!claim || issues.length > 0) return { record: null, issues };
  const record = {
    ...{ HoSo_Id: claim._id, BenhNhan_Id: claim.BenhNhan_Id, Bang: Bang || null },
    ...{ STT: STT === '' ? null : Number(STT), Ma: text('Ma') || null, Ten: text('Ten') || null },
    ...{
      MaLoi: text('MaLoi') || null,
      NoiDung: NoiDung.slice(0, 2000),
      SoTienTuChoi: dec(amount).toFixed(2),
    },
  };
  return { record, issues };
}

/** The lines that files have brought of these claims. */
export async function knownLines(ctx: Ctx, claims: readonly string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select()
    .from(dongTraBHYTTable)
    .where(and(inArray(dongTraBHYTTable.HoSo_Id, [...claims]), eq(dongTraBHYTTable.Nguon, 'Tep')));
  return new Set(rows.map(keyOf));
}

/** What a line is known by: as the table has it once. */
export const keyOf = ({ HoSo_Id, Bang, STT, MaLoi, NoiDung }: Returned) =>
  [HoSo_Id, Bang ?? '', STT ?? 0, MaLoi ?? '', NoiDung].join('|');
