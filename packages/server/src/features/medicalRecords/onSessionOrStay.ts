import type { HinhThucRaVien } from '@sen/domain/discharges/raVienNoiTru';
import type { ErrorCode } from '@sen/domain/errors/errors';
import type { KhamBenhAction } from '@sen/domain/examination/khamBenh';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { lockStay, lockStayFor, type StayAction } from '../admission/commands.ts';
import { stayPaper } from '../admission/points.ts';
import { loadStay, madeOfStay, stayById } from '../admission/queries.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { tellWard } from '../admission/ward.ts';
import { onSession } from '../examination/onSession.ts';
import type { PaperInUse } from '../examination/points.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import type { Ground, HeldBy } from '../papers/paper.ts';
import { lockRecordOfStay, recordOfStay } from './ofStay.ts';

/** What a paper stands on: an examination, or a stay with whether its record is locked. */
export type SessionOrStay =
  | { session: KhamBenhRow; stay: null; daKhoa: false }
  | { session: null; stay: NhapVienRow; daKhoa: boolean };

type OfEither = { KhamBenh_Id: string; NhapVien_Id: string | null };
type NamesEither = { KhamBenh_Id?: string | null | undefined; NhapVien_Id?: string | null | undefined };

/**
 * Papers that are written out of an examination or out of a stay, each by one of its acts. One on a stay names the examination that
 * began the stay as well. A locked record takes no paper. `held` and `ofResolution` are those of an examination, `kinds` the discharges that
 * one on a stay follows from.
 */
export function onSessionOrStay(
  of: { session: KhamBenhAction; stay: StayAction },
  held: ErrorCode,
  follows: Pick<PaperInUse, 'ofResolution'> & { kinds?: readonly HinhThucRaVien[] } = {},
): Ground<SessionOrStay, OfEither, NamesEither> {
  const { kinds, ...ofSession } = follows;
  const sessions = onSession(of.session, held, ofSession);
  return {
    begin: async (tx, { KhamBenh_Id, NhapVien_Id }) =>
      NhapVien_Id
        ? onStayOf(await lockedForPaper(tx, NhapVien_Id, of.stay), false)
        : onSessionOf(await sessions.begin(tx, { KhamBenh_Id })),
    lock: async (tx, paper) =>
      paper.NhapVien_Id
        ? withRecord(tx, await lockStay(tx, paper.NhapVien_Id))
        : onSessionOf(await sessions.lock(tx, paper)),
    of: async (ctx, paper) =>
      paper.NhapVien_Id
        ? withRecord(ctx, await stayById(ctx, paper.NhapVien_Id))
        : onSessionOf(await sessions.of(ctx, paper)),
    find: async (ctx, paper) => {
      if (paper.NhapVien_Id) return stayOf(ctx, paper.NhapVien_Id);
      const session = await sessions.find(ctx, paper);
      return session && onSessionOf(session);
    },
    listed: {
      column: 'KhamBenh_Id',
      but: 'NhapVien_Id',
      byId: async (ctx, id) => {
        const session = await sessions.listed.byId(ctx, id);
        return session && onSessionOf(session);
      },
    },
    alsoListed: { column: 'NhapVien_Id', byId: stayOf },
    columns: (ground) =>
      ground.session
        ? { ...sessions.columns(ground.session), NhapVien_Id: null }
        : {
            KhamBenh_Id: ground.stay.KhamBenh_Id,
            NhapVien_Id: ground.stay._id,
            BenhNhan_Id: ground.stay.BenhNhan_Id,
            TiepNhan_Id: ground.stay.TiepNhan_Id,
          },
    made: (ground) => (ground.session ? sessions.made(ground.session) : madeOfStay(ground.stay)),
    changed: (tx, ground) =>
      ground.session ? sessions.changed(tx, ground.session) : tellWard(tx, ground.stay),
    adds: (paper) => [
      ...sessions.adds(paper),
      stayPaper.add({
        ...{ form: paper.form, label: paper.label, ofStays: aliveOnStays(paper) },
        ...(kinds && { kinds }),
      }),
    ],
  };
}

