import { operationRates } from '@sen/domain/cashier/operationRates';
import type { ThamSo } from '@sen/domain/insurance/parameters';
import type { PhanTramDoiTuong } from '@sen/domain/insurance/percent';
import type { Ctx } from '../../engine/context.ts';
import { localMinute } from '../insurance/settleVisit.ts';
import { operationsReported } from './points.ts';
import type { VienPhiDongRow } from './tables.ts';

const kinds = ['PhauThuat', 'ThuThuat'] as const;

type Line = Pick<VienPhiDongRow, '_id' | 'source_Id' | 'NhomChiPhi' | 'NgayYLenh' | 'DonGiaBHYT'>;

/** The rates of the billed operations and procedures of a visit, by line (insurance 16); none where nothing shares a session. */
export async function ratesOfOperations(
  ctx: Ctx,
  TiepNhan_Id: string,
  lines: readonly Line[],
  payer: PhanTramDoiTuong,
  parameters: readonly ThamSo[],
): Promise<Map<string, number>> {
  const acts = lines.flatMap((line) => {
    const loai = kinds.find((kind) => kind === line.NhomChiPhi);
    return loai ? [{ ...line, loai }] : [];
  });
  if (acts.length < 2 || !acts.some(({ loai }) => loai === 'PhauThuat')) return new Map();
  const [read] = operationsReported.all();
  const reported = new Map(((await read?.(ctx, TiepNhan_Id)) ?? []).map((one) => [one.source_Id, one]));
  const rates = operationRates(
    acts.map(({ _id, source_Id, loai, NgayYLenh, DonGiaBHYT }) => {
      const said = reported.get(source_Id);
      return {
        ...{ id: _id, loai, donGiaBHYT: DonGiaBHYT, ngayYLenh: localMinute(NgayYLenh) },
        slip: said?.DichVuYeuCau_Id ?? source_Id,
        batDau: said?.BatDau ? localMinute(said.BatDau) : null,
        ketThuc: said?.KetThuc ? localMinute(said.KetThuc) : null,
        kip: said?.kip ?? null,
      };
    }),
    payer,
    parameters,
  );
  return new Map([...rates].filter(([, rate]) => rate !== 100));
}
