import {
  type LoaiBienLai,
  type ShiftFigures,
  type ShiftPayment,
  shiftFigures,
} from '@sen/domain/cashier/shift';
import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { requireRight } from '../../engine/http/doors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { facilityOf } from '../organisation/facility.ts';
import { cashierOf } from './books.ts';
import { overseesCashiers } from './overseers.ts';
import { bienLaiTable as receipts, caThuTable as shifts } from './tables.ts';

/** One book's part of a shift: the run of its numbers and the cancelled ones among them. */
export type BookRun = {
  KyHieu: string;
  LoaiBienLai: LoaiBienLai;
  TuSo: number;
  DenSo: number;
  soLuong: number;
  soHuys: number[];
  tong: string;
};

/** `bienLaiTraLais`: numbers of the receipts of other cashiers that this one cancelled. */
export type Shift = ShiftFigures & {
  quyens: BookRun[];
  soBienLai: number;
  soHuy: number;
  bienLaiTraLais: string[];
};

/** The figures of a cashier between two instants; `open` counts only what no shift has closed. Three statements. */
export async function shiftOf(
  ctx: Ctx,
  NhanVien_Id: string,
  range: { start: Date | null; end: Date; open?: boolean },
): Promise<Shift> {
  const start = range.start?.toISOString() ?? null;
  const within = (column: SQL, shift: SQL) => sql`${column} <= ${range.end.toISOString()}
    and (${start}::timestamptz is null or ${column} >= ${start}::timestamptz) and (not ${range.open ?? false} or ${shift} is null)`;
  const own = sql`b.nguoi_thu_id = ${NhanVien_Id} and ${within(sql`b.ngay_bien_lai`, sql`b.ca_thu_id`)}`;
  const back = sql`b.nguoi_tra_tien_id = ${NhanVien_Id} and ${within(sql`b.ngay_huy`, sql`b.ca_thu_tra_id`)}`;
  const { rows: payments } = await ctx.db.execute<ShiftPayment>(sql`
    select b.loai_bien_lai as "LoaiBienLai", t.loai as "Loai", sum(t.so_tien) as "SoTien", b.back as "traLai"
    from (select b.id, b.loai_bien_lai, false as back from main.bien_lai b where ${own} and ${inDrawer}
      union all select b.id, b.loai_bien_lai, true from main.bien_lai b where ${back}) b
    join main.bien_lai_thanh_toan t on t.bien_lai_id = b.id group by 1, 2, 4`);
  const quyens = await bookRuns(ctx, own);
  const { rows: paidBack } = await ctx.db.execute<{ number: string }>(
    sql`select b.ma_bien_lai as number from main.bien_lai b where ${back} order by b.ngay_huy, b.id`,
  );
  return {
    ...shiftFigures(payments),
    quyens,
    bienLaiTraLais: paidBack.map(({ number }) => number),
    soBienLai: quyens.reduce((sum, book) => sum + book.soLuong, 0),
    soHuy: quyens.reduce((sum, book) => sum + book.soHuys.length, 0),
  };
}

/** The money of a receipt lies in the drawer that took it: it is not cancelled, or another drawer paid it back. */
const inDrawer = sql`(b.trang_thai <> 'DaHuy' or b.nguoi_tra_tien_id is not null)`;

async function bookRuns(ctx: Ctx, where: SQL): Promise<BookRun[]> {
  const { rows } = await ctx.db.execute<BookRun>(sql`
    select b.ky_hieu as "KyHieu", b.loai_bien_lai as "LoaiBienLai", min(b.so_bien_lai) as "TuSo", max(b.so_bien_lai) as "DenSo",
      count(*)::int as "soLuong", coalesce(array_agg(b.so_bien_lai order by b.so_bien_lai) filter (where b.trang_thai = 'DaHuy'), '{}') as "soHuys",
      coalesce(sum(b.gia_tri_bien_lai) filter (where ${inDrawer}), 0)::numeric(18, 2) as "tong"
    from main.bien_lai b where ${where} group by b.quyen_bien_lai_id, b.ky_hieu, b.loai_bien_lai order by b.loai_bien_lai, b.ky_hieu`);
  return rows;
}

