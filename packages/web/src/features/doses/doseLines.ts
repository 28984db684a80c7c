import { isOpen } from '@sen/domain/doses/lieuThuoc';
import type { DrugChartQuery, RoundOfPatientFragment, WrittenDoseFragment } from './doses.main.gen.ts';

export type Chart = RoundOfPatientFragment;
/** The same with what was taken back. */
export type WholeChart = NonNullable<DrugChartQuery['thucHienThuocNoiTru']>;
export type WholeDrug = WholeChart['thuocs'][number];
export type ChartDrug = Chart['thuocs'][number];
export type ChartDose = ChartDrug['lieus'][number];
export type Written = WrittenDoseFragment;

/** A dose of a patient with its drug. */
export type DoseLine = { drug: ChartDrug; dose: ChartDose };

/** The doses of a patient by time; those of one time in the order of the sheet. */
export function linesOf({ thuocs }: Pick<Chart, 'thuocs'>): DoseLine[] {
  const lines = thuocs.flatMap((drug) => drug.lieus.map((dose) => ({ drug, dose })));
  return lines.sort((one, other) => one.dose.GioDung.localeCompare(other.dose.GioDung));
}

/** The same in groups of one time each. */
export function byTime(lines: readonly DoseLine[]): Array<{ at: string; lines: DoseLine[] }> {
  const groups = new Map<string, DoseLine[]>();
  for (const line of lines) groups.set(line.dose.GioDung, [...(groups.get(line.dose.GioDung) ?? []), line]);
  return [...groups].map(([at, of]) => ({ at, lines: of }));
}

/** How many doses of a patient are late, due, running and done, and when the next one comes. */
export type Counts = {
  late: number;
  due: number;
  running: number;
  done: number;
  all: number;
  next: string | null;
};

export function countsOf(chart: Pick<Chart, 'thuocs'>): Counts {
  const doses = linesOf(chart).map(({ dose }) => dose);
  const asNeeded = chart.thuocs.flatMap(({ khiCans }) => khiCans);
  const many = (state: ChartDose['trangThai']) => doses.filter(({ trangThai }) => trangThai === state).length;
  const next = doses.find(({ trangThai }) => trangThai === 'ChuaDen')?.GioDung ?? null;
  const running = many('DangTruyen') + asNeeded.filter(({ TrangThai }) => TrangThai === 'DangTruyen').length;
  const done = many('DaDung') + many('KhongDung');
  const all = doses.length - many('Huy');
  return { late: many('Tre'), due: many('DenGio'), running, done, all, next };
}

/** The dose that a scanned drug answers: the first one that waits. */
export function dueOf(chart: Pick<Chart, 'thuocs'>, code: string): DoseLine | null {
  const wanted = code.trim().toUpperCase();
  const of = linesOf(chart).filter(({ drug }) => drug.MaDuoc.toUpperCase() === wanted);
  return (
    of.find(({ dose }) => isOpen(dose.trangThai)) ??
    of.find(({ dose }) => dose.trangThai === 'ChuaDen') ??
    null
  );
}

/** Whether an act succeeds now. */
export const may = (
  one: { hanhDongs: ReadonlyArray<{ action: string; refusal?: string | null }> },
  act: string,
): boolean => one.hanhDongs.some(({ action, refusal }) => action === act && !refusal);

/** The orders of one drug that the chart shows as a row: the same drug, dose, route and way over repeated entries. */
export function rowKey({ MaDuoc, yLenh: { Lieu, DuongDung, CachDung, TheTich } }: ChartDrug): string {
  return [MaDuoc, Lieu, DuongDung?._id ?? '', CachDung === 'KhiCan', TheTich ?? ''].join(' ');
}

/** The rows of the chart, each with its orders, in the order in which they come. */
export function chartRows<D extends ChartDrug>(thuocs: readonly D[]): D[][] {
  const rows = new Map<string, D[]>();
  for (const drug of thuocs) rows.set(rowKey(drug), [...(rows.get(rowKey(drug)) ?? []), drug]);
  return [...rows.values()];
}
