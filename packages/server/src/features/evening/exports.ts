import { loaiBienLaiValues } from '@sen/domain/catalogues/fields';
import { loaiPhep } from '@sen/domain/evening/evening';
import { loaiLech, phanDoiChieu } from '@sen/domain/evening/findings';
import { type KhoangSo, soBienLai, tenKhoang } from '@sen/domain/evening/gaps';
import { dec, sum } from '@sen/domain/money/decimal';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import { type ExportTable, noteExport } from '../../engine/exportTable.ts';
import type { SheetCell } from '../../engine/sheetBook.ts';
import { moment } from '../printing/format.ts';
import { claimsWithErrors } from './claimsFound.ts';
import { type EveningRead, readEvening } from './read.ts';
import type { EveningAsked } from './scope.ts';

const texts = {
  vi: {
    title: 'Đối chiếu cuối ngày',
    heads: [
      'Phần',
      'Nội dung',
      'Của ai',
      'Số',
      'Lúc',
      'Số tiền',
      'Đối chiếu với',
      'Chênh lệch',
      'Cách xử lý',
    ],
    cashier: 'Thu ngân',
    ledger: 'bút toán',
    shift: 'ca đã kết',
    agrees: 'Khớp',
    differs: 'Lệch',
    missing: 'khuyết',
    explained: 'Đã giải trình',
    cancelled: 'hủy',
    result: (count: number) => (count === 0 ? 'Ngày đã khớp' : `Còn ${count} việc chưa khớp`),
  },
  en: {
    title: 'Every evening',
    heads: ['Part', 'What', 'Whose', 'Number', 'At', 'Amount', 'Against', 'Difference', 'How to mend it'],
    cashier: 'Cashier',
    ledger: 'entries',
    shift: 'closed shifts',
    agrees: 'Agrees',
    differs: 'Differs',
    missing: 'missing',
    explained: 'Explained',
    cancelled: 'cancelled',
    result: (count: number) => (count === 0 ? 'The day agrees' : `${count} things do not agree`),
  },
} as const;

const widths = [18, 40, 26, 22, 18, 18, 18, 16, 44];

/** The evening of a day as a table: the comparisons, the drawers, the books, and each thing that does not agree. The export is logged. */
export async function eveningTable(ctx: Ctx, asked: EveningAsked): Promise<ExportTable> {
  const [read, claims] = await Promise.all([readEvening(ctx, asked), claimsWithErrors(ctx, asked)]);
  const evening = claims.soLuong > 0 ? { ...read, nhoms: [...read.nhoms, claims] } : read;
  const text = texts[ctx.language];
  const rows = [
    ...comparisonRows(ctx, evening),
    ...drawerRows(ctx, evening),
    ...numberRows(ctx, evening),
    ...(await explainedRows(ctx, evening)),
    ...foundRows(ctx, evening),
  ];
  await noteExport(ctx, { entity: 'DoiChieuNgay', filter: asked }, { totalRows: rows.length, data: rows });
  return {
    title: text.title,
    days: { startDate: evening.ngay, endDate: evening.ngay },
    columns: text.heads.map((head, at) => ({ head, width: widths[at] ?? 16 })),
    rows,
    total: [text.result(evening.soLech + claims.soLuong)],
  };
}

function comparisonRows({ language }: Ctx, { pheps }: EveningRead): SheetCell[][] {
  const side = (of: ReadonlyArray<{ SoTien: string }>) => Number(sum(of.map(({ SoTien }) => SoTien)));
  return pheps.map(({ loai, phan, trai, phai, lech, khop }) => [
    ...[phanDoiChieu[phan][language], loaiPhep[loai][language], null, null, null],
    ...[side(trai), side(phai), Number(lech), khop ? texts[language].agrees : texts[language].differs],
  ]);
}

function drawerRows({ language }: Ctx, { thuNgans }: EveningRead): SheetCell[][] {
  const { cashier, ledger, shift } = texts[language];
  return thuNgans.flatMap(({ NguoiThu, HinhThuc, soBienLai, Con, ButToan, CaDaKet }) =>
    [
      [ledger, ButToan],
      [shift, CaDaKet],
    ].map(([name, other]) => [
      ...[phanDoiChieu.ThuTien[language], `${cashier} · ${HinhThuc ?? ''} · ${name}`, NguoiThu],
      ...[String(soBienLai), null, Number(Con), Number(other), Number(dec(Con).minus(other ?? 0)), null],
    ]),
  );
}

function numberRows({ language }: Ctx, { quyens, kyHieus }: EveningRead): SheetCell[][] {
  const { missing, cancelled } = texts[language];
  const listed = (name: string, numbers: ReadonlyArray<number | string>) =>
    numbers.length > 0 ? [`${name}: ${numbers.join(', ')}`] : [];
  const gone = (runs: readonly KhoangSo[]) =>
    listed(
      missing,
      runs.map((run) => tenKhoang(run)),
    );
  const row = (what: string, from: number, to: number, count: number, notes: string[]): SheetCell[] => [
    ...[
      phanDoiChieu.SoPhieu[language],
      what,
      null,
      `${from} – ${to}`,
      null,
      count,
      null,
      null,
      notes.join('; ') || null,
    ],
  ];
  return [
    ...quyens.map(({ KyHieu, LoaiBienLai, TuSo, DenSo, soLuong, soHuys, khuyets }) =>
      row(`${KyHieu} · ${loaiBienLaiValues[LoaiBienLai][language]}`, TuSo, DenSo, soLuong, [
        ...gone(khuyets),
        ...listed(cancelled, soHuys),
      ]),
    ),
    ...kyHieus.map(({ MauSo, KyHieu, TuSo, DenSo, soLuong, khuyets }) =>
      row(`${MauSo}${KyHieu}`, TuSo, DenSo, soLuong, gone(khuyets)),
    ),
  ];
}

/** Missing numbers that somebody has explained: who, when and why. */
async function explainedRows(ctx: Ctx, { quyens, kyHieus }: EveningRead): Promise<SheetCell[][]> {
  const said = [...quyens, ...kyHieus].flatMap(({ giaiTrinhs }) => giaiTrinhs);
  const names = await Promise.all(
    said.map(({ NguoiGiaiTrinh_Id }) => refLabel(ctx, 'NhanVien', NguoiGiaiTrinh_Id)),
  );
  return said.map(({ MauSo, KyHieu, QuyenBienLai_Id, LyDo, NgayTao, ...run }, at) => [
    ...[phanDoiChieu.SoPhieu[ctx.language], texts[ctx.language].explained, names[at]?.ten ?? null],
    `${MauSo ?? ''}${KyHieu} ${tenKhoang(run, QuyenBienLai_Id ? soBienLai : String)}`,
    ...[moment(NgayTao.toISOString()), null, null, null, LyDo],
  ]);
}

function foundRows({ language }: Ctx, { nhoms }: EveningRead): SheetCell[][] {
  return nhoms.flatMap(({ loai, dongs }) => {
    const { phan, label, mend } = loaiLech[loai];
    return dongs.map(({ So, Ai, Luc, SoTien, NenLa, DangLa, ghiChu }) => [
      ...[phanDoiChieu[phan][language], label[language], Ai, So, Luc && moment(new Date(Luc).toISOString())],
      ...[
        NenLa === null ? Number(SoTien) : Number(NenLa),
        DangLa && Number(DangLa),
        DangLa && Number(SoTien),
      ],
      [mend[language], ghiChu].filter(Boolean).join(' · '),
    ]);
  });
}
