import { dec, toMoney } from '@sen/domain/money/decimal';
import type { Estimate } from './parts/KnownPanel.tsx';
import type { ReceptionValues } from './receptionValues.ts';
import type { ServiceOption } from './useReceptionOptions.ts';

/** What the visit will cost. */
export function useEstimate(values: ReceptionValues, services: readonly ServiceOption[], _laBHYT: boolean): Estimate | null {
  const prices = (values.dichVus ?? []).flatMap((line) => {
    const service = services.find((one) => one.DichVu_Id === line.DichVu_Id);
    return service?.gias.find((one) => one.LoaiGia_Id === line.LoaiGia_Id)?.DonGia ?? [];
  });
  if (prices.length === 0) return null;
  const tong = toMoney(prices.reduce((sum, price) => sum.plus(dec(price)), dec('0')));
  return { tong, BHChiTra: '0.00', BenhNhanTT: tong, mucHuong: null, tuyen: null };
}
