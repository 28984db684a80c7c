import { eq, sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { Row } from './archiveWeb.ts';
import { isUid, momentOf } from './header.ts';
import { matchOf, sameId } from './matching.ts';
import { tellStudy } from './modalities.ts';
import { matchedAgain, newStudy, noted, placeOf, type StudyFacts, studyOf } from './placing.ts';
import { type CaRow, caTable } from './tables.ts';

/** A study as the archive tells it; its counts are null where it does not count. */
export type FoundStudy = StudyFacts & { soLoatKho: number | null; soAnhKho: number | null };
type CountedStudy = StudyFacts & { soLoatKho: number; soAnhKho: number };

/** A study of the answer to a search. Null for what has no UID or another accession number than was asked for. */
export function foundStudy(row: Row, accession: string): FoundStudy | null {
  const values = (tag: string) => row[tag]?.Value ?? [];
  const text = (tag: string) => textOf(values(tag)[0]);
  const count = (tag: string) => {
    const number = Number.parseInt(text(tag), 10);
    return Number.isSafeInteger(number) && number > 0 ? number : null;
  };
  const StudyUID = text('0020000D');
  // an archive that does not know the filter gives everything: whoever else's studies are left alone
  if (!isUid(StudyUID) || !sameId(text('00080050'), accession)) return null;
  return {
    StudyUID,
    MaNguoiBenh: text('00100020').slice(0, 64),
    TenNguoiBenh: text('00100010').slice(0, 200),
    NgaySinh: text('00100030').slice(0, 20) || null,
    GioiTinh: text('00100040').slice(0, 16) || null,
    SoTruyCap: text('00080050').slice(0, 64),
    LoaiMay: values('00080061').map(textOf).filter(Boolean).join(',').slice(0, 100) || 'OT',
    MoTa: text('00081030').slice(0, 200) || null,
    NgayChup: momentOf(text('00080020'), text('00080030')),
    soLoatKho: count('00201206'),
    soAnhKho: count('00201208'),
  };
}

function textOf(value: unknown): string {
  const inner =
    typeof value === 'object' && value !== null && 'Alphabetic' in value ? value.Alphabetic : value;
  return typeof inner === 'string' || typeof inner === 'number'
    ? String(inner).replaceAll('\u0000', '').trim()
    : '';
}

/**
 * Keeps in the index that the archive has a study, found for a slip of a room, and matches it as one that a modality sent. Where it came to
 * Sen too, only what the archive has of it is kept.
 */
export function keepFound(ctx: Ctx, room: string, found: CountedStudy): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    // a modality may send the same study at once
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`dicom:${found.StudyUID}`}, 0))`);
    const before = await studyOf(tx, found.StudyUID);
    if (!before) {
      const { study } = await newStudy(tx, room, found);
      return tellStudy(tx, study, study.DichVuYeuCau_Id);
    }
    if (before.MayDICOM_Id && !sameId(before.MaNguoiBenh, found.MaNguoiBenh)) {
      tx.logger.warn({ study: before._id }, 'the archive has a received study of another patient');
      return;
    }
    await keptAnew(tx, room, before, found);
  });
}

async function keptAnew(tx: Tx, room: string, before: CaRow, found: CountedStudy): Promise<void> {
  const { soLoatKho, soAnhKho } = found;
  const counted = before.soLoatKho === soLoatKho && before.soAnhKho === soAnhKho;
  const sameFacts =
    before.MayDICOM_Id !== null ||
    (sameId(before.MaNguoiBenh, found.MaNguoiBenh) && sameId(before.SoTruyCap, found.SoTruyCap));
  let study = before;
  if (!counted || !sameFacts) {
    const facts = before.MayDICOM_Id ? {} : found;
    const [after] = await tx.db
      .update(caTable)
      .set({ ...facts, soLoatKho, soAnhKho, CuoiLuc: tx.now(), NgayCapNhat: tx.now() })
      .where(eq(caTable._id, before._id))
      .returning();
    if (!after) throw new Error('a study was not changed');
    study = after;
  }
  const placed = sameFacts
    ? (await matchedAgain(tx, room, study)).study
    : await matchedOfOther(tx, room, before, study);
  if (counted && placed.version === before.version) return;
  await tellStudy(tx, placed, placed.DichVuYeuCau_Id);
  if (before.DichVuYeuCau_Id && before.DichVuYeuCau_Id !== placed.DichVuYeuCau_Id)
    await tellStudy(tx, before, before.DichVuYeuCau_Id);
}

/** The archive names another patient or accession number now: the study leaves an order that it does not fit any more. */
async function matchedOfOther(tx: Tx, room: string, before: CaRow, study: CaRow): Promise<CaRow> {
  if (study.LyDoChua === 'DaGo') return study;
  const match = await matchOf(tx, room, study);
  const [after] = await tx.db
    .update(caTable)
    .set({ ...placeOf(match, study.NoiThucHien_Id), version: study.version + 1 })
    .where(eq(caTable._id, study._id))
    .returning();
  if (!after) throw new Error('a study was not changed');
  await noted(tx, before, after, match);
  return after;
}
