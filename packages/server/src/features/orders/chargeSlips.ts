import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { addCharges } from '../cashier/charges.ts';
import { linesOfVisit } from '../cashier/queries.ts';
import { requireLiving } from '../patients/living.ts';
import { lockReception, type TiepNhan } from '../reception/queries.ts';
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
 * Sends a draft: only now it is billed, by the prices of now. Errors: NOT_FOUND, those of the act `gui`, the closed states of the
 * reception, PATIENT_DIED_ORDER, NO_PRICE, FORBIDDEN for what is free of charge.
 */
export async function sendSlip(tx: Tx, id: string, move: SlipMove): Promise<SlipRow> {
  const { TiepNhan_Id } = await slipById(tx, id);
  const visit = await lockReception(tx, TiepNhan_Id); // before the slip, as whoever orders for the visit does
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
  return slip;
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
