import type { ErrorCode } from '@sen/domain/errors/errors';
import type { KhamBenhFacts } from '@sen/domain/examination/khamBenh';
import { sql } from 'drizzle-orm';
import { rightsOf } from '../../engine/acts/acts.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { masterData } from '../../engine/events/masterData.ts';
import { loadOne } from '../../engine/loaders.ts';
import { preparedTextOf } from '../../engine/sql/preparedText.ts';
import { slipRows } from '../orders/sql.ts';
import { prescriptionRows } from '../prescriptions/sql.ts';
import { refusedPositions } from '../signing/queries.ts';
import { type PaperInUse, papersInUse } from './points.ts';
import type { KhamBenhRow } from './tables.ts';

/** What stands on a session: live orders or prescriptions, a paper in use by what it refuses with, and one that follows from the resolution. */
export type OnSession = {
  work: boolean;
  paper: ErrorCode | null;
  resolution: ErrorCode | null;
};

/** What a live transfer refuses with: the acts on a session tell it from other papers. */
const transferred: ErrorCode = 'TRANSFER_NOT_CANCELLED';

/** What the acts on a session decide on; in a transaction as it stands now, in a list together with the others. */
export async function sessionFacts(ctx: Ctx, session: KhamBenhRow): Promise<KhamBenhFacts> {
  const { _id } = session;
  const on = ctx.tx
    ? (await readOnSessions(ctx, [_id])).get(_id)
    : await loadOne(ctx, 'session:facts', _id, readOnSessions);
  return factsWith(ctx, session, on ?? null);
}

/** What stands on a session that this transaction has locked: for those who ask several acts of it. */
export async function onSession(tx: Tx, id: string): Promise<OnSession | null> {
  return (await readOnSessions(tx, [id])).get(id) ?? null;
}

/** What the acts on a session decide on, by what stands on it. */
export async function factsWith(
  ctx: Ctx,
  session: KhamBenhRow,
  on: OnSession | null,
): Promise<KhamBenhFacts> {
  const ofResolution = on?.resolution ?? null;
  const { TrangThai, PhongBan_Id, DaDuyet, ChanDoanICD_Id, NgayTaiKham, BacSiKham_Id } = session;
  return {
    TrangThai,
    node: PhongBan_Id,
    DaDuyet,
    ChanDoanICD_Id,
    NgayTaiKham,
    coChiDinh: on?.work ?? false,
    coChuyenVien: ofResolution === transferred,
    giayTo: on?.paper ?? null,
    giayTheoHuong: ofResolution === transferred ? null : ofResolution,
    laBacSiKham: BacSiKham_Id !== null && BacSiKham_Id === ctx.user?.NhanVien_Id,
    duocHuy: rightsOf(ctx).has('KHAM_BENH_HUY', PhongBan_Id),
    chucVu: await refusedPositions(ctx),
  };
}

/** The kind of a resolution, or null. Master data. */
export async function resolutionKind(ctx: Ctx, HuongGiaiQuyet_Id: string | null): Promise<string | null> {
  if (!HuongGiaiQuyet_Id) return null;
  const kinds = await masterData(ctx, 'kind of a resolution', [HuongGiaiQuyet_Id], async (ids) => {
    const { rows } = await ctx.db.execute<{ id: string; kind: string }>(
      sql`select id, loai as kind from main.huong_giai_quyet where id = any(${sql.param(ids)}::uuid[])`,
    );
    return new Map(rows.map(({ id, kind }) => [id, kind]));
  });
  return kinds.get(HuongGiaiQuyet_Id) ?? null;
}

async function readOnSessions({ db }: Ctx, ids: readonly string[]): Promise<Map<string, OnSession>> {
  const rows = await onSessions(db, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

const onSessions = preparedTextOf<OnSession & { id: string }>((ids) => {
  const firstOf = (papers: readonly PaperInUse[]) =>
    sql.join(
      [
        ...papers.map(
          ({ code, ofSession }) => sql`case when exists (${ofSession(sql`s.id`)}) then ${code} end`,
        ),
        sql`null::text`,
      ],
      sql`, `,
    );
  const papers = papersInUse.all();
  return sql`
    select id,
      exists (select 1 from ${slipRows} o where o.kham_benh_id = s.id and o.trang_thai <> 'DaHuy')
        or exists (select 1 from ${prescriptionRows} t where t.kham_benh_id = s.id and t.trang_thai <> 'DaHuy') as work,
      coalesce(${firstOf(papers)}) as paper,
      coalesce(${firstOf(papers.filter((one) => one.ofResolution))}) as resolution
    from ${ids} as s(id)`;
});
