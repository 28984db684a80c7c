import { formatVnd } from '@sen/domain/money/decimal';

/** An amount in dong, '1.234.567'; a dash when there is none. */
export function Money({
  value,
  strong = false,
}: {
  value: string | number | null | undefined;
  strong?: boolean;
}) {
  const text = value === null || value === undefined || value === '' ? '–' : formatVnd(value);
  return strong ? <strong className="money">{text}</strong> : <span className="money">{text}</span>;
}