/** The figures of a shift for a screen: the caller's own, or anybody's for those who oversee. Errors: SHIFT_OF_ANOTHER. */
export function shownShift(
  ctx: Ctx,
  NhanVien_Id: string,
  range: Parameters<typeof shiftOf>[2],
): Promise<Shift> {
  if (NhanVien_Id !== ctx.user?.NhanVien_Id && !overseesCashiers(ctx))
    throw new DomainError('SHIFT_OF_ANOTHER');
  return shiftOf(ctx, NhanVien_Id, range);
}

/**
 * Closes the shift of a cashier, the signed-in one where none is named: its receipts, and those of others that it paid back, never change
 * any more. Whoever corrects charges closes a shift that its cashier left open; the shift says by whom. Answers the figures. Errors:
 * SHIFT_EMPTY, SHIFT_OF_ANOTHER, NO_STAFF_RECORD.
 */
export async function closeShift(
  ctx: Ctx,
  of: string | null = null,
): Promise<Shift & { _id: string; DenLuc: Date }> {
  return inTransaction(ctx, async (tx) => {
    const NhanVien_Id = of ?? cashierOf(tx);
    if (NhanVien_Id !== tx.user?.NhanVien_Id && !tx.permissions.has('VIEN_PHI_SUA'))
      throw new DomainError('SHIFT_OF_ANOTHER');
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`ca_thu:${NhanVien_Id}`}, 0))`);
    const DenLuc = tx.now();
    const open = and(
      eq(receipts.NguoiThu_Id, NhanVien_Id),
      isNull(receipts.CaThu_Id),
      lte(receipts.NgayBienLai, DenLuc),
    );
    const openBack = and(
      eq(receipts.NguoiTraTien_Id, NhanVien_Id),
      isNull(receipts.CaThuTra_Id),
      lte(receipts.NgayHuy, DenLuc),
    );
    const held = await tx.db
      .select({
        NgayBienLai: receipts.NgayBienLai,
        NgayHuy: receipts.NgayHuy,
        NguoiThu_Id: receipts.NguoiThu_Id,
        QuayThu_Id: receipts.QuayThu_Id,
      })
      .from(receipts)
      .where(or(open, openBack))
      .orderBy(receipts._id)
      .for('update');
    if (NhanVien_Id !== tx.user?.NhanVien_Id) await requireOverseer(tx, held);
    const TuLuc = earliest(
      held.map(({ NgayBienLai, NgayHuy, NguoiThu_Id }) =>
        NguoiThu_Id === NhanVien_Id ? NgayBienLai : (NgayHuy ?? NgayBienLai),
      ),
    );
    if (!TuLuc) throw new DomainError('SHIFT_EMPTY');
    const figures = await shiftOf(tx, NhanVien_Id, { start: null, end: DenLuc, open: true });
    const [row] = await tx.db
      .insert(shifts)
      .values({ NhanVien_Id, TuLuc, DenLuc, soLieu: figures, NguoiTao_Id: actor(tx) })
      .returning({ _id: shifts._id });
    if (!row) throw new Error('a shift was not written');
    await tx.db.update(receipts).set({ CaThu_Id: row._id }).where(open);
    await tx.db.update(receipts).set({ CaThuTra_Id: row._id }).where(openBack);
    await audit(tx, { action: 'APPROVED', entity: 'CaThu', entityId: row._id, after: figures });
    return { ...figures, _id: row._id, DenLuc };
  });
}

/** Who closes the shift of another holds the right wherever its receipts were written. Errors: FORBIDDEN, NODE_NOT_GRANTED. */
async function requireOverseer(tx: Tx, held: ReadonlyArray<{ QuayThu_Id: string | null }>): Promise<void> {
  for (const counter of new Set(held.map(({ QuayThu_Id }) => QuayThu_Id)))
    await requireRight(tx, {
      anyOf: ['VIEN_PHI_SUA'],
      places: async () => [counter, await facilityOf(tx, counter)],
    });
}

function earliest(times: readonly Date[]): Date | undefined {
  return [...times].sort((a, b) => a.getTime() - b.getTime())[0];
}
