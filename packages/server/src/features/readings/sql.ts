import { type SQL, sql } from 'drizzle-orm';
import { relation } from '../../engine/sql/relation.ts';
import { deviceUses, readingKind } from './points.ts';

/**
 * What the returned results of every kind say of each service beside measured values: texts, device and performers, as `(select ...)` after
 * from or join.
 */
export function returnedReadings(): SQL {
  const tables = [...readingKind.all().map((kind) => kind.tables), ...deviceUses.all()];
  const each = new Map(tables.map((one) => [one.ketQuaTable, one]));
  const kinds = [...each.values()].map(({ ketQuaTable, phienBanTable }) => {
    const texts = relation(ketQuaTable, [
      'DichVuYeuCau_Id',
      'PhienBan',
      'ChiTiet_Id',
      'MoTa',
      'KetLuan',
      'ThietBi_Id',
      'NguoiThucHien_Ids',
      'ThoiGianThucHien',
    ]);
    const versions = relation(phienBanTable, ['DichVuYeuCau_Id', 'PhienBan', 'NgayTra', 'NgayHuy']);
    return sql`select k.*, v.ngay_tra from ${texts} k join ${versions} v
      on v.dich_vu_yeu_cau_id = k.dich_vu_yeu_cau_id and v.phien_ban = k.phien_ban
      where v.ngay_tra is not null and v.ngay_huy is null`;
  });
  return sql`(${sql.join(kinds, sql` union all `)})`;
}
