import type { LoaiPhieuKho } from '@sen/domain/stock/phieuKho';
import { type Tx, today } from '../../engine/context.ts';
import { nextNumber, pad, shortYear } from '../../engine/sql/numbering.ts';

/** What the counters of stock papers begin with. */
export const counterOfPapers = 'kho:';

const letters: Readonly<Record<LoaiPhieuKho, string>> = {
  NhapMua: 'NK',
  TonDau: 'TD',
  ChuyenKho: 'CK',
  KiemKe: 'KK',
};

/** The next number of a store's papers of a kind in this year, without gaps: NK26-KHOLE-00012. */
export async function drawSoPhieu(
  tx: Tx,
  { LoaiPhieu, Kho_Id, MaKho }: { LoaiPhieu: LoaiPhieuKho; Kho_Id: string; MaKho: string },
): Promise<string> {
  const year = shortYear(today(tx));
  const number = await nextNumber(tx, `${counterOfPapers}${LoaiPhieu}:${Kho_Id}`, year);
  return `${letters[LoaiPhieu]}${year}-${MaKho}-${pad(number, 5)}`;
}
