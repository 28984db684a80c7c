import { cachLyGiuong } from '@sen/domain/stays/beds';
import type { ListColumn } from '../../lists/listDef.ts';
import { currentLanguage } from '../../session/i18n.ts';
import { StateTag } from '../../ui/StateTag.tsx';

type Person = { MaYTe: string; TenBenhNhan: string; NamSinh: number };
type Labelled = { ma?: string | null; ten: string };

/** 'Nguyễn Văn A, 1960 · BN0001'. */
export const personText = (one: Person | null | undefined): string =>
  one ? `${one.TenBenhNhan}, ${one.NamSinh} · ${one.MaYTe}` : '–';

/** Code and name of what is referred to. */
export const labelText = (one: Labelled | null | undefined): string =>
  one ? [one.ma, one.ten].filter(Boolean).join(' – ') : '';

/** The patient of a row. */
export const person = <R,>(of: (row: R) => Person | null | undefined): ListColumn<R> => ({
  key: 'TenBenhNhan',
  label: 'patient',
  width: 270,
  grow: true,
  heading: true,
  sortable: true,
  value: (row) => of(row)?.TenBenhNhan ?? '',
  render: (row) => personText(of(row)),
});

/** Somebody or something that a row refers to, by name. */
export const named = <R,>(
  key: string,
  of: (row: R) => Labelled | null | undefined,
  width = 150,
): ListColumn<R> => ({
  key,
  width,
  sortable: true,
  value: (row) => of(row)?.ten ?? '',
  render: (row) => of(row)?.ten ?? '–',
});

/** The isolation that a patient needs. */
export function Isolation({ value }: { value: keyof typeof cachLyGiuong | null }) {
  return value ? <StateTag tone="urgent">{cachLyGiuong[value][currentLanguage()]}</StateTag> : null;
}
