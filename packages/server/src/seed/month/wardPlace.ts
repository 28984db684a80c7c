import { sql } from 'drizzle-orm';
import type { DemoStay } from '../../../seeds/demo/stays.ts';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { Hospital } from './hospital.ts';

/** What the acts on a stay work with. */
export type StayPlace = { hospital: Hospital; tx: Tx; stay: DemoStay };

/** The visit of a stay. Errors: NOT_FOUND before its reception. */
export function visitIdOf({ hospital, stay }: StayPlace): string {
  const id = hospital.receptions.get(stay.visit.so);
  if (!id) throw new DomainError('NOT_FOUND', { entity: 'TiepNhan' });
  return id;
}

/** The stay with the version that somebody sees now, and the record of it. Errors: NOT_FOUND. */
export async function stayNow(
  place: StayPlace,
): Promise<{ id: string; version: number; record: string | null }> {
  const { rows } = await place.tx.db.execute<{ id: string; version: number; record: string | null }>(sql`
    select n.id, n.version, (select b.id from main.benh_an b where b.nhap_vien_id = n.id and b.trang_thai <> 'DaHuy') as record
    from main.tiep_nhan_nhap_vien n where n.tiep_nhan_id = ${visitIdOf(place)} and n.trang_thai <> 'DaHuy'`);
  const [row] = rows;
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'TiepNhanNhapVien' });
  return row;
}

/** What an act on a stay names: it and its version. */
export async function seen(place: StayPlace): Promise<{ NhapVien_Id: string; version: number }> {
  const { id, version } = await stayNow(place);
  return { NhapVien_Id: id, version };
}
