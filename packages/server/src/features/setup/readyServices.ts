import { DM_DichVu } from '@sen/domain/catalogues/DM_DichVu';
import { GiaTriThamChieu } from '@sen/domain/catalogues/GiaTriThamChieu';
import { roomsFor } from '@sen/domain/setup/roomsFor';
import { sql } from 'drizzle-orm';
import { readyServices } from '../../../seeds/base/readyServices.ts';
import { demoPrices } from '../../../seeds/demo/prices.ts';
import { giaTriThamChieu } from '../../../seeds/demo/references.ts';
import { dichVu } from '../../../seeds/demo/services.ts';
import { type SeedRow, table } from '../../../seeds/table.ts';
import { createEntry } from '../../engine/catalogue/commands.ts';
import { type Ctx, type Tx, today } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { createBangGia } from '../pricing/commands.ts';
import { releaseBangGia } from '../pricing/release.ts';
import { giveRooms, readRooms } from './rooms.ts';

/** A service that ships with Sen and the prices it is proposed with: under insurance and ordinary fees, and on request. */
type ReadyService = {
  MaDichVu: string;
  TenDichVu: string;
  TenTiengAnh: string | null;
  coPhong: boolean;
  giaVienPhi: string;
  giaDichVu: string;
};
type ChosenService = Pick<ReadyService, 'MaDichVu' | 'giaVienPhi' | 'giaDichVu'>;

/** Left out: the rooms of the demo, and what a site's own organisation decides. */
const skipped = new Set(['PhongThucHien_Ids']);

const rowsByCode = new Map(table('DM_DichVu', dichVu).rows.map((row) => [String(row['MaDichVu']), row]));
const references = table('GiaTriThamChieu', giaTriThamChieu).rows;

/** The services that ship with Sen, in the order of the screen, and whether the site has a room for each. Two statements. */
export async function listReadyServices(ctx: Ctx): Promise<ReadyService[]> {
  const kinds = await kindsOfGroups(ctx);
  const rooms = await readRooms(ctx);
  return readyServices.map((MaDichVu) => {
    const row = readyRow(MaDichVu);
    const group = String(row['NhomDichVu_Id']).split(':')[1] ?? '';
    const service = { code: MaDichVu, group, kind: kinds.get(group) ?? '' };
    const price = (type: string) =>
      demoPrices.find((one) => one.MaDichVu === MaDichVu && one.MaLoaiGia === type)?.DonGia;
    const giaDichVu = price('DV') ?? '0';
    const TenTiengAnh = row['TenTiengAnh'] === undefined ? null : String(row['TenTiengAnh']);
    return {
      MaDichVu,
      TenDichVu: String(row['TenDichVu']),
      TenTiengAnh,
      coPhong: roomsFor(service, rooms).length > 0,
      giaVienPhi: price('BHYT') ?? giaDichVu,
      giaDichVu,
    };
  });
}

/**
 * Makes services that ship with Sen, the indexes of laboratory tests with them, gives them rooms, and releases a price list of every
 * price type from today on. A service whose code is there already keeps what it is, and gets its price. Answers how many were made.
 * Errors: BAD_INPUT, PRICE_LIST_OVERLAP when a list begins today or later.
 */
export async function makeReadyServices(
  ctx: Ctx,
  chosen: readonly ChosenService[],
  listName: string,
): Promise<number> {
  refuseIssues(
    chosen.length === 0
      ? [{ path: 'dichVu', code: 'REQUIRED' }]
      : chosen.flatMap(({ MaDichVu }, at) =>
          readyServices.includes(MaDichVu) ? [] : [{ path: `dichVu.${at}.MaDichVu`, code: 'NOT_IN_LIST' }],
        ),
  );
  return inTransaction(ctx, async (tx) => {
    const ids = await idsOf(tx, 'main.dm_dich_vu', 'ma_dich_vu', 'DM_DichVu');
    const refs = new Map([
      ...(await idsOf(tx, 'main.nhom_dich_vu', 'ma_nhom_dich_vu', 'NhomDichVu')),
      ...(await idsOf(tx, 'main.don_vi_tinh', 'ma_don_vi_tinh', 'DonViTinh')),
      ...(await idsOf(tx, 'main.chuyen_khoa', 'ma_chuyen_khoa', 'ChuyenKhoa')),
    ]);
    let made = 0;
    for (const { MaDichVu } of chosen) {
      const key = `DM_DichVu:${MaDichVu}`;
      if (ids.has(key)) continue;
      const entry = await createEntry(tx, DM_DichVu, withIds(readyRow(MaDichVu), refs));
      ids.set(key, String(entry['_id']));
      for (const row of references.filter((one) => one['DichVu_Id'] === key))
        await createEntry(tx, GiaTriThamChieu, withIds(row, ids));
      made++;
    }
    await giveRooms(tx);
    await releasePrices(tx, chosen, ids, listName);
    return made;
  });
}

/** Kinds of services by the code of their group. */
async function kindsOfGroups(ctx: Ctx): Promise<Map<string, string>> {
  const { rows } = await ctx.db.execute<{ group: string; kind: string }>(sql`
    select n.ma_nhom_dich_vu as "group", l.loai as kind
    from main.nhom_dich_vu n join main.loai_dich_vu l on l.id = n.loai_dich_vu_id where n.trang_thai = 'DangSuDung'`);
  return new Map(rows.map((row) => [row.group, row.kind]));
}

async function releasePrices(
  tx: Tx,
  chosen: readonly ChosenService[],
  ids: ReadonlyMap<string, string>,
  listName: string,
): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string; name: string; insured: boolean }>(sql`
    select id, ten_loai_gia as name, coalesce(la_bhyt, false) as insured from main.loai_gia
    where trang_thai = 'DangSuDung' and not tam_ngung order by ma_loai_gia`);
  const lists: string[] = [];
  for (const type of rows) {
    const list = await createBangGia(tx, {
      LoaiGia_Id: type.id,
      TenBangGia: `${listName} – ${type.name}`,
      TuNgay: today(tx),
      DichVu_DonGia: chosen.map(({ MaDichVu, giaVienPhi, giaDichVu }) => ({
        DichVu_Id: ids.get(`DM_DichVu:${MaDichVu}`) ?? '',
        DonGia: type.insured ? giaVienPhi : giaDichVu,
      })),
    });
    lists.push(list);
  }
  await releaseBangGia(tx, lists);
}

function readyRow(MaDichVu: string): SeedRow {
  const row = rowsByCode.get(MaDichVu);
  if (!row) throw new Error(`no ready service ${MaDichVu}`);
  return row;
}

/** A row with the ids of what it refers to; what this site has taken out of its lists is left empty. */
function withIds(row: SeedRow, ids: ReadonlyMap<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !skipped.has(name))
      .map(([name, value]) => [name, name.endsWith('_Id') ? (ids.get(String(value)) ?? null) : value]),
  );
}

/** Ids of a catalogue's entries in use by 'Catalogue:code'. */
async function idsOf(tx: Tx, relation: string, column: string, name: string): Promise<Map<string, string>> {
  const { rows } = await tx.db.execute<{ id: string; code: string }>(
    sql`select id, ${sql.raw(column)} as code from ${sql.raw(relation)} where trang_thai = 'DangSuDung'`,
  );
  return new Map(rows.map(({ id, code }) => [`${name}:${code}`, id]));
}
