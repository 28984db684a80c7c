import { inArray, sql } from 'drizzle-orm';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { fileTable } from '../../engine/database/tables.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { insertRows } from '../../engine/sql/rows.ts';
import type { FileOwner } from '../../engine/storage/files.ts';
import type { AnhBuoiInput } from '../../gql/main.ts';
import { slipById } from '../orders/queries.ts';
import { readingSlip } from '../orders/readingRight.ts';
import { lockFiles, pictureIssue } from '../readings/images.ts';
import {
  tuongTrinhSpaTable as reports,
  buoiLieuTrinhTable as sessions,
  anhTuongTrinhSpaTable as table,
} from './tables.ts';

const owner = 'TuongTrinhSpa';

/** The pictures of sessions: who does sessions sends them, who may read the slip of the course reads them. */
export const sessionPictures: FileOwner = {
  name: owner,
  permission: 'LIEU_TRINH',
  issue: pictureIssue,
  shownIn: sql`select 1 from ${table} h where h.tep_id = f.id`,
  reading: async (ctx, file) => {
    const [found] = await placesOf(ctx, [file._id]);
    return found ? readingSlip(ctx, await slipById(ctx, found.slip), ['BENH_AN_XEM', 'LIEU_TRINH']) : null;
  },
};

/** In which session and slip pictures stand. */
async function placesOf(ctx: Ctx, ids: readonly string[]) {
  const { rows } = await ctx.db.execute<{ file: string; session: string; slip: string }>(sql`
    select distinct h.tep_id as file, b.id as session, b.dich_vu_yeu_cau_id as slip from ${table} h
    join ${reports} r on r.id = h.tuong_trinh_spa_id join ${sessions} b on b.id = r.buoi_lieu_trinh_id
    where h.tep_id = any(${sql.param([...ids])}::uuid[])`);
  return rows;
}

/**
 * Makes these the pictures of a report, each side in this order. Errors: BAD_INPUT at `hinhAnhs.N.Tep_Id` for one that was sent by
 * somebody else, for something else, or stands in another session.
 */
export async function attachPictures(
  tx: Tx,
  report: { _id: string; BuoiLieuTrinh_Id: string; BenhNhan_Id: string },
  given: readonly AnhBuoiInput[],
): Promise<void> {
  const ids = given.map((one) => one.Tep_Id);
  const files = await lockFiles(tx, ids);
  const places = new Map((await placesOf(tx, ids)).map(({ file, session }) => [file, session]));
  const usable = (id: string, at: number): boolean => {
    const file = files.find((one) => one._id === id);
    const standsIn = places.get(id);
    if (file?.pictureOf !== owner || ids.indexOf(id) !== at) return false;
    return standsIn ? standsIn === report.BuoiLieuTrinh_Id : file.NguoiTao_Id === actor(tx);
  };
  refuseIssues(
    ids.flatMap((id, at) =>
      usable(id, at) ? [] : [{ path: `hinhAnhs.${at}.Tep_Id`, code: 'PICTURE_UNKNOWN' }],
    ),
  );
  await tx.db.delete(table).where(sql`${table.TuongTrinhSpa_Id} = ${report._id}`);
  await insertRows(
    tx,
    table,
    given.map(({ Tep_Id, Phia, ChuThich, InTrenPhieu }, ThuTu) => ({
      TuongTrinhSpa_Id: report._id,
      Tep_Id,
      Phia,
      ThuTu,
      ChuThich: ChuThich?.trim() || null,
      InTrenPhieu: InTrenPhieu ?? true,
      NguoiTao_Id: actor(tx),
    })),
  );
  if (ids.length > 0)
    await tx.db.update(fileTable).set({ BenhNhan_Id: report.BenhNhan_Id }).where(inArray(fileTable._id, ids));
}
