import { dec } from '@sen/domain/money/decimal';
import type { OrderWarning } from '@sen/domain/orders/limits';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { addCharges } from '../cashier/charges.ts';
import { linesOfVisit } from '../cashier/queries.ts';
import { requireLiving } from '../patients/living.ts';
import { lockVisitForOrders, type TiepNhan } from '../reception/queries.ts';
import { allergyWarnings } from './allergyWarnings.ts';
import { priceUnder } from './chosenPrices.ts';
import { type SlipWithLines, slipById } from './queries.ts';
import { changeSlipState, liveLines, type SlipMove } from './states.ts';
import { type LineRow, dichVuYeuCauChiTietTable as lines, type SlipRow } from './tables.ts';

/** Bills the lines of slips to their visit. Errors: those of addCharges. */
export function chargeSlips(tx: Tx, TiepNhan_Id: string, slips: readonly SlipWithLines[]): Promise<void> {
  return addCharges(
    tx,
    TiepNhan_Id,
    slips.flatMap((slip) =>
      slip.chiTiets.map((line) => ({
        source: 'DichVu' as const,
        source_Id: line._id,
        DichVu_Id: line.DichVu_Id,
        KhamBenh_Id: slip.KhamBenh_Id,
        MaPhieu: slip.SoPhieuYeuCau,
        LoaiGia_Id: line.LoaiGia_Id,
        BangGia_Id: line.BangGia_Id,
        SoLuong: line.SoLuong,
        DonGia: line.DonGia,
        DonGiaBHYT: line.DonGiaBHYT,
        NgayYLenh: line.NgayYeuCau,
        KhongThuTien: line.KhongThuTien,
        LyDoKhongThu: line.LyDoKhongThu,
      })),
    ),
  );
}

/**
 * Sends a draft: only now it is billed, by the prices of now. `warnings`: allergies that are known by now, and prices that are others than the
 * draft said; who sends it answers them (`requireSendable`). Errors: NOT_FOUND, those of the act `gui`, the closed states of the
 * reception, PATIENT_DIED_ORDER, NO_PRICE, FORBIDDEN for what is free of charge.
 */
export async function sendSlip(
  tx: Tx,
  id: string,
  move: SlipMove,
): Promise<{ slip: SlipRow; warnings: OrderWarning[] }> {
  const { TiepNhan_Id } = await slipById(tx, id);
  const visit = await lockVisitForOrders(tx, TiepNhan_Id); // before the slip, as whoever orders for the visit does
  await requireLiving(tx, visit.BenhNhan_Id, 'PATIENT_DIED_ORDER');
  const slip = await changeSlipState(tx, id, 'gui', move);
  // drafts of an earlier version of Sen were billed when they were made
  const billed = new Set((await linesOfVisit(tx, TiepNhan_Id)).map((line) => line.source_Id));
  const unbilled = (await liveLines(tx, id)).filter((line) => !billed.has(line._id));
  const chiTiets: LineRow[] = [];
  // as of the time that whoever sends it says, else of now
  const at = move.set?.NgayYeuCau ?? tx.now();
  for (const line of unbilled) chiTiets.push(await pricedNow(tx, visit, slip, line, at));
  await chargeSlips(tx, TiepNhan_Id, [{ ...slip, chiTiets }]);
  const services = chiTiets.map(({ DichVu_Id: _id, TenDichVu }) => ({ _id, TenDichVu }));
  const warnings = [
    ...(await allergyWarnings(tx, { BenhNhan_Id: visit.BenhNhan_Id, TiepNhan_Id }, services)),
    ...unbilled.flatMap((line, at) => changedPrice(line, chiTiets[at])),
  ];
  return { slip, warnings };
}

/** What costs another sum by now than the draft said. */
function changedPrice(before: LineRow, after: LineRow | undefined): OrderWarning[] {
  if (!after || after.KhongThuTien || dec(after.DonGia).eq(before.DonGia)) return [];
  const { DichVu_Id, TenDichVu } = after;
  const details = { DonGia: dec(before.DonGia).toFixed(2), DonGiaMoi: dec(after.DonGia).toFixed(2) };
  return [{ code: 'SERVICE_PRICE_CHANGED', DichVu_Id, TenDichVu, details }];
}

async function pricedNow(tx: Tx, visit: TiepNhan, slip: SlipRow, line: LineRow, at: Date): Promise<LineRow> {
  // a package keeps the price at which it was chosen
  const price = line.LanGoi_Id === null ? await priceUnder(tx, visit.DoiTuong_Id, line, at) : {};
  const set = { ...price, NgayYeuCau: slip.NgayYeuCau };
  await tx.db
    .update(lines)
    .set({ ...set, version: sql`${lines.version} + 1` })
    .where(eq(lines._id, line._id));
  return { ...line, ...set };
}
