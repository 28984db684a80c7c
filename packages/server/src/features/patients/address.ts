import { sql } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { BenhNhanRow } from './tables.ts';

/** The address as printed: house, commune, province. It is looked up only when one of its parts has changed. */
export async function addressOf(
  tx: Tx,
  SoNha: string | null,
  DiaChi_Id: string | null,
  before: Pick<BenhNhanRow, 'SoNha' | 'DiaChi_Id' | 'fullAddress'> | null,
): Promise<string | null> {
  if (before && before.SoNha === SoNha && before.DiaChi_Id === DiaChi_Id) return before.fullAddress;
  if (!DiaChi_Id) return SoNha;
  const { rows } = await tx.db.execute<{ commune: string; province: string | null }>(sql`
    select c.ten_don_vi as commune, p.ten_don_vi as province
    from main.don_vi_hanh_chinh c left join main.don_vi_hanh_chinh p on p.id = c.cha_id where c.id = ${DiaChi_Id}`);
  const [place] = rows;
  if (!place)
    throw new DomainError('BAD_INPUT', { issues: [{ path: 'DiaChi_Id', code: 'REFERENCE_MISSING' }] });
  return [SoNha, place.commune, place.province].filter((part) => part !== null && part !== '').join(', ');
}
