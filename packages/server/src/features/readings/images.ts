import type { Issue } from '@sen/domain/catalogue/validate';
import type { DanhDau } from '@sen/domain/readings/marks';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { fileTable } from '../../engine/database/tables.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { insertRows } from '../../engine/sql/rows.ts';
import type { FileOwner, FileRow } from '../../engine/storage/files.ts';
import { pictureFacts } from '../../engine/storage/pictureFacts.ts';
import { slipById } from '../orders/queries.ts';
import { readingSlip } from '../orders/readingRight.ts';
import type { SlipRow } from '../orders/tables.ts';
import type { ImageInput } from './commands.ts';
import type { Reading } from './reading.ts';
import type { HinhAnhRow } from './readingTables.ts';

/** Pixels of a side at most: a small file can hold a picture that fills the memory of whoever draws it. */
const sideMost = 4000;

/**
 * The images of a kind of results: whoever performs it sends them. Who may read the result reads its images; one that stands in no
 * result yet is read only by the person who sent it.
 */
export function imageFiles(reading: Reading): FileOwner {
  return {
    name: reading.entity,
    permission: reading.perform,
    issue: pictureIssue,
    shownIn: sql`select 1 from ${reading.tables.hinhAnhTable} h where h.tep_id = f.id`,
    reading: async (ctx, file) => {
      const slipId = await slipOfImage(ctx, reading, file._id);
      return slipId === null ? null : readingSlip(ctx, await slipById(ctx, slipId));
    },
  };
}

/** Why bytes are no image of a result, or null. */
export function pictureIssue(bytes: Buffer): Issue | null {
  const facts = pictureFacts(bytes);
  if (!facts) return { path: 'hinhAnhs', code: 'PICTURE_KIND' };
  return Math.max(facts.width, facts.height) > sideMost
    ? { path: 'hinhAnhs', code: 'PICTURE_SIDE', details: { max: sideMost } }
    : null;
}

async function slipOfImage(
  ctx: Ctx,
  { tables: { hinhAnhTable } }: Reading,
  Tep_Id: string,
): Promise<string | null> {
  const [found] = await ctx.db
    .select({ slip: hinhAnhTable.DichVuYeuCau_Id })
    .from(hinhAnhTable)
    .where(eq(hinhAnhTable.Tep_Id, Tep_Id))
    .limit(1);
  return found?.slip ?? null;
}

/**
 * Makes these the images of a line in a version, in this order. Errors: BAD_INPUT at `hinhAnhs.M.Tep_Id` below `path` for one that was
 * sent by somebody else, for something else, or stands in another slip.
 */
export async function attachImages(
  tx: Tx,
  reading: Reading,
  slip: SlipRow,
  { PhienBan, ChiTiet_Id }: { PhienBan: number; ChiTiet_Id: string },
  images: readonly ImageInput[],
  path: string,
): Promise<void> {
  const { hinhAnhTable } = reading.tables;
  const files = await lockFiles(
    tx,
    images.map((image) => image.Tep_Id),
  );
  const places = await slipsOfImages(tx, reading, files);
  const usable = (id: string): boolean => {
    const file = files.find((one) => one._id === id);
    const standsIn = places.get(id);
    if (file?.pictureOf !== reading.entity) return false;
    return standsIn ? standsIn === slip._id : file.NguoiTao_Id === actor(tx);
  };
  refuseIssues(
    images.flatMap(({ Tep_Id }, place) =>
      usable(Tep_Id) ? [] : [{ path: `${path}.hinhAnhs.${place}.Tep_Id`, code: 'PICTURE_UNKNOWN' }],
    ),
  );
  const key = { DichVuYeuCau_Id: slip._id, PhienBan, ChiTiet_Id };
  const standing = await standingImages(tx, reading, key);
  await tx.db
    .delete(hinhAnhTable)
    .where(
      and(
        eq(hinhAnhTable.DichVuYeuCau_Id, slip._id),
        eq(hinhAnhTable.PhienBan, PhienBan),
        eq(hinhAnhTable.ChiTiet_Id, ChiTiet_Id),
      ),
    );
  await insertRows(
    tx,
    hinhAnhTable,
    images.map(({ Tep_Id, ChuThich, InTrenPhieu, Phia, DanhDaus }, place) => ({
      ...key,
      Tep_Id,
      ThuTu: place,
      ChuThich: ChuThich?.trim() || null,
      InTrenPhieu: InTrenPhieu ?? true,
      Phia: Phia === undefined ? (standing.get(Tep_Id)?.Phia ?? null) : Phia,
      DanhDaus: DanhDaus ? DanhDaus.map(markOf) : (standing.get(Tep_Id)?.DanhDaus ?? []),
      NguoiTao_Id: actor(tx),
    })),
  );
  const ids = files.map((file) => file._id);
  if (ids.length > 0)
    await tx.db.update(fileTable).set({ BenhNhan_Id: slip.BenhNhan_Id }).where(inArray(fileTable._id, ids));
}

/** The side of the images of a service in a version and what is drawn on them, by their files. */
async function standingImages(
  tx: Tx,
  { tables: { hinhAnhTable } }: Reading,
  key: { DichVuYeuCau_Id: string; PhienBan: number; ChiTiet_Id: string },
): Promise<Map<string, Pick<HinhAnhRow, 'Phia' | 'DanhDaus'>>> {
  const rows = await tx.db
    .select({ file: hinhAnhTable.Tep_Id, Phia: hinhAnhTable.Phia, DanhDaus: hinhAnhTable.DanhDaus })
    .from(hinhAnhTable)
    .where(
      and(
        eq(hinhAnhTable.DichVuYeuCau_Id, key.DichVuYeuCau_Id),
        eq(hinhAnhTable.PhienBan, key.PhienBan),
        eq(hinhAnhTable.ChiTiet_Id, key.ChiTiet_Id),
      ),
    );
  return new Map(rows.map(({ file, ...image }) => [file, image]));
}

/** A mark as it is kept: only a text has words. */
export function markOf({ Loai, Mau, Diem, Chu }: NonNullable<ImageInput['DanhDaus']>[number]): DanhDau {
  return { Loai, Mau, Diem: [...Diem], Chu: Loai === 'Chu' ? (Chu ?? '').trim() || null : null };
}

/** Files, their rows locked in one order. */
export async function lockFiles(tx: Tx, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return tx.db
    .select()
    .from(fileTable)
    .where(inArray(fileTable._id, [...ids]))
    .orderBy(fileTable._id)
    .for('update');
}

async function slipsOfImages(
  tx: Tx,
  { tables: { hinhAnhTable } }: Reading,
  files: readonly FileRow[],
): Promise<Map<string, string>> {
  const ids = files.map((file) => file._id);
  const rows = await tx.db
    .selectDistinct({ file: hinhAnhTable.Tep_Id, slip: hinhAnhTable.DichVuYeuCau_Id })
    .from(hinhAnhTable)
    .where(sql`${hinhAnhTable.Tep_Id} = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map((row) => [row.file, row.slip]));
}
