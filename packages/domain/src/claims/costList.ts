import type { Label } from '../catalogue/catalogue.ts';
import { type Decimal, sum, toMoney } from '../money/decimal.ts';
import { isSupply } from './codes.ts';
import type { ClaimFile, Xml1Row } from './file.ts';
import { type CostLine, cardsOf, costLines, isInsuredLine } from './lines.ts';
import { dayIn } from './moments.ts';

/** The columns that are summed up. Money with 2 decimals. */
export type CostSums = {
  bv: Decimal;
  bh: Decimal;
  quy: Decimal;
  cungChiTra: Decimal;
  khac: Decimal;
  tuTra: Decimal;
};

/** One line of the list. Services show their own percent (`tyLeDV`), drugs and consumables that of the fund (`tyLeBH`). */
export type CostListLine = CostSums & {
  table: 'XML2' | 'XML3';
  at: number;
  ten: string;
  donViTinh: string;
  soLuong: Decimal;
  donGiaBV: Decimal;
  donGiaBH: Decimal;
  tyLeDV: number | null;
  tyLeBH: number | null;
  /** Its package of consumables: the lines of one stand together. */
  goi: string | null;
};

/** A numbered item of the form; those without a line are left out, the numbers stay. */
export type CostSection = { so: string; label: Label; lines: CostListLine[]; sums: CostSums };

/** What the costs of a block have in common: a change of any of it begins another block. */
export type BlockHead = {
  soThe: string | null;
  dangKy: string | null;
  tuNgay: string | null;
  denNgay: string | null;
  maDoiTuong: string;
  khuVuc: string | null;
  mucHuong: Decimal;
  /** Five years without a break on the day of the order, and the yearly limit of co-payment reached. */
  du5Nam: boolean;
  mienCungChiTra: boolean;
};
export type CostBlock = BlockHead & { sections: CostSection[]; sums: CostSums };

/** Form 01/KBCB (claims 10). `loai`: 01 examination, 02 outpatient, 03 inpatient, 04 day treatment. */
export type CostList = {
  loai: '01' | '02' | '03' | '04';
  maBN: string;
  maLK: string;
  khoa: string;
  blocks: CostBlock[];
  /** Surcharges, which the patient pays, in a block of their own; null without any. */
  phuThu: { lines: CostListLine[]; sums: CostSums } | null;
  sums: CostSums;
};

const items: ReadonlyArray<readonly [so: string, vi: string, en: string]> = [
  ['1', 'Khám bệnh', 'Examinations'],
  ['2.1', 'Ngày giường điều trị ban ngày', 'Beds of day treatment'],
  ['2.2', 'Ngày giường điều trị nội trú', 'Inpatient beds'],
  ['2.3', 'Ngày giường lưu', 'Stay beds'],
  ['3', 'Xét nghiệm', 'Laboratory'],
  ['4', 'Chẩn đoán hình ảnh', 'Imaging'],
  ['5', 'Thăm dò chức năng', 'Functional tests'],
  ['6', 'Thủ thuật, phẫu thuật', 'Procedures, operations'],
  ['7', 'Máu, chế phẩm máu', 'Blood, blood products'],
  ['8', 'Thuốc, dịch truyền', 'Drugs, infusions'],
  ['9', 'Vật tư y tế', 'Consumables'],
  ['10', 'Gói vật tư y tế', 'Packages of consumables'],
  ['11', 'Vận chuyển người bệnh', 'Transport'],
  ['12', 'Dịch vụ khác', 'Other services'],
];

const itemOfGroup: Readonly<Record<string, string>> = {
  '1': '3',
  '2': '4',
  '3': '5',
  '4': '8',
  '5': '8',
  '6': '8',
  '7': '7',
  '8': '6',
  '10': '9',
  '11': '9',
  '12': '11',
  '13': '1',
  '14': '2.1',
  '15': '2.2',
  '16': '2.3',
  '17': '7',
  '18': '6',
};

const typeOfVisit: Readonly<Record<string, CostList['loai']>> = {
  '01': '01',
  '03': '03',
  '04': '04',
  '06': '03',
  '09': '03',
  '10': '01',
  '11': '01',
  '12': '01',
  '13': '01',
  '14': '01',
  '15': '01',
  '16': '01',
};

/**
 * The cost list of a file, of the same rows as the claim: a block for each card and benefit with the items that occur. `isSurcharge` tells
 * what stands apart as a surcharge.
 */
