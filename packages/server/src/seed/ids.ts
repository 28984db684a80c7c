import { catalogueByName } from '@sen/domain/catalogues/all';
import { naturalKey } from '../../../seeds/table.ts';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import type { Db } from '../../engine/database.ts';
import type { SeedIds } from '../rows.ts';

const used = [
  'BenhVien',
  'DanToc',
  'DM_DichVu',
  'DM_DoiTuong',
  'DonViHanhChinh',
  'Duoc',
  'HinhThucThanhToan',
  'HuongGiaiQuyet',
  'ICD',
  'Kho',
  'LoaiGia',
  'NgheNghiep',
  'NhomBenhNhan',
  'NhomMau',
  'Node',
  'QuocTich',
  'TaiKhoanNganHang',
  'YeuToRh',
] as const;

/** The ids of the entries that the demo's visits refer to, by 'Catalogue:code', as they stand in the database now. */
export async function readIds(db: Db): Promise<SeedIds> {
  const ids: SeedIds = new Map();
  for (const name of used) {
    if (!catalogueByName(name)) throw new Error(`seed: no catalogue ${name}`);
    for (const row of await db.select().from(catalogueTable(name))) {
      const key = naturalKey(name)
        .map((field) => String(row[field] ?? ''))
        .join('|');
      ids.set(`${name}:${key}`, String(row['_id']));
    }
  }
  return ids;
}
