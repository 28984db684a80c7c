import type { Tx } from '../../engine/context.ts';
import { lockStay } from '../admission/commands.ts';
import { loadStay, madeOfStay, stayById } from '../admission/queries.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { tellWard } from '../admission/ward.ts';
import type { Ground } from '../papers/paper.ts';

type OfStay = { NhapVien_Id: string };
export type NamesStay = { NhapVien_Id?: string | null | undefined; version?: number | null | undefined };

/** Papers that are written out of a stay; `begin` locks it and asks whether one may be. */
export function onStay(
  begin: (tx: Tx, named: NamesStay) => Promise<NhapVienRow>,
): Ground<NhapVienRow, OfStay, NamesStay> {
  return {
    begin,
    lock: (tx, { NhapVien_Id }) => lockStay(tx, NhapVien_Id),
    of: (ctx, { NhapVien_Id }) => stayById(ctx, NhapVien_Id),
    find: (ctx, { NhapVien_Id }) => loadStay(ctx, NhapVien_Id),
    listed: { column: 'NhapVien_Id', byId: loadStay },
    columns: ({ _id, BenhNhan_Id, TiepNhan_Id }) => ({ NhapVien_Id: _id, BenhNhan_Id, TiepNhan_Id }),
    made: madeOfStay,
    changed: (tx, stay) => tellWard(tx, stay),
    adds: () => [],
  };
}