export function costList(file: ClaimFile, isSurcharge: (line: CostLine) => boolean = () => false): CostList {
  const { xml1 } = file;
  const all = costLines(file);
  const surcharges = all.filter(isSurcharge);
  const listed = all.filter((line) => !surcharges.includes(line));
  return {
    loai: typeOfVisit[xml1.MA_LOAI_KCB] ?? '02',
    maBN: xml1.MA_BN,
    maLK: xml1.MA_LK,
    khoa: xml1.MA_KHOA,
    blocks: blocksOf(listed, xml1),
    phuThu: surcharges.length > 0 ? { lines: surcharges.map(listLine), sums: sumsOf(surcharges) } : null,
    sums: sumsOf(all),
  };
}

function blocksOf(lines: readonly CostLine[], xml1: Xml1Row): CostBlock[] {
  const inTime = [...lines].sort((a, b) =>
    a.ngayYLenh < b.ngayYLenh ? -1 : a.ngayYLenh > b.ngayYLenh ? 1 : 0,
  );
  const heads = new Map(inTime.map((line) => [line, headOf(line, xml1)]));
  // what no percent holds for stands with the costs of its card around it
  for (const line of inTime) {
    const head = heads.get(line);
    if (!head || isInsuredLine(line)) continue;
    const ofCard = inTime.filter((other) => isInsuredLine(other) && heads.get(other)?.soThe === head.soThe);
    const near = ofCard.findLast((other) => other.ngayYLenh <= line.ngayYLenh) ?? ofCard[0];
    heads.set(line, (near && heads.get(near)) ?? head);
  }
  const groups = new Map<string, { head: BlockHead; lines: CostLine[] }>();
  for (const line of inTime) {
    const head = heads.get(line) ?? headOf(line, xml1);
    const key = JSON.stringify(head);
    const group = groups.get(key) ?? { head, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ head, lines: own }) => ({
    ...head,
    sections: sectionsOf(own),
    sums: sumsOf(own),
  }));
}

function headOf(line: CostLine, xml1: Xml1Row): BlockHead {
  const day = line.ngayYLenh.slice(0, 10);
  const started = cardsOf(xml1).filter(({ tuNgay }) => tuNgay <= day);
  const card = started.find(({ denNgay }) => !denNgay || denNgay >= day) ?? started.at(-1);
  const since = (value: string | null) => value !== null && dayIn(value) <= day;
  return {
    soThe: card?.soThe ?? null,
    dangKy: card?.dangKy ?? null,
    tuNgay: card?.tuNgay ?? null,
    denNgay: card?.denNgay ?? null,
    maDoiTuong: xml1.MA_DOITUONG_KCB,
    khuVuc: xml1.MA_KHUVUC,
    mucHuong: line.mucHuong,
    du5Nam: since(xml1.NAM_NAM_LIEN_TUC),
    mienCungChiTra: since(xml1.NGAY_MIEN_CCT),
  };
}

function sectionsOf(lines: readonly CostLine[]): CostSection[] {
  return items.flatMap(([so, vi, en]) => {
    const own = lines.filter((line) => itemOf(line) === so);
    if (so === '10')
      own.sort((a, b) => (a.goiVTYT ?? '').localeCompare(b.goiVTYT ?? '', 'en', { numeric: true }));
    return own.length > 0 ? [{ so, label: { vi, en }, lines: own.map(listLine), sums: sumsOf(own) }] : [];
  });
}

function itemOf({ goiVTYT, nhom }: CostLine): string {
  return goiVTYT ? '10' : (itemOfGroup[nhom] ?? '12');
}

function listLine(line: CostLine): CostListLine {
  const byFund = line.table === 'XML2' || isSupply(line.nhom);
  return {
    table: line.table,
    at: line.at,
    ten: line.ten,
    donViTinh: line.row['DON_VI_TINH'] ?? '',
    soLuong: line.soLuong,
    donGiaBV: line.donGiaBV,
    donGiaBH: line.donGiaBH,
    tyLeDV: byFund ? null : line.tyLeDV,
    tyLeBH: byFund ? line.tyLeBH : null,
    goi: line.goiVTYT,
    ...sumsOf([line]),
  };
}

function sumsOf(lines: readonly CostLine[]): CostSums {
  const total = (part: (line: CostLine) => Decimal) => toMoney(sum(lines.map(part)));
  return {
    bv: total(({ bv }) => bv),
    bh: total(({ bh }) => bh),
    quy: total(({ bhtt }) => bhtt),
    cungChiTra: total(({ bncct }) => bncct),
    khac: total(({ nguonKhac }) => nguonKhac),
    tuTra: total(({ bntt }) => bntt),
  };
}
