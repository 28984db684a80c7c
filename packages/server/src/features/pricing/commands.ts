import type { Issue } from '@sen/domain/catalogue/validate';
import { dec } from '@sen/domain/money/decimal';
import { and, eq, lt, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { type BangGiaRow, bangGiaTable as lists, giaDichVuTable as prices } from './tables.ts';

export type BangGiaInput = {
  version?: number | null | undefined;
  LoaiGia_Id: string;
  TenBangGia: string;
  LoaiBangGia?: 'DichVu' | 'LieuTrinh' | null | undefined;
  TuNgay: string;
  SoQuyetDinh?: string | null | undefined;
  GhiChu?: string | null | undefined;
  DichVu_DonGia: ReadonlyArray<{ DichVu_Id: string; DonGia: string }>;
};

/** Makes a price list that is not in force until it is released; answers its id. Errors: BAD_INPUT. */
export async function createBangGia(ctx: Ctx, input: BangGiaInput): Promise<string> {
  refuseIssues(issuesOf(input));
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .insert(lists)
      .values({ ...fieldsOf(input), NguoiTao_Id: actor(tx) })
      .returning({ _id: lists._id });
    if (!row) throw new Error('a price list was not written');
    await writePrices(tx, row._id, input);
    await told(tx, 'CREATE', row._id, { ...fieldsOf(input), soDichVu: input.DichVu_DonGia.length });
    return row._id;
  });
}

/** Changes a price list that was not released, its prices as a whole. Errors: BAD_INPUT, PRICE_LIST_RELEASED, CONFLICT. */
export async function updateBangGia(ctx: Ctx, id: string, input: BangGiaInput): Promise<void> {
  refuseIssues(issuesOf(input));
  await inTransaction(ctx, async (tx) => {
    const before = await lockDraft(tx, id);
    if (input.version && input.version !== before.version)
      throw new DomainError('CONFLICT', { current: before });
    await tx.db
      .update(lists)
      .set({
        ...fieldsOf(input),
        version: before.version + 1,
        NgayCapNhat: tx.now(),
        NguoiCapNhat_Id: actor(tx),
      })
      .where(eq(lists._id, id));
    await tx.db.delete(prices).where(eq(prices.BangGia_Id, id));
    await writePrices(tx, id, input);
    await told(tx, 'UPDATE', id, { ...fieldsOf(input), soDichVu: input.DichVu_DonGia.length }, before);
  });
}

/** Takes back price lists that were not released; how many. Errors: NOT_FOUND, PRICE_LIST_RELEASED. */
export async function removeBangGia(ctx: Ctx, ids: readonly string[]): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    for (const id of [...ids].sort()) {
      const before = await lockDraft(tx, id);
      await tx.db
        .update(lists)
        .set({ TrangThai: 'DaHuy', version: before.version + 1 })
        .where(eq(lists._id, id));
      await told(tx, 'CANCEL', id, { TrangThai: 'DaHuy' }, { TrangThai: before.TrangThai });
    }
    return ids.length;
  });
}

/**
 * Releases price lists: each holds from its first day on, and the one before it ends the day before.
 * Errors: NOT_FOUND, PRICE_LIST_RELEASED, PRICE_LIST_EMPTY, PRICE_LIST_OVERLAP.
 */
export async function releaseBangGia(ctx: Ctx, ids: readonly string[]): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    for (const id of [...ids].sort()) await release(tx, id);
    return ids.length;
  });
}

async function release(tx: Tx, id: string): Promise<void> {
  const list = await lockDraft(tx, id);
  // 1. Two lists of one type are released one after the other.
  await tx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`bang_gia:${list.LoaiGia_Id}`}, 0))`,
  );
  const [filled] = await tx.db
    .select({ one: prices._id })
    .from(prices)
    .where(eq(prices.BangGia_Id, id))
    .limit(1);
  if (!filled) throw new DomainError('PRICE_LIST_EMPTY');
  // 2. A list that begins on the same day or later is not overtaken.
  const released = and(eq(lists.LoaiGia_Id, list.LoaiGia_Id), eq(lists.TrangThai, 'DaPhatHanh'));
  const [later] = await tx.db
    .select({ TuNgay: lists.TuNgay })
    .from(lists)
    .where(and(released, sql`${lists.TuNgay} >= ${list.TuNgay}`))
    .limit(1);
  if (later) throw new DomainError('PRICE_LIST_OVERLAP', { TuNgay: later.TuNgay });
  // 3. The list before it ends.
  await tx.db
    .update(lists)
    .set({ DenNgay: sql`${list.TuNgay}::date - 1`, version: sql`${lists.version} + 1` })
    .where(
      and(
        released,
        lt(lists.TuNgay, list.TuNgay),
        sql`(den_ngay is null or den_ngay >= ${list.TuNgay}::date)`,
      ),
    );
  const set = {
    TrangThai: 'DaPhatHanh',
    NgayPhatHanh: tx.now(),
    NguoiPhatHanh_Id: actor(tx),
    DenNgay: null,
  } as const;
  await tx.db
    .update(lists)
    .set({ ...set, version: list.version + 1 })
    .where(eq(lists._id, id));
  await told(tx, 'APPROVED', id, set, { TrangThai: list.TrangThai });
}

async function lockDraft(tx: Tx, id: string): Promise<BangGiaRow> {
  const [row] = await tx.db.select().from(lists).where(eq(lists._id, id)).for('update');
  if (!row || row.TrangThai === 'DaHuy') throw new DomainError('NOT_FOUND', { entity: 'BangGia' });
  if (row.TrangThai !== 'ChuaPhatHanh') throw new DomainError('PRICE_LIST_RELEASED');
  return row;
}

async function writePrices(tx: Tx, BangGia_Id: string, input: BangGiaInput): Promise<void> {
  if (input.DichVu_DonGia.length === 0) return;
  await tx.db
    .insert(prices)
    .values(input.DichVu_DonGia.map((price) => ({ ...price, BangGia_Id, NguoiTao_Id: actor(tx) })));
}

function fieldsOf(input: BangGiaInput) {
  const { LoaiGia_Id, TenBangGia, LoaiBangGia, TuNgay, SoQuyetDinh, GhiChu } = input;
  return {
    LoaiGia_Id,
    TenBangGia,
    LoaiBangGia: LoaiBangGia ?? 'DichVu',
    TuNgay,
    SoQuyetDinh: SoQuyetDinh ?? null,
    GhiChu: GhiChu ?? null,
  };
}

function issuesOf(input: BangGiaInput): Issue[] {
  const issues: Issue[] = [];
  if (input.TenBangGia.trim() === '') issues.push({ path: 'TenBangGia', code: 'REQUIRED' });
  const seen = new Set<string>();
  input.DichVu_DonGia.forEach(({ DichVu_Id, DonGia }, at) => {
    if (seen.has(DichVu_Id)) issues.push({ path: `DichVu_DonGia.${at}.DichVu_Id`, code: 'DUPLICATE' });
    seen.add(DichVu_Id);
    if (dec(DonGia).lt(0))
      issues.push({ path: `DichVu_DonGia.${at}.DonGia`, code: 'TOO_SMALL', details: { min: '0' } });
  });
  return issues;
}

async function told(
  tx: Tx,
  action: 'CREATE' | 'UPDATE' | 'CANCEL' | 'APPROVED',
  id: string,
  after: unknown,
  before?: unknown,
) {
  await audit(tx, { action, entity: 'BangGia', entityId: id, before, after });
  await emit(tx, { module: 'DanhMuc', process: 'update', data: { name: 'BangGia', id } });
}
