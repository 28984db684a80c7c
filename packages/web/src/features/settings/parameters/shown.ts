import {
  type ParameterGroup,
  type ParameterKind,
  type ParameterUnit,
  parameterKind,
  valueFields,
} from '@sen/domain/insurance/parameterKinds';
import { holdsWords } from '@sen/domain/names/find';
import { showDecimal } from '../../../ui/numberText.ts';
import type { LegalParameterFragment } from './parameters.main.gen.ts';

/** A parameter with its values, the newest first. */
export type Dated = {
  kind: ParameterKind;
  /** The value of today; null before the first. */
  now: LegalParameterFragment | null;
  /** The next value that is set already. */
  next: LegalParameterFragment | null;
  values: readonly LegalParameterFragment[];
};

export const parameterGroups: readonly ParameterGroup[] = ['base', 'benefit', 'route', 'rate', 'claim'];

/** The parameters whose name, code or source has a text, in the order of their codes as people read them. */
export function datedOf(rows: readonly LegalParameterFragment[], text: string): Dated[] {
  const byCode = new Map<string, LegalParameterFragment[]>();
  for (const row of rows) byCode.set(row.ma, [...(byCode.get(row.ma) ?? []), row]);
  return [...byCode]
    .flatMap(([ma, values]) => {
      const kind = parameterKind(ma);
      if (!kind) return [];
      const words = [ma, kind.label.vi, kind.label.en, ...values.map(({ canCu }) => canCu ?? '')].join(' ');
      if (!holdsWords(text, words)) return [];
      const now = values.find((one) => one.daApDung) ?? null;
      const next = values.findLast((one) => !one.daApDung) ?? null;
      return [{ kind, now, next, values }];
    })
    .sort((one, other) => one.kind.ma.localeCompare(other.kind.ma, 'vi', { numeric: true }));
}

/** A value as a person reads it: 2.530.000 ₫, 80 %, Có. */
export function valueText(unit: ParameterUnit, value: string, language: 'vi' | 'en'): string {
  const field = valueFields[unit];
  if (field.kind === 'enum') return field.values[value]?.[language] ?? value;
  const number = showDecimal(value);
  return unit === 'money' ? `${number} ₫` : unit === 'percent' ? `${number} %` : number;
}
