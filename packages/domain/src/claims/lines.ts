import type { TheTrongDot } from '../insurance/benefit.ts';
import { parseThe } from '../insurance/card.ts';
import type { SettleLine } from '../insurance/settleTypes.ts';
import { type Decimal, dec, sum, toMoney } from '../money/decimal.ts';
import { isSupply, parts } from './codes.ts';
import type { AnyRow } from './fields.ts';
import type { ClaimFile, Xml1Row } from './file.ts';
import { dayIn, timeIn } from './moments.ts';

/** A row that costs something, of table 2 or 3, in one shape. `at` is its place in the table; missing money is 0. */
export type CostLine = {
  table: 'XML2' | 'XML3';
  at: number;
  row: AnyRow;
  nhom: string;
  ten: string;
  soLuong: Decimal;
  donGiaBV: Decimal;
  donGiaBH: Decimal;
  tyLeDV: number;
  tyLeBH: number;
  phamVi: 1 | 2 | 3;
  goiVTYT: string | null;
  tranTT: Decimal | null;
  bv: Decimal;
  bh: Decimal;
  /** MUC_HUONG, '0' where the row has none. */
  mucHuong: Decimal;
  nguonKhac: Decimal;
  bntt: Decimal;
  bncct: Decimal;
  bhtt: Decimal;
  /** NGAY_YL as a local time 'YYYY-MM-DDTHH:mm'. */
  ngayYLenh: string;
};

/** The drugs, then the services and consumables of a file. */
export function costLines({ xml2, xml3 }: Pick<ClaimFile, 'xml2' | 'xml3'>): CostLine[] {
  const drugs = xml2.map((row, at) => ({
    ...common(row, at),
    table: 'XML2' as const,
    ten: row.TEN_THUOC,
    donGiaBV: row.DON_GIA ?? '0',
    donGiaBH: row.DON_GIA ?? '0',
    tyLeDV: 100,
    goiVTYT: null,
    tranTT: null,
  }));
  const services = xml3.map((row, at) => ({
    ...common(row, at),
    table: 'XML3' as const,
    ten: (isSupply(row.MA_NHOM) && row.TEN_VAT_TU) || row.TEN_DICH_VU,
    donGiaBV: row.DON_GIA_BV ?? '0',
    donGiaBH: row.DON_GIA_BH ?? '0',
    tyLeDV: Number(row.TYLE_TT_DV),
    goiVTYT: row.GOI_VTYT,
    tranTT: row.T_TRANTT,
  }));
  return [...drugs, ...services];
}

/** A row as the rules of insurance take it (insurance 1.7). Whose support it is a file does not tell; it counts as the patient's. */
export function settleLine(line: CostLine): SettleLine {
  return {
    DonGia: line.donGiaBV,
    DonGiaBHYT: line.donGiaBH,
    SoLuong: line.soLuong,
    tyLeDV: line.tyLeDV,
    tyLeBH: line.tyLeBH,
    phamVi: line.phamVi,
    ngayYLenh: line.ngayYLenh,
    goiVTYT: line.goiVTYT,
    tTranTT: line.tranTT,
    nguonKhacBenhNhan: line.nguonKhac,
  };
}

/** The sums of XML1, of its rows (claims 8): every field is a sum of rounded rows. */
export function claimTotals(file: Pick<ClaimFile, 'xml2' | 'xml3'>) {
  const lines = costLines(file);
  const total = (part: (line: CostLine) => Decimal, of = lines) => toMoney(sum(of.map(part)));
  const byFee = lines.filter(({ row }) => row['MA_PTTT'] === '1');
  return {
    T_THUOC: total(
      ({ bv }) => bv,
      lines.filter(({ table }) => table === 'XML2'),
    ),
    T_VTYT: total(
      ({ bv }) => bv,
      lines.filter(({ table, nhom }) => table === 'XML3' && isSupply(nhom)),
    ),
    T_TONGCHI_BV: total(({ bv }) => bv),
    T_TONGCHI_BH: total(({ bh }) => bh),
    T_BNTT: total(({ bntt }) => bntt),
    T_BNCCT: total(({ bncct }) => bncct),
    T_BHTT: total(({ bhtt }) => bhtt),
    T_NGUONKHAC: total(({ nguonKhac }) => nguonKhac),
    T_BHTT_GDV: total(({ bhtt }) => bhtt, byFee),
  };
}

/** The cards of a visit with their validity, as XML1 lists them; what is no card number is left out. */
export function cardsOf(xml1: Xml1Row): Array<TheTrongDot & { dangKy: string | null }> {
  const [from, to, places] = [xml1.GT_THE_TU, xml1.GT_THE_DEN, xml1.MA_DKBD].map(parts);
  return parts(xml1.MA_THE_BHYT).flatMap((soThe, at) => {
    const [tuNgay, denNgay] = [from?.[at], to?.[at]];
    if (!tuNgay || parseThe(soThe) === null) return [];
    return [
      {
        soThe,
        tuNgay: dayIn(tuNgay),
        denNgay: denNgay ? dayIn(denNgay) : null,
        dangKy: places?.[at] ?? null,
      },
    ];
  });
}

function common(row: AnyRow, at: number) {
  const value = (name: string) => row[name] ?? '0';
  const phamVi = row['PHAM_VI'] === '2' ? 2 : row['PHAM_VI'] === '3' ? 3 : 1;
  return {
    at,
    row,
    nhom: value('MA_NHOM'),
    soLuong: value('SO_LUONG'),
    tyLeBH: Number(value('TYLE_TT_BH')),
    phamVi: phamVi as 1 | 2 | 3, // the type of the literals, which a variable widens
    bv: value('THANH_TIEN_BV'),
    bh: value('THANH_TIEN_BH'),
    mucHuong: value('MUC_HUONG'),
    nguonKhac: value('T_NGUONKHAC'),
    bntt: value('T_BNTT'),
    bncct: value('T_BNCCT'),
    bhtt: value('T_BHTT'),
    ngayYLenh: timeIn(value('NGAY_YL')),
  };
}

/** Whether a line counts on insurance: what has no percent is the patient's own. */
export function isInsuredLine(line: CostLine): boolean {
  return dec(line.mucHuong).gt(0);
}

/** The code of a service; of a row that misses it, which V01 tells, nothing. */
export function serviceCode(row: AnyRow): string {
  return row['MA_DICH_VU'] ?? '';
}
