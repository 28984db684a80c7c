import type { LoaiPhieuKho } from '@sen/domain/stock/phieuKho';
import type { PaperLine } from '../paperValues.ts';

/** A column of the lines: a field that is typed, or one that is only shown. */
export type LineColumn = {
  field: keyof PaperLine & string;
  kind: 'text' | 'day' | 'number' | 'shown';
};

const bought: readonly LineColumn[] = [
  { field: 'SoLo', kind: 'text' },
  { field: 'HanDung', kind: 'day' },
  { field: 'SoLuongGoi', kind: 'number' },
  { field: 'QuyCach', kind: 'number' },
  { field: 'SoLuong', kind: 'number' },
  { field: 'DonGia', kind: 'number' },
  { field: 'VAT', kind: 'number' },
];
const ofLot: readonly LineColumn[] = [
  { field: 'SoLo', kind: 'shown' },
  { field: 'HanDung', kind: 'shown' },
];

/** The columns of each kind of paper, in the order in which a line is typed. */
export const lineColumns: Readonly<Record<LoaiPhieuKho, readonly LineColumn[]>> = {
  NhapMua: bought,
  TonDau: bought,
  ChuyenKho: [...ofLot, { field: 'free', kind: 'shown' }, { field: 'SoLuong', kind: 'number' }],
  KiemKe: [
    ...ofLot,
    { field: 'SoLuongSo', kind: 'shown' },
    { field: 'SoLuong', kind: 'number' },
    { field: 'LyDo', kind: 'text' },
  ],
};

/** What the receiver took, once a transfer has arrived. */
export function receivedColumn(kind: LoaiPhieuKho, lines: readonly PaperLine[]): readonly LineColumn[] {
  const isReceived = kind === 'ChuyenKho' && lines.some((line) => line.SoLuongNhan !== null);
  return isReceived ? [{ field: 'SoLuongNhan', kind: 'shown' }] : [];
}

/** The columns of a line: a lot that a stock-take found beyond the books is typed whole. */
export function columnsOf(kind: LoaiPhieuKho, line: PaperLine): readonly LineColumn[] {
  if (kind !== 'KiemKe' || line.Lo_Id !== null) return lineColumns[kind];
  return lineColumns.KiemKe.map((column) =>
    column.field === 'SoLo'
      ? { field: 'SoLo', kind: 'text' }
      : column.field === 'HanDung'
        ? { field: 'HanDung', kind: 'day' }
        : column,
  );
}
