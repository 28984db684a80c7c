import type { Issue } from '@sen/domain/catalogue/validate';
import { dec } from '@sen/domain/money/decimal';
import { type DrugLine, doseTimes, quantityOf } from './drugLine.ts';

/** What is wrong with a line, by the field's name. */
export type LineIssues = ReadonlyMap<string, Issue>;

/** The issues of a refused prescription ('dongs.1.SoLuong') at the drug and the line that were sent at that place. */
export function atLines(issues: readonly Issue[], sent: readonly DrugLine[]): Issue[] {
  return issues.map((issue) => {
    const [, at, field] = /^dongs\.(\d+)\.(\w+)$/.exec(issue.path) ?? [];
    const line = sent[Number(at)];
    return line && field ? { ...issue, path: `${line.Duoc_Id}.${line.key}.${field}` } : issue;
  });
}

/** Issues by the key of their line. */
export function issuesByLine(issues: readonly Issue[]): Map<string, LineIssues> {
  const found = new Map<string, Map<string, Issue>>();
  for (const issue of issues) {
    const [, key, field] = issue.path.split('.');
    if (!key || !field) continue;
    const own = found.get(key) ?? new Map<string, Issue>();
    found.set(key, own.set(field, issue));
  }
  return found;
}

/** What a refused prescription misses elsewhere, such as the weight of a child: no line can show it. */
export function issuesOutsideLines(issues: readonly Issue[]): Issue[] {
  return issues.filter((issue) => issue.path.split('.').length < 3);
}

/** Whether a line that a store is to give asks for more than was free when the drug was chosen. */
export function exceedsStock(line: DrugLine): boolean {
  if (line.available === null || line.LoaiToa === 'MuaNgoai') return false;
  const quantity = quantityOf(line);
  return /^\d+(\.\d+)?$/.test(quantity) && dec(quantity).gt(line.available);
}

/** Whether doses or a quantity were typed that come to nothing. */
export function asksNothing(line: DrugLine): boolean {
  const typed = line.SoLuong !== null || doseTimes.some((time) => line[time] !== null);
  const quantity = quantityOf(line);
  return typed && (!/^\d+(\.\d+)?$/.test(quantity) || !dec(quantity).gt('0'));
}
