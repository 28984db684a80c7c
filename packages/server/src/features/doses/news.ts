import { lyDoKhongDung } from '@sen/domain/doses/thucHienThuoc';
import { sql } from 'drizzle-orm';
import { type StoredRow, storedRow } from '../../engine/sql/storedRow.ts';
import type { StayChange, StayChanges } from '../treatment/points.ts';
import { thucHienThuocTable } from './tables.ts';

/** Doses that were not given, and what was taken back. One statement. */
export const doseChanges: StayChanges = async (ctx, { _id }, since) => {
  const { rows } = await ctx.db.execute<{ row: StoredRow }>(sql`
    select to_jsonb(t) as row from main.thuc_hien_thuoc t
    where t.nhap_vien_id = ${_id} and ((t.trang_thai = 'KhongDung' and t.thoi_gian >= ${since}) or t.thu_hoi_luc >= ${since})
    order by t.thoi_gian desc limit 100`);
  return rows.map(({ row }): StayChange => {
    const one = storedRow(thucHienThuocTable, row);
    const why = one.LyDoKhongDung ? lyDoKhongDung[one.LyDoKhongDung][ctx.language] : null;
    const said = one.ThuHoiLuc ? one.LyDoThuHoi : [why, one.LyDo].filter(Boolean).join(', ');
    return {
      _id: one._id,
      loai: 'DungThuoc',
      at: one.ThuHoiLuc ?? one.ThoiGian,
      noiDung: `${one.TenDuoc}: ${said ?? ''}`,
      batThuong: true,
    };
  });
};
