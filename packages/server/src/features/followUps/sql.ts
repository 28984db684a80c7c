import { type SQL, sql } from 'drizzle-orm';
import { relation } from '../../engine/sql/relation.ts';
import { giayHenTable } from './tables.ts';

/** Appointment slips. */
export const appointmentRows = relation(giayHenTable, [
  '_id',
  'TiepNhan_Id',
  'SoGiayHen',
  'TrangThai',
  'BacSi_Id',
  'NgayCap',
  'NgayHen',
]);

/** Whether a patient has a slip in force for a day. */
export const appointmentOn = (patient: SQL, day: SQL): SQL =>
  sql`exists (select 1 from main.giay_hen_kham_lai g where g.benh_nhan_id = ${patient} and g.ngay_hen = ${day} and g.trang_thai = 'HieuLuc')`;
