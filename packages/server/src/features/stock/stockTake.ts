import { phieuKhoActs } from '@sen/domain/stock/phieuKho';
import { sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { insertRow } from '../../engine/sql/rows.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { MutationLapPhieuKiemKeArgs } from '../../gql/pharmacy.ts';
import { lotRows, shelfRows } from '../pharmacy/sql.ts';
import { storeNode } from '../pharmacy/stores.ts';
import { tellStores } from './movements.ts';
import { drawSoPhieu } from './numbers.ts';
import { phieuKhoTable } from './tables.ts';

/**
 * Begins a stock-take: the books of the store, or of one drug group in it, are frozen as they are now, one line a lot; what moves
 * afterwards moves beside it. Answers the paper's id. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED, STOCK_TAKE_OPEN.
 */
export async function lapPhieuKiemKe(ctx: Ctx, args: MutationLapPhieuKiemKeArgs): Promise<string> {
  const { idStore: Kho_Id, NhomDuoc_Id = null, requestId } = args;
  const answer = await once(
    ctx,
    { id: requestId, operation: 'lapPhieuKiemKe', content: { Kho_Id, NhomDuoc_Id } },
    async (tx) => {
      const node = await storeNode(tx, Kho_Id);
      const facts = { TrangThai: 'Nhap', LoaiPhieu: 'KiemKe' as const, node, nodeNhan: null, daDung: false };
      requireAct(tx, phieuKhoActs, 'sua', facts);
      // one after the other, so that the second is told of the first
      const { rows } = await tx.db.execute<{ ma: string; open: string | null }>(sql`
        select k.ma_kho as ma, (select p.so_phieu from pharmacy.phieu_kho p where p.kho_id = k.id
          and p.loai_phieu = 'KiemKe' and p.trang_thai = 'Nhap') as open
        from pharmacy.kho k where k.id = ${Kho_Id} for no key update of k`);
      const [store] = rows;
      if (!store) throw new DomainError('NOT_FOUND', { entity: 'Kho' });
      if (store.open) throw new DomainError('STOCK_TAKE_OPEN', { SoPhieu: store.open });
      const SoPhieu = await drawSoPhieu(tx, { LoaiPhieu: 'KiemKe', Kho_Id, MaKho: store.ma });
      const now = tx.now();
      const row = await insertRow(tx, phieuKhoTable, {
        SoPhieu,
        LoaiPhieu: 'KiemKe',
        Kho_Id,
        Ngay: today(tx),
        NgayChot: now,
        NgayTao: now,
        NguoiTao_Id: actor(tx),
      });
      const group = NhomDuoc_Id ? sql`d.nhom_duoc_id = ${NhomDuoc_Id}` : sql`true`;
      const frozen = await tx.db.execute(sql`
        insert into pharmacy.phieu_kho_chi_tiet
          (id, phieu_kho_id, thu_tu, duoc_id, lo_id, so_lo, han_dung, so_luong_so, don_gia, nguoi_tao_id)
        select gen_random_uuid(), ${row._id}, row_number() over (order by d.ten_duoc, d.id, l.han_dung, l.id) - 1,
          t.duoc_id, t.lo_id, l.so_lo, l.han_dung, t.so_luong, l.gia_von, ${actor(tx)}
        from ${shelfRows} t join ${lotRows} l on l.id = t.lo_id join pharmacy.duoc d on d.id = t.duoc_id
        where t.kho_id = ${Kho_Id} and t.so_luong > 0 and ${group}`);
      await audit(tx, {
        action: 'CREATE',
        entity: 'PhieuKho',
        entityId: row._id,
        after: { SoPhieu, LoaiPhieu: 'KiemKe', Kho_Id, NgayChot: now, soDong: frozen.rowCount ?? 0 },
      });
      await tellStores(tx, row, false);
      return { id: row._id };
    },
  );
  return answer.id;
}
