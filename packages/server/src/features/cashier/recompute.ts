import { examRates } from '@sen/domain/cashier/examRates';
import { lineState, type VisitTotals } from '@sen/domain/cashier/lineState';
import type { ThamSo } from '@sen/domain/insurance/parameters';
import { routeRatio, settle } from '@sen/domain/insurance/settle';
import type { SettleLine, SettleVisit } from '@sen/domain/insurance/settleTypes';
import type { Tx } from '../../engine/context.ts';
import { queryPrepared } from '../../engine/database.ts';
import { goOn } from '../../engine/transaction.ts';
import { type Payer, payerOf } from '../insurance/queries.ts';
import { localMinute, settleVisitOf } from '../insurance/settleVisit.ts';
import { setPaymentState } from '../orders/payment.ts';
import { setPrescriptionPayment } from '../prescriptions/payment.ts';
import type { ReceptionForCharges } from '../reception/queries.ts';
import { readSetting, readThamSo } from '../system/queries.ts';
import { type Account, closeAccount, lockAccount, lockLines } from './account.ts';
import { sameDayOf } from './sameDay.ts';
import type { VienPhiDongRow } from './tables.ts';

/** Works out a visit anew: after a change of a line, a posting, the card or the payer. Errors: NOT_FOUND. */
export async function recompute(tx: Tx, TiepNhan_Id: string): Promise<VisitTotals> {
  return settleAccount(tx, await lockAccount(tx, TiepNhan_Id));
}

/**
 * Splits the lines of a locked account between the payers, says which may be performed, and writes what changed. What was
 * collected stays collected: a difference shows as something left to pay or to refund.
 */
export async function settleAccount(tx: Tx, account: Account): Promise<VisitTotals> {
  const { reception } = account;
  const [before, payer] = await Promise.all([
    lockLines(tx, account.row.TiepNhan_Id),
    payerOf(tx, reception.DoiTuong_Id),
  ]);
  // confirmed costs are what the fund is billed: they stay as they are
  const { parts, flags } = reception.DaXacNhanBHYT
    ? { parts: before, flags: account.row }
    : await split(tx, reception, payer, before);
  const after = before.map((line, at) => {
    const part = parts[at];
    if (!part) throw new Error('a line was not settled');
    const { ThanhTien, BHChiTra, BNCCT, BNTT, BenhNhanTT, NguonKhac, mucHuong, tyLeDV } = part;
    const state = lineState({
      BenhNhanTT,
      MienGiamDuyet: line.MienGiamDuyet,
      KhongThuTien: line.KhongThuTien || payer?.mienPhi === true,
      HachToan: line.HachToan,
      ThucHien: line.ThucHien,
      CapCuu: reception.CapCuu,
    });
    return {
      ...line,
      ThanhTien,
      BHChiTra,
      BNCCT,
      BNTT,
      BenhNhanTT,
      NguonKhac,
      mucHuong,
      tyLeDV,
      ...state,
    };
  });
  const changed = after.filter((line, at) => differs(line, before[at]));
  writeLines(tx, changed);
  await tellSources(tx, changed, before);
  return closeAccount(tx, account, after, flags);
}

/** Splits the lines between the payers by the rules of now. */
async function split(
  tx: Tx,
  reception: ReceptionForCharges,
  payer: Payer | null,
  lines: readonly VienPhiDongRow[],
) {
  const parameters = await readThamSo(tx);
  const insured = payer?.laBHYT === true && reception.SoTheBHYT !== null;
  const visit = settleVisitOf(reception, { laBHYT: insured }, tx.now());
  const { rates, inScope } = await personAndDay(tx, reception, payer, visit, lines, parameters);
  const settled = settle(
    lines.map((line) => toSettleLine(line, rates)),
    { ...visit, trongPhamViTruoc: inScope },
    parameters,
  );
  const { duoiNguong, theChuaXacMinh } = settled.totals;
  return {
    parts: settled.lines.map(({ bv, ...part }, at) => ({
      ...part,
      ThanhTien: bv,
      tyLeDV: rates.get(lines[at]?._id ?? '') ?? 100,
    })),
    flags: { duoiNguong, theChuaXacMinh },
  };
}

/** What hangs together over the visits of a person and day: rates of exams, the small-bill rule. Where the fund pays nothing, nothing. */
async function personAndDay(
  tx: Tx,
  reception: ReceptionForCharges,
  payer: Payer | null,
  visit: SettleVisit,
  lines: readonly VienPhiDongRow[],
  parameters: readonly ThamSo[],
): Promise<{ rates: Map<string, number>; inScope: string }> {
  if (!payer || routeRatio(visit, parameters) === 0) return { rates: new Map(), inScope: '0' };
  const exams = lines
    .filter((line) => line.NhomChiPhi === 'KhamBenh' && line.LaBHYT)
    .map((line) => ({
      id: line._id,
      ngayYLenh: localMinute(line.NgayYLenh),
      ChuyenKhoa_Id: line.ChuyenKhoa_Id,
    }));
  const [others, facility] = await Promise.all([
    sameDayOf(
      tx,
      reception,
      exams.map((exam) => exam.ngayYLenh.slice(0, 10)),
    ),
    readSetting(tx, 'facility'),
  ]);
  return {
    rates: examRates([...others.exams, ...exams], payer, parameters),
    inScope: facility.gopNguongTrongNgay ? others.inScope : '0',
  };
}

