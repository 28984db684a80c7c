import type { TuongTrinhSpaFacts } from '@sen/domain/spa/tuongTrinhSpa';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import { facilityOf } from '../organisation/facility.ts';
import { courseOfLine, type Session } from './queries.ts';
import {
  type AnhTuongTrinhSpaRow,
  anhTuongTrinhSpaTable as pictures,
  buoiLieuTrinhTable as sessions,
  type TuongTrinhSpaRow,
  tuongTrinhSpaTable as table,
} from './tables.ts';

/** A report with its session. */
export type Report = TuongTrinhSpaRow & { session: Session };

/** The reports of a session, the newest version first; read together for all sessions. */
export async function reportsOfSession(ctx: Ctx, session: Session): Promise<Report[]> {
  const found = await loadOne(ctx, 'session reports', session._id, async (of, ids) => {
    const rows = await of.db
      .select()
      .from(table)
      .where(inArray(table.BuoiLieuTrinh_Id, [...ids]))
      .orderBy(desc(table.PhienBan));
    return new Map(ids.map((id) => [id, rows.filter((row) => row.BuoiLieuTrinh_Id === id)]));
  });
  return (found ?? []).map((row) => ({ ...row, session }));
}

/** The pictures of a report in their order; read together for all reports. */
export async function picturesOfReport(ctx: Ctx, id: string): Promise<AnhTuongTrinhSpaRow[]> {
  const found = await loadOne(ctx, 'session pictures', id, async (of, ids) => {
    const rows = await readPictures(of, ids);
    return new Map(ids.map((one) => [one, rows.filter((row) => row.TuongTrinhSpa_Id === one)]));
  });
  return found ?? [];
}

/** The pictures of reports in their order: one statement. */
export function readPictures(ctx: Ctx, ids: readonly string[]): Promise<AnhTuongTrinhSpaRow[]> {
  return ctx.db
    .select()
    .from(pictures)
    .where(inArray(pictures.TuongTrinhSpa_Id, [...ids]))
    .orderBy(asc(pictures.Phia), asc(pictures.ThuTu));
}

/** One report that must exist. Errors: NOT_FOUND. */
export async function reportById(ctx: Ctx, id: string): Promise<Report> {
  const [row] = await rowsById(ctx.db, table, [id]);
  const [known] = row
    ? await ctx.db.select().from(sessions).where(eq(sessions._id, row.BuoiLieuTrinh_Id))
    : [];
  const course = known ? await courseOfLine(ctx, known.DichVuYeuCauChiTiet_Id) : null;
  const session = course?.buois.find((one) => one._id === known?._id);
  if (!row || !session) throw new DomainError('NOT_FOUND', { entity: 'TuongTrinhSpa' });
  return { ...row, session };
}

/** What the acts on a report decide on. */
export async function reportFacts(
  ctx: Ctx,
  { noi, ...session }: Pick<Session, 'noi' | 'TrangThai'>,
  state: TuongTrinhSpaRow['TrangThai'],
): Promise<TuongTrinhSpaFacts> {
  return { TrangThai: state, node: await facilityOf(ctx, noi), dangLam: session.TrangThai === 'DangLam' };
}
