import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { requireRight } from '../../engine/http/doors.ts';
import { slipById } from '../orders/queries.ts';
import { slipRows } from '../orders/sql.ts';
import { archiveOf, archiveRow, noteAway, noteBack } from './archive.ts';
import { type FoundStudy, foundStudy, keepFound } from './archiveIndex.ts';
import { type Archive, ArchiveFault, jsonOfArchive } from './archiveWeb.ts';
import { accessionOfLine, linesWithPlace, type OrderLine, pictureKinds, takesPictures } from './matching.ts';
import type { KhoAnhRow } from './tables.ts';

/** How a search at the archive ended: how many studies of the slip it has, or the code of the error. */
export type Search = { soCa: number | null; Loi: string | null };

/** The search for who opens a slip where it was ordered or is performed. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED. */
export async function searchForReader(ctx: Ctx, slipId: string): Promise<Search | null> {
  const { NoiYeuCau_Id, NoiThucHien_Id } = await slipById(ctx, slipId);
  await requireRight(ctx, { anyOf: ['BENH_AN_XEM'], places: () => [NoiYeuCau_Id, NoiThucHien_Id] });
  const row = await archiveRow(ctx);
  return row?.Bat ? searchSlip(ctx, row, slipId) : null;
}

/** Searches for the studies of a slip by the accession numbers of its lines, and keeps in the index what is found. */
async function searchSlip(ctx: Ctx, row: KhoAnhRow, slipId: string): Promise<Search> {
  // nobody waits for it again at each slip that is opened
  if (row.ThuLaiLuc && row.ThuLaiLuc > ctx.now()) return { soCa: null, Loi: 'DICOM_ARCHIVE_AWAY' };
  const { rows: lines } = await ctx.db.execute<OrderLine>(linesWithPlace(sql`s.id = ${slipId}`));
  const live = lines.filter(takesPictures);
  const [first] = live;
  if (!first?.NoiThucHien_Id) return { soCa: 0, Loi: null };
  const numbers = [...live.map(accessionOfLine), ...(live.length === 1 ? [first.SoPhieuYeuCau] : [])];
  try {
    const archive = archiveFor(ctx, row);
    const found = new Map<string, FoundStudy>();
    for (const number of numbers)
      for (const study of await studiesOf(ctx, archive, number)) found.set(study.StudyUID, study);
    for (const study of found.values())
      await keepFound(ctx, first.NoiThucHien_Id, await counted(ctx, archive, study));
    if (row.MatTu) await noteBack(ctx);
    return { soCa: found.size, Loi: null };
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw error;
    ctx.logger.warn({ code: error.code, reason: error.message }, 'a search at the archive');
    if (error.code === 'DICOM_ARCHIVE_AWAY') await noteAway(ctx);
    return { soCa: null, Loi: error.code };
  }
}

function archiveFor(ctx: Ctx, row: KhoAnhRow): Archive {
  try {
    return archiveOf(ctx.config, row);
  } catch {
    throw new ArchiveFault('DICOM_ARCHIVE_REFUSED', 'KEY');
  }
}

const studiesMost = 20;

async function studiesOf(ctx: Ctx, archive: Archive, accession: string): Promise<FoundStudy[]> {
  const asked = `AccessionNumber=${encodeURIComponent(accession)}&limit=${studiesMost}`;
  const wanted = ['00081030', '00080061', '00201206', '00201208'].map((tag) => `includefield=${tag}`);
  const rows = await jsonOfArchive(ctx.config, archive, `/studies?${[asked, ...wanted].join('&')}`);
  return rows
    .slice(0, studiesMost)
    .map((row) => foundStudy(row, accession))
    .filter((one) => one !== null);
}

/** A study with its counts: an archive that does not count is asked for the pictures themselves. */
async function counted(ctx: Ctx, archive: Archive, study: FoundStudy) {
  const { soLoatKho, soAnhKho } = study;
  if (soLoatKho !== null && soAnhKho !== null) return { ...study, soLoatKho, soAnhKho };
  const rows = await jsonOfArchive(ctx.config, archive, `/studies/${study.StudyUID}/instances`);
  const series = new Set(rows.map((row) => row['0020000E']?.Value?.[0]));
  return { ...study, soLoatKho: series.size, soAnhKho: rows.length };
}

const [slipsMost, daysBack] = [200, 7];

/** Searches for the studies of the slips in work, the newest first, until the archive fails. */
export async function searchSlipsInWork(ctx: Ctx): Promise<void> {
  const row = await archiveRow(ctx);
  if (!row?.Bat) return;
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select s.id from ${slipRows} s
    where s.loai = any(${sql.param([...pictureKinds])}::text[]) and s.trang_thai in ('SanSang', 'ChuaKetQua')
      and s.ngay_yeu_cau > ${ctx.now().toISOString()}::timestamptz - make_interval(days => ${daysBack})
    order by s.ngay_yeu_cau desc limit ${slipsMost}`);
  for (const { id } of rows) if ((await searchSlip(ctx, row, id)).Loi) return;
}
