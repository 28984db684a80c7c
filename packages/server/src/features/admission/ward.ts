import type { NhapVienFacts } from '@sen/domain/admission/nhapVien';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import { facilityOf } from '../organisation/facility.ts';
import type { NhapVienRow } from './tables.ts';

/** What the acts on an order and its stay decide on; `node` is the room of its session. */
export function factsOfStay(
  row: Pick<NhapVienRow, 'TrangThai' | 'Khoa_Id' | 'KhoaNhapVien_Id' | 'ChuyenDen_Id' | 'SoLanChuyen'>,
  node: string | null,
): NhapVienFacts {
  return {
    TrangThai: row.TrangThai,
    node,
    khoa: row.Khoa_Id ?? row.KhoaNhapVien_Id,
    dangChuyen: row.ChuyenDen_Id !== null,
    soLanChuyen: row.SoLanChuyen,
  };
}

/** Tells the ward that expects a patient, or in which they lie. */
export async function tellWard(
  tx: Tx,
  { _id, BenhNhan_Id, Khoa_Id, KhoaNhapVien_Id }: NhapVienRow,
  process: 'create' | 'update' | 'delete' = 'update',
  ward = Khoa_Id ?? KhoaNhapVien_Id,
): Promise<void> {
  await emit(tx, { module: 'NoiTru', process, idNode: ward, data: { NhapVien_Id: _id, BenhNhan_Id } });
}

/** Whether a node is a department in use of the facility of a place. */
export async function isWardOf(tx: Tx, id: string | null, place: string): Promise<boolean> {
  if (id === null) return false;
  const { rows } = await tx.db.execute<{ category: string }>(
    sql`select category from auth.node where id = ${id} and trang_thai = 'DangSuDung'`,
  );
  if (rows[0]?.category !== 'DEPARTMENT') return false;
  return (await facilityOf(tx, id)) === (await facilityOf(tx, place));
}