/** A line in the terms of the insurance rules. What the patient wants outside the insurance is out of scope. */
function toSettleLine(line: VienPhiDongRow, rates: ReadonlyMap<string, number>): SettleLine {
  return {
    DonGia: line.DonGia,
    DonGiaBHYT: line.DonGiaBHYT,
    SoLuong: line.SoLuong,
    tyLeDV: rates.get(line._id) ?? 100,
    tyLeBH: line.tyLeBH,
    phamVi: line.LaBHYT ? scopeOf(line.phamVi) : 2,
    ngayYLenh: localMinute(line.NgayYLenh),
  };
}

function scopeOf(phamVi: number): 1 | 2 | 3 {
  return phamVi === 1 || phamVi === 3 ? phamVi : 2;
}

const written = [
  'ThanhTien',
  'BHChiTra',
  'BNCCT',
  'BNTT',
  'BenhNhanTT',
  'NguonKhac',
  'MienGiam',
  'ConLai',
  'ThuThua',
  'mucHuong',
  'tyLeDV',
  'DaThuTien',
  'DuocPhepThucHien',
] as const satisfies ReadonlyArray<keyof VienPhiDongRow>;

function differs(line: VienPhiDongRow, before: VienPhiDongRow | undefined): boolean {
  return written.some((field) => line[field] !== before?.[field]);
}

/** Writes the changed lines by one statement. */
function writeLines(tx: Tx, changed: readonly VienPhiDongRow[]): void {
  if (changed.length === 0) return;
  const rows = changed.map((line) => ({
    id: line._id,
    ...Object.fromEntries(written.map((field) => [field, line[field]])),
  }));
  goOn(tx, queryPrepared(tx.db, 'sen_line_parts', lineParts, [JSON.stringify(rows), tx.now()]));
}

const lineParts = `
    update main.vien_phi_dong l set thanh_tien = r."ThanhTien", bh_chi_tra = r."BHChiTra", bncct = r."BNCCT", bntt = r."BNTT",
      benh_nhan_tt = r."BenhNhanTT", nguon_khac = r."NguonKhac", mien_giam = r."MienGiam", con_lai = r."ConLai",
      thu_thua = r."ThuThua", muc_huong = r."mucHuong", ty_le_dv = r."tyLeDV", da_thu_tien = r."DaThuTien",
      duoc_phep_thuc_hien = r."DuocPhepThucHien", version = l.version + 1, ngay_cap_nhat = $2
    from jsonb_to_recordset($1::jsonb) as r(id uuid, "ThanhTien" numeric, "BHChiTra" numeric, "BNCCT" numeric,
      "BNTT" numeric, "BenhNhanTT" numeric, "NguonKhac" numeric, "MienGiam" numeric, "ConLai" numeric, "ThuThua" numeric,
      "mucHuong" text, "tyLeDV" int, "DaThuTien" boolean, "DuocPhepThucHien" boolean)
    where l.id = r.id`;

/** Tells the order and prescription lines whose payment changed, so that rooms and stores see it at once. */
async function tellSources(
  tx: Tx,
  changed: readonly VienPhiDongRow[],
  before: readonly VienPhiDongRow[],
): Promise<void> {
  const was = new Map(before.map((line) => [line._id, line]));
  const news = changed.filter(({ _id, DaThuTien, DuocPhepThucHien }) => {
    const old = was.get(_id);
    return old?.DaThuTien !== DaThuTien || old.DuocPhepThucHien !== DuocPhepThucHien;
  });
  for (const DaThuTien of [true, false]) {
    for (const DuocPhepThucHien of [true, false]) {
      const ids = sourcesOf(
        news,
        'DichVu',
        (line) => line.DaThuTien === DaThuTien && line.DuocPhepThucHien === DuocPhepThucHien,
      );
      await setPaymentState(tx, ids, { DaThuTien, DuocPhepThucHien });
    }
    await setPrescriptionPayment(
      tx,
      sourcesOf(news, 'Thuoc', (line) => line.DaThuTien === DaThuTien),
      DaThuTien,
    );
  }
}

function sourcesOf(
  rows: readonly VienPhiDongRow[],
  source: VienPhiDongRow['source'],
  fits: (line: VienPhiDongRow) => boolean,
): string[] {
  return rows.filter((line) => line.source === source && fits(line)).map((line) => line.source_Id);
}
