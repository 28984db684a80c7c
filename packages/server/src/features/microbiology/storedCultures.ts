import { and, asc, eq, sql } from 'drizzle-orm';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { prepared } from '../../engine/sql/prepared.ts';
import { insertRows } from '../../engine/sql/rows.ts';
import type { ContentPlace, StoredContent } from '../readings/readingContent.ts';
import type { KeptCulture } from './content.ts';
import { khangSinhTable, nuoiCayTable, viKhuanTable } from './tables.ts';

const culturesOf = prepared((db) =>
  db
    .select()
    .from(nuoiCayTable)
    .where(sql`${nuoiCayTable.DichVuYeuCau_Id} = any(${sql.placeholder('slipIds')}::uuid[])`),
);
const organismsOf = prepared((db) =>
  db
    .select()
    .from(viKhuanTable)
    .where(sql`${viKhuanTable.DichVuYeuCau_Id} = any(${sql.placeholder('slipIds')}::uuid[])`)
    .orderBy(asc(viKhuanTable.ThuTu)),
);
const antibiogramsOf = prepared((db) =>
  db
    .select()
    .from(khangSinhTable)
    .where(sql`${khangSinhTable.DichVuYeuCau_Id} = any(${sql.placeholder('slipIds')}::uuid[])`)
    .orderBy(asc(khangSinhTable.ThuTu)),
);

/** The cultures in the results of slips, of all versions: three statements. */
export async function storedCultures(
  { db }: Ctx,
  slipIds: readonly string[],
): Promise<(StoredContent & { noiDung: KeptCulture })[]> {
  const [cultures, organisms, rows] = await Promise.all([
    culturesOf(db, { slipIds }),
    organismsOf(db, { slipIds }),
    antibiogramsOf(db, { slipIds }),
  ]);
  return cultures.map(({ DichVuYeuCau_Id, PhienBan, ChiTiet_Id, ...culture }) => {
    const here = (row: ContentPlace) =>
      row.DichVuYeuCau_Id === DichVuYeuCau_Id && row.PhienBan === PhienBan && row.ChiTiet_Id === ChiTiet_Id;
    const tested = rows.filter(here);
    const { LoaiBenhPham_Id, LayMauLuc, NhanMauLuc, SoiTrucTiep, TrangThaiCay, SoNgay } = culture;
    const noiDung: KeptCulture = {
      LoaiBenhPham_Id,
      LayMauLuc: LayMauLuc?.toISOString() ?? null,
      NhanMauLuc: NhanMauLuc?.toISOString() ?? null,
      SoiTrucTiep,
      TrangThaiCay,
      SoNgay,
      viKhuans: organisms.filter(here).map(({ ViKhuan_Id, SoLuong, DauHieus }) => ({
        ViKhuan_Id,
        SoLuong,
        DauHieus,
        khangSinhs: tested
          .filter((row) => row.ViKhuan_Id === ViKhuan_Id)
          .map(({ KhangSinh_Id, PhuongPhap, GiaTri, KetQua, DeXuat, CanCu }) => ({
            KhangSinh_Id,
            PhuongPhap,
            GiaTri,
            KetQua,
            DeXuat,
            CanCu,
          })),
      })),
    };
    return { DichVuYeuCau_Id, PhienBan, ChiTiet_Id, noiDung };
  });
}

/** Makes this the culture of a service in a version; null empties it. */
export async function writeCulture(tx: Tx, place: ContentPlace, culture: KeptCulture | null): Promise<void> {
  for (const table of [khangSinhTable, viKhuanTable, nuoiCayTable])
    await tx.db
      .delete(table)
      .where(
        and(
          eq(table.DichVuYeuCau_Id, place.DichVuYeuCau_Id),
          eq(table.PhienBan, place.PhienBan),
          eq(table.ChiTiet_Id, place.ChiTiet_Id),
        ),
      );
  if (!culture) return;
  const { viKhuans, LayMauLuc, NhanMauLuc, ...rest } = culture;
  const { DichVuYeuCau_Id, PhienBan, ChiTiet_Id } = place;
  const key = { DichVuYeuCau_Id, PhienBan, ChiTiet_Id, NguoiTao_Id: actor(tx) };
  const time = (at: string | null) => (at ? new Date(at) : null);
  await insertRows(tx, nuoiCayTable, [
    { ...key, ...rest, LayMauLuc: time(LayMauLuc), NhanMauLuc: time(NhanMauLuc) },
  ]);
  await insertRows(
    tx,
    viKhuanTable,
    viKhuans.map(({ ViKhuan_Id, SoLuong, DauHieus }, ThuTu) => ({
      ...key,
      ThuTu,
      ViKhuan_Id,
      SoLuong,
      DauHieus: [...DauHieus],
    })),
  );
  await insertRows(
    tx,
    khangSinhTable,
    viKhuans.flatMap(({ ViKhuan_Id, khangSinhs }) =>
      khangSinhs.map((row, ThuTu) => ({ ...key, ...row, ViKhuan_Id, ThuTu })),
    ),
  );
}
