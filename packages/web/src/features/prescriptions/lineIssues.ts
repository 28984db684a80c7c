import type { Issue } from '@sen/domain/catalogue/validate';
import { dec } from '@sen/domain/money/decimal';
import { type DrugLine, quantityOf } from './drugLine.ts';

/** What is wrong with a line, by the field's name. */
export type LineIssues = ReadonlyMap<string, Issue>;

/** The issues of a refused prescription ('dongs.1.SoLuong') by the key of the line that was sent at that place. */
export function issuesByLine(issues: readonly Issue[], sent: readonly DrugLine[]): Map<string, LineIssues> {
  const found = new Map<string, Map<string, Issue>>();
  for (const issue of issues) {
    const [, at, field] = /^dongs\.(\d+)\.(\w+)$/.exec(issue.path) ?? [];
    const line = sent[Number(at)];
    if (!line || !field) continue;
    const own = found.get(line.key) ?? new Map<string, Issue>();
    found.set(line.key, own.set(field, issue));
  }
  return found;
}

/** Whether a line that a store is to give asks for more than was free when the drug was chosen. */
export function exceedsStock(line: DrugLine): boolean {
  if (line.available === null || line.LoaiToa === 'MuaNgoai') return false;
  const quantity = quantityOf(line);
  return /^\d+(\.\d+)?$/.test(quantity) && dec(quantity).gt(line.available);
}