/** What a paper that stands on stays alone is written out of. */
export type OfStayAlone = { stay: NhapVienRow; daKhoa: boolean };

/** Papers that are written out of stays alone, by an act on them; `kinds` are the discharges that they follow from. */
export function onStayAlone(
  action: StayAction,
  kinds?: readonly HinhThucRaVien[],
): Ground<OfStayAlone, { NhapVien_Id: string }, { NhapVien_Id?: string | null | undefined }> {
  const find = async (ctx: Ctx, id: string) => {
    const stay = await loadStay(ctx, id);
    return stay && lockOf(ctx, stay);
  };
  return {
    begin: async (tx, { NhapVien_Id }) => ({
      stay: await lockedForPaper(tx, NhapVien_Id ?? '', action),
      daKhoa: false,
    }),
    lock: async (tx, { NhapVien_Id }) => lockOf(tx, await lockStay(tx, NhapVien_Id)),
    of: async (ctx, { NhapVien_Id }) => lockOf(ctx, await stayById(ctx, NhapVien_Id)),
    find: (ctx, { NhapVien_Id }) => find(ctx, NhapVien_Id),
    listed: { column: 'NhapVien_Id', byId: find },
    columns: ({ stay: { _id, BenhNhan_Id, TiepNhan_Id } }) => ({
      NhapVien_Id: _id,
      BenhNhan_Id,
      TiepNhan_Id,
    }),
    made: ({ stay }) => madeOfStay(stay),
    changed: (tx, { stay }) => tellWard(tx, stay),
    adds: (paper) => [
      stayPaper.add({
        ...{ form: paper.form, label: paper.label, ofStays: aliveOnStays(paper) },
        ...(kinds && { kinds }),
      }),
    ],
  };
}

/** The papers of a table that are alive, by the stay that they name. */
function aliveOnStays({ table, live, number }: Pick<HeldBy, 'table' | 'live' | 'number'>): SQL {
  const states = sql.raw(live.map((state) => `'${state}'`).join(', '));
  return sql`select p.nhap_vien_id as stay, p.id, ${sql.raw(`p.${number}`)} as code, p.ngay_tao as at
    from ${sql.raw(table)} p where p.trang_thai in (${states})`;
}

/** Locks a stay and its record for an act that writes a paper. Errors: NOT_FOUND, those of the act, MEDICAL_RECORD_LOCKED. */
export async function lockedForPaper(tx: Tx, NhapVien_Id: string, action: StayAction): Promise<NhapVienRow> {
  const stay = await lockStayFor(tx, NhapVien_Id, action, null);
  const { KhoaLuc } = await lockRecordOfStay(tx, NhapVien_Id);
  if (KhoaLuc) throw new DomainError('MEDICAL_RECORD_LOCKED');
  return stay;
}

/** The ward of a stay. */
export const placeOfStay = ({ Khoa_Id, KhoaNhapVien_Id }: NhapVienRow): string => Khoa_Id ?? KhoaNhapVien_Id;

/** The room of an examination, the ward of a stay. */
export const placeOf = ({ session, stay }: SessionOrStay): string =>
  session ? session.PhongBan_Id : placeOfStay(stay);

const onSessionOf = (session: KhamBenhRow): SessionOrStay => ({ session, stay: null, daKhoa: false });
const onStayOf = (stay: NhapVienRow, daKhoa: boolean): SessionOrStay => ({ session: null, stay, daKhoa });

async function lockOf(ctx: Ctx, stay: NhapVienRow): Promise<OfStayAlone> {
  return { stay, daKhoa: (await recordOfStay(ctx, stay._id))?.daKhoa ?? false };
}

async function withRecord(ctx: Ctx, stay: NhapVienRow): Promise<SessionOrStay> {
  return { session: null, ...(await lockOf(ctx, stay)) };
}

async function stayOf(ctx: Ctx, id: string): Promise<SessionOrStay | null> {
  const stay = await loadStay(ctx, id);
  return stay && withRecord(ctx, stay);
}
