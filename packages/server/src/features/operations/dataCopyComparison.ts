import { eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { addressOf, type Db } from '../../engine/database/database.ts';
import { DomainError } from '../../engine/errors.ts';
import type { DoiChieuBanDuLieu, PhieuMat, SoLieuBanDuLieu } from '../../gql/main.ts';
import { receiptRows } from '../cashier/sql.ts';
import { accountRows } from '../identity/sql.ts';
import { patientRows } from '../patients/sql.ts';
import { receptionRows } from '../reception/sql.ts';
import { openBeside } from './besideDatabase.ts';
import { isThere } from './dataCopies.ts';
import { idOf } from './inputs.ts';
import { banDuLieuTable } from './tables.ts';

const shownMost = 10;
/** An act that was under way at the last moment of the copy has an earlier time than that moment. */
const overlap = sql`interval '1 hour'`;

/**
 * Compares the database in use with a copy, for a person who decides whether to switch: figures of both, and the receptions and
 * receipts that are not in the copy and would not be there after a switch. Errors: NOT_FOUND, DATA_COPY_GONE.
 */
export async function compareWithCopy(ctx: Ctx, id: string): Promise<DoiChieuBanDuLieu> {
  const [row] = await ctx.db
    .select()
    .from(banDuLieuTable)
    .where(eq(banDuLieuTable._id, idOf(id, 'id')));
  if (!row) throw new DomainError('NOT_FOUND');
  if (row.tenCSDL === null || !(await isThere(ctx, row))) throw new DomainError('DATA_COPY_GONE');
  const copy = openBeside(ctx, addressOf(ctx.db), row.tenCSDL);
  try {
    const [hienTai, banNay] = await Promise.all([figuresOf(ctx.db), figuresOf(copy.db)]);
    const [tiepNhan, bienLai] = await Promise.all([
      missing(ctx.db, copy.db, receptions, banNay.tiepNhanCuoi),
      missing(ctx.db, copy.db, receipts, banNay.bienLaiCuoi),
    ]);
    return {
      luc: ctx.now(),
      hienTai,
      banNay,
      tiepNhanMat: tiepNhan.length,
      bienLaiMat: bienLai.length,
      tiepNhanMoiNhat: tiepNhan.slice(0, shownMost),
      bienLaiMoiNhat: bienLai.slice(0, shownMost),
    };
  } finally {
    await copy.close();
  }
}

async function figuresOf(db: Db): Promise<SoLieuBanDuLieu> {
  const { rows } = await db.execute<SoLieuBanDuLieu>(sql`
    select p.*, v.*, r.*, a.*
    from (select count(*)::int as "benhNhan", max(ngay_tao) as "benhNhanCuoi" from ${patientRows} r) p,
      (select count(*)::int as "tiepNhan", max(ngay_tao) as "tiepNhanCuoi" from ${receptionRows} r) v,
      (select count(*)::int as "bienLai", max(ngay_tao) as "bienLaiCuoi",
          coalesce(sum(case when loai_bien_lai in ('ThuTien', 'TamUng') then gia_tri_bien_lai else -gia_tri_bien_lai end)
            filter (where trang_thai <> 'DaHuy'), 0)::text as "tienThu"
        from ${receiptRows} r) r,
      (select count(*)::int as "taiKhoan" from ${accountRows} r) a`);
  const [figures] = rows;
  if (!figures) throw new Error('no figures were counted');
  return figures;
}

/** Records of a kind with their code and amount, of a time. */
type Kind = (since: SQL) => SQL;

const receptions: Kind = (since) => sql`
  select id as "_id", ma_tiep_nhan as ma, ngay_tao as luc, null as "soTien" from ${receptionRows} r
  where ngay_tao > ${since} order by ngay_tao desc`;
const receipts: Kind = (since) => sql`
  select id as "_id", ma_bien_lai as ma, ngay_tao as luc, gia_tri_bien_lai::text as "soTien" from ${receiptRows} r
  where ngay_tao > ${since} order by ngay_tao desc`;

/** What the database in use has since the last moment of the copy, and the copy has not. */
async function missing(
  live: Db,
  copy: Db,
  kind: Kind,
  lastMoment: Date | string | null | undefined,
): Promise<PhieuMat[]> {
  const since = lastMoment
    ? sql`${new Date(lastMoment).toISOString()}::timestamptz - ${overlap}`
    : sql`'-infinity'::timestamptz`;
  const [here, there] = await Promise.all([
    live.execute<PhieuMat>(kind(since)),
    copy.execute<PhieuMat>(kind(since)),
  ]);
  const known = new Set(there.rows.map(({ _id }) => _id));
  return here.rows.filter(({ _id }) => !known.has(_id));
}
