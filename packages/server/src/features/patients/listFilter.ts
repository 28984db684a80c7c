import { unknownFields } from '@sen/domain/patients/specialFields';
import { benhNhanDef } from '@sen/domain/reception/benhNhan';
import { ownField } from '@sen/domain/records/ownField';
import { and, type SQL } from 'drizzle-orm';
import { conditionOf, refused } from '../../engine/catalogue/filters.ts';
import { benhNhanTable as table } from './tables.ts';

/** What the list of patients can be filtered by; each has an index, or few values. */
const filtered = {
  NhanVienPhuTrach_Id: table.NhanVienPhuTrach_Id,
  LoaiBenhNhan_Id: table.LoaiBenhNhan_Id,
  NguonKhachHang_Id: table.NguonKhachHang_Id,
  isBusinessAccount: table.isBusinessAccount,
  KieuBenhNhan: table.KieuBenhNhan,
  ChuaRoDanhTinh: table.ChuaRoDanhTinh,
} as const;
const fields = { ...benhNhanDef.fields, ChuaRoDanhTinh: unknownFields.ChuaRoDanhTinh };

/** The condition of a list's filter by field; undefined where it asks nothing. Errors: BAD_INPUT at `filter.<field>`. */
export function listFilter(filter: unknown): SQL | undefined {
  if (filter === null || filter === undefined) return undefined;
  if (typeof filter !== 'object' || Array.isArray(filter)) throw refused('filter', 'NOT_AN_OBJECT');
  return and(
    ...Object.entries(filter).map(([name, value]) => {
      const path = `filter.${name}`;
      const column = ownField(filtered, name);
      const field = ownField(fields, name);
      if (!column || !field) throw refused(path, 'NOT_IN_LIST');
      return conditionOf({ path, field, column, value });
    }),
  );
}
