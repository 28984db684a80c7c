import { duToanActs } from '@sen/domain/estimates/duToan';
import { dec } from '@sen/domain/money/decimal';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { transition } from '../../engine/acts/transition.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { lockExisting } from '../../engine/sql/rows.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { ChuyenDuToanInput } from '../../gql/main.ts';
import { orderForVisit } from '../orders/commands.ts';
import { requireVisibleVisit } from '../reception/queries.ts';
import { tell } from './commands.ts';
import { compareWithVisit } from './compare.ts';
import { estimateById, factsOf } from './queries.ts';
import { duToanTable } from './tables.ts';

/**
 * Orders the services of an estimate for a visit, at the prices of today, by the command of the ordering desk; its drugs are left to who
 * prescribes. What the patient would pay is the sum that was seen. Errors: NOT_FOUND, ESTIMATE_EXPIRED, ESTIMATE_CHANGED,
 * ESTIMATE_NO_SERVICES, ESTIMATE_OTHER_PATIENT, CONFLICT, those of the ordering desk.
 */
export async function orderEstimate(ctx: Ctx, id: string, input: ChuyenDuToanInput): Promise<void> {
  await estimateById(ctx, id);
  const { requestId } = input;
  await once(
    ctx,
    { id: requestId, operation: 'chuyenDuToanThanhChiDinh', content: { id, input } },
    async (tx) => {
      const row = await lockExisting(tx, duToanTable, id, duToanActs.name);
      requireAct(tx, duToanActs, 'chuyenChiDinh', factsOf(tx, row));
      if (row.version !== input.version) throw new DomainError('CONFLICT', { current: row });
      const { TiepNhan_Id, PhaiTra, version: _seen, requestId: _own, ...orderer } = input;
      const compared = await compareWithVisit(tx, id, TiepNhan_Id);
      const services = compared.dongs.flatMap(({ dong, DonGiaNay }) =>
        dong.DichVu_Id && DonGiaNay ? [dong] : [],
      );
      if (services.length === 0) throw new DomainError('ESTIMATE_NO_SERVICES');
      if (!dec(compared.PhaiTraNay).eq(PhaiTra))
        throw new DomainError('ESTIMATE_CHANGED', { soTien: compared.PhaiTraNay });
      const { BenhNhan_Id, DoiTuong_Id } = await requireVisibleVisit(tx, TiepNhan_Id);
      const samePayer = DoiTuong_Id === row.DoiTuong_Id;
      await orderForVisit(tx, {
        ...orderer,
        requestId: v7(), // this act is performed once by its own
        TiepNhan_Id,
        chiTiets: services.map(({ DichVu_Id, LoaiGia_Id, SoLuong }) => ({
          DichVu_Id: DichVu_Id ?? '',
          SoLuong,
          ...(samePayer && LoaiGia_Id ? { LoaiGia_Id } : {}),
        })),
      });
      await transition(tx, duToanActs, duToanTable, id, 'chuyenChiDinh', {
        facts: factsOf,
        locked: row,
        set: { TiepNhan_Id, BenhNhan_Id },
        after: (of, after) => tell(of, 'update', after),
      });
      return id;
    },
  );
}
