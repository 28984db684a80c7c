import { ketNoiThietBiIssues, maMayChiSoIssues } from '@sen/domain/devices/link';
import { and, eq, ne, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '../../engine/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events.ts';
import { lockRow } from '../../engine/rows.ts';
import { inTransaction } from '../../engine/transaction.ts';
import type { KetNoiThietBiInput, MaMayChiSoInput } from '../../gql/main.ts';
import { linkAt, linkById, requireAt } from './queries.ts';
import { placeWaiting } from './resultCommands.ts';
import { bangMas, type KetNoiRow, type MaMayRow, maMayTable, ketNoiTable as table } from './tables.ts';

/** Adds the link of a device. Errors: NODE_NOT_GRANTED, BAD_INPUT with its issues. */
export async function createLink(ctx: Ctx, input: KetNoiThietBiInput): Promise<string> {
  const _id = v7();
  await inTransaction(ctx, async (tx) => {
    const values = await checked(tx, _id, input);
    const [row] = await tx.db
      .insert(table)
      .values({ ...values, _id, NguoiTao_Id: actor(tx) })
      .returning();
    await noted(tx, null, row);
  });
  return _id;
}

/** Changes the link of a device. Errors: NOT_FOUND, NODE_NOT_GRANTED, CONFLICT with `current`, BAD_INPUT with its issues. */
export async function updateLink(ctx: Ctx, id: string, input: KetNoiThietBiInput): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await lockRow(tx, table, id);
    if (!before) throw new DomainError('NOT_FOUND', { entity: 'KetNoiThietBi' });
    requireAt(tx, 'THIET_BI_KET_NOI', before.NoiThucHien_Id);
    if (input.version !== before.version)
      throw new DomainError('CONFLICT', { current: await linkById(tx, id) });
    const values = await checked(tx, id, input);
    const [row] = await tx.db
      .update(table)
      .set({
        ...values,
        DuongTruyen: 'DangNghe',
        Loi: null,
        version: before.version + 1,
        NgayCapNhat: tx.now(),
        NguoiCapNhat_Id: actor(tx),
      })
      .where(eq(table._id, id))
      .returning();
    await noted(tx, before, row);
  });
}

