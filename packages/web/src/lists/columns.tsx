import type { Label } from '@sen/domain/catalogue/catalogue';
import { currentLanguage } from '../session/i18n.ts';
import { formatDate, formatDateTime } from '../ui/dateText.ts';
import { StateTag, type Tone } from '../ui/StateTag.tsx';
import type { ColumnLook, ListColumn } from './listDef.ts';

type Has<K extends string, T> = Readonly<Record<K, T>>;
type Labels<S extends string> = Readonly<Record<S, Label>>;

/** A field in its own words; nothing where it has none. */
export const text = <K extends string>(
  key: K,
  more: ColumnLook = {},
): ListColumn<Has<K, string | number | null>> => ({ key, ...more, render: (row) => row[key] });

/** A number or code by which something is known. */
export const code = <K extends string>(key: K, label?: string, more: ColumnLook = {}) =>
  text(key, { kind: 'code', ...(label === undefined ? {} : { label }), ...more });

export const day = <K extends string>(key: K, more: ColumnLook = {}): ListColumn<Has<K, string | null>> => ({
  key,
  kind: 'day',
  ...more,
  render: (row) => (row[key] === null ? null : formatDate(row[key])),
});

export const moment = <K extends string>(
  key: K,
  more: ColumnLook = {},
): ListColumn<Has<K, string | null>> => ({
  key,
  kind: 'moment',
  ...more,
  render: (row) => (row[key] === null ? null : formatDateTime(row[key])),
});

/** A state in words and colour. */
export const state = <K extends string, S extends string>(
  key: K,
  labels: Labels<S>,
  tones: Readonly<Record<S, Tone>>,
  more: ColumnLook = {},
): ListColumn<Has<K, S | null>> => ({
  key,
  kind: 'state',
  ...more,
  render: ({ [key]: one }) =>
    one === null ? null : <StateTag tone={tones[one]}>{labels[one][currentLanguage()]}</StateTag>,
});

/** One of some values in words. */
export const words = <K extends string, S extends string>(
  key: K,
  labels: Labels<S>,
  more: ColumnLook = {},
): ListColumn<Has<K, S | null>> => ({
  key,
  ...more,
  render: ({ [key]: one }) => (one === null ? null : labels[one][currentLanguage()]),
});

/** The patient, by whom a row is known: name and code. */
export const patient = (
  label: string,
  more: ColumnLook = {},
): ListColumn<Readonly<{ TenBenhNhan: string; MaYTe: string }>> => ({
  key: 'TenBenhNhan',
  label,
  width: 240,
  grow: true,
  heading: true,
  ...more,
  render: (row) => `${row.TenBenhNhan} · ${row.MaYTe}`,
});
