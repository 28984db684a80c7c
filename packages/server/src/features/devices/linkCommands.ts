import { ketNoiThietBiIssues } from '@sen/domain/devices/link';
import { eq, ne, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { lockExisting } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { KetNoiThietBiInput } from '../../gql/main.ts';
import { linkById, requireAt } from './queries.ts';
import { bangMas, type KetNoiRow, ketNoiTable as table } from './tables.ts';

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
    const before = await lockExisting(tx, table, id, 'KetNoiThietBi');
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
  const ViTriMau = input.ViTriMau?.trim().toUpperCase() || null;
  const given = { ...input, DiaChi, ViTriMau, ImSauPhut: input.ImSauPhut ?? null };
  requireAt(tx, 'THIET_BI_KET_NOI', input.NoiThucHien_Id);
  refuseIssues(ketNoiThietBiIssues(given));
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
    ...(input.Bat && others.some((one) => one.Bat && one.ThietBi_Id === input.ThietBi_Id)
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
  await tellLink(tx, after);
}

/** Who serves the link looks at it anew; open screens hear of it. */
export const tellLink = (tx: Tx, link: KetNoiRow) =>
  emit(tx, {
    module: 'ThietBi',
    process: 'reload',
    idNode: link.NoiThucHien_Id,
    data: { KetNoi_Id: link._id },
  });

function factsOf(row: KetNoiRow) {
  const { ThietBi_Id, NoiThucHien_Id, GiaoThuc, CachNoi, DiaChi, Cong, BangMa } = row;
  const { ViTriMau, GuiChiDinh, ImSauPhut, Bat } = row;
  const line = { ThietBi_Id, NoiThucHien_Id, GiaoThuc, CachNoi, DiaChi, Cong, BangMa };
  return { ...line, ViTriMau, GuiChiDinh, ImSauPhut, Bat };
}