/** The values of an input that may be saved. */
async function checked(tx: Tx, id: string, { version: _version, ...input }: KetNoiThietBiInput) {
  const DiaChi = input.DiaChi?.trim() || null;
  const given = { ...input, DiaChi, ImSauPhut: input.ImSauPhut ?? null };
  refuseIssues(ketNoiThietBiIssues(given));
  requireAt(tx, 'THIET_BI_KET_NOI', input.NoiThucHien_Id);
  // two who choose the same port at once wait for each other
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('ket_noi_thiet_bi', 0))`);
  const others = await tx.db.select().from(table).where(ne(table._id, id));
  const { rows: devices } = await tx.db.execute(
    sql`select 1 from main.thiet_bi where id = ${input.ThietBi_Id} and trang_thai = 'DangSuDung'`,
  );
  const listens = input.Bat && input.CachNoi === 'Nghe';
  const taken =
    listens &&
    (input.Cong === tx.config.port ||
      others.some((one) => one.Bat && one.CachNoi === 'Nghe' && one.Cong === input.Cong));
  const BangMa = bangMas.find((one) => one === input.BangMa);
  refuseIssues([
    ...(devices.length === 0 ? [{ path: 'ThietBi_Id', code: 'NOT_IN_LIST' }] : []),
    ...(others.some((one) => one.ThietBi_Id === input.ThietBi_Id)
      ? [{ path: 'ThietBi_Id', code: 'DUPLICATE' }]
      : []),
    ...(taken ? [{ path: 'Cong', code: 'DEVICE_PORT_TAKEN' }] : []),
    ...(input.CachNoi === 'Goi' && DiaChi && !tx.config.outsideHosts.includes(DiaChi)
      ? [{ path: 'DiaChi', code: 'DEVICE_HOST_NOT_NAMED' }]
      : []),
  ]);
  return { ...given, BangMa: BangMa ?? 'utf-8' };
}

async function noted(tx: Tx, before: KetNoiRow | null, after: KetNoiRow | undefined): Promise<void> {
  if (!after) throw new Error('a write without a row');
  await audit(tx, {
    action: before ? 'UPDATE' : 'CREATE',
    entity: 'KetNoiThietBi',
    entityId: after._id,
    before: before && factsOf(before),
    after: factsOf(after),
  });
  await tell(tx, after);
}

const tell = (tx: Tx, link: KetNoiRow) =>
  emit(tx, {
    module: 'ThietBi',
    process: 'reload',
    idNode: link.NoiThucHien_Id,
    data: { KetNoi_Id: link._id },
  });

function factsOf(row: KetNoiRow) {
  const { ThietBi_Id, NoiThucHien_Id, GiaoThuc, CachNoi, DiaChi, Cong, BangMa, GuiChiDinh, ImSauPhut, Bat } =
    row;
  return { ThietBi_Id, NoiThucHien_Id, GiaoThuc, CachNoi, DiaChi, Cong, BangMa, GuiChiDinh, ImSauPhut, Bat };
}

/**
 * Says what a code of a device means; results that wait for it go to their slips. Errors: NOT_FOUND, NODE_NOT_GRANTED, CONFLICT, BAD_INPUT
 * with its issues, DUPLICATE at `MaMay`.
 */
export async function saveMeaning(
  ctx: Ctx,
  KetNoi_Id: string,
  id: string | null,
  { version, ...input }: MaMayChiSoInput,
): Promise<MaMayRow> {
  const values = {
    MaMay: input.MaMay.trim(),
    MaChiSo: input.MaChiSo.trim(),
    HeSo: input.HeSo ?? null,
    SoLe: input.SoLe ?? null,
    DonViMay: input.DonViMay?.trim() || null,
  };
  return inTransaction(ctx, async (tx) => {
    const link = await linkAt(tx, KetNoi_Id, 'THIET_BI_KET_NOI');
    const before = id ? await lockRow(tx, maMayTable, id) : null;
    if (id && before?.KetNoi_Id !== KetNoi_Id) throw new DomainError('NOT_FOUND', { entity: 'MaMayChiSo' });
    if (before && before.version !== version) throw new DomainError('CONFLICT', { current: before });
    refuseIssues(maMayChiSoIssues(values));
    await refuseUnknown(tx, KetNoi_Id, before?._id ?? null, values);
    const [row] = before
      ? await tx.db
          .update(maMayTable)
          .set({
            ...values,
            version: before.version + 1,
            NgayCapNhat: tx.now(),
            NguoiCapNhat_Id: actor(tx),
          })
          .where(eq(maMayTable._id, before._id))
          .returning()
      : await tx.db
          .insert(maMayTable)
          .values({ ...values, KetNoi_Id, NguoiTao_Id: actor(tx) })
          .returning();
    if (!row) throw new Error('a write without a row');
    await audit(tx, {
      action: before ? 'UPDATE' : 'CREATE',
      entity: 'MaMayChiSo',
      entityId: row._id,
      before: before && meaningFacts(before),
      after: meaningFacts(row),
    });
    await placeWaiting(tx, link, row.MaMay);
    await tell(tx, link);
    return row;
  });
}

async function refuseUnknown(
  tx: Tx,
  KetNoi_Id: string,
  id: string | null,
  { MaMay, MaChiSo }: { MaMay: string; MaChiSo: string },
): Promise<void> {
  const [same, { rows }] = await Promise.all([
    tx.db
      .select({ _id: maMayTable._id })
      .from(maMayTable)
      .where(
        and(
          eq(maMayTable.KetNoi_Id, KetNoi_Id),
          eq(maMayTable.MaMay, MaMay),
          id ? ne(maMayTable._id, id) : undefined,
        ),
      ),
    tx.db.execute(
      sql`select 1 from main.gia_tri_tham_chieu where ma_chi_so = ${MaChiSo} and trang_thai = 'DangSuDung' limit 1`,
    ),
  ]);
  refuseIssues([
    ...(same.length > 0 ? [{ path: 'MaMay', code: 'DUPLICATE' }] : []),
    ...(rows.length === 0 ? [{ path: 'MaChiSo', code: 'NOT_IN_LIST' }] : []),
  ]);
}

/** Takes the meaning of a code away. Errors: NOT_FOUND, NODE_NOT_GRANTED. */
export async function removeMeaning(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await lockRow(tx, maMayTable, id);
    if (!before) throw new DomainError('NOT_FOUND', { entity: 'MaMayChiSo' });
    const link = await linkAt(tx, before.KetNoi_Id, 'THIET_BI_KET_NOI');
    await tx.db.delete(maMayTable).where(eq(maMayTable._id, id));
    await audit(tx, {
      action: 'DELETE',
      entity: 'MaMayChiSo',
      entityId: id,
      before: meaningFacts(before),
    });
    await tell(tx, link);
  });
}

function meaningFacts({ KetNoi_Id, MaMay, MaChiSo, HeSo, SoLe, DonViMay }: MaMayRow) {
  return { KetNoi_Id, MaMay, MaChiSo, HeSo, SoLe, DonViMay };
}
