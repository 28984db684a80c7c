import { type BoCuc, boCucGoc, type KhungMauIn } from '@sen/domain/printing/boCuc';
import type { NhanMauIn } from '@sen/domain/printing/nhanMauIn';
import type { FormVersionFragment, PrintFormQuery } from './printing.print.gen.ts';

export type FormDetail = PrintFormQuery['mauIn'];

/** What is edited of a version. */
export type FormText = { template: string; labels: readonly NhanMauIn[]; layout: BoCuc; GhiChu: string };

/** What the layout of a form may change. */
export const khungOf = (form: FormDetail) => form.khungBoCuc as KhungMauIn; // as the server checked it

/** The text of a version, or of the shipped form when there is none. */
export function textOf(form: FormDetail, version: FormVersionFragment | null): FormText {
  if (!version)
    return { template: form.templateGoc, labels: form.labelsGoc.map(plain), layout: boCucGoc, GhiChu: '' };
  return {
    template: version.template,
    labels: version.labels.map(plain),
    layout: version.layout as BoCuc, // as the server checked it
    GhiChu: version.GhiChu ?? '',
  };
}

/** Labels as the API takes them: without what the client's cache adds. */
function plain({ khoa, vi, en }: NhanMauIn): NhanMauIn {
  return { khoa, vi, en };
}

/** Where a line and column, counted from 1, lie in a text; the end of the text when it has no such line. */
export function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const length = lines[line - 1]?.length ?? 0;
  return Math.min(before + Math.min(column - 1, length), text.length);
}

/** The lines in which two texts differ: what remains without their common beginning and end. */
export function differingLines(one: string, other: string): [string, string] {
  const a = one.split('\n');
  const b = other.split('\n');
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (
    end < a.length - start &&
    end < b.length - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  ) {
    end += 1;
  }
  return [a.slice(start, a.length - end).join('\n'), b.slice(start, b.length - end).join('\n')];
}

/** The labels in which two versions differ, a line each: 'Key: text / text'. */
export function differingLabels(one: readonly NhanMauIn[], other: readonly NhanMauIn[]): [string, string] {
  const lines = (all: readonly NhanMauIn[]) => all.map(({ khoa, vi, en }) => `${khoa}: ${vi} / ${en}`);
  const known = [new Set(lines(one)), new Set(lines(other))] as const;
  return [
    [...known[0]].filter((line) => !known[1].has(line)).join('\n'),
    [...known[1]].filter((line) => !known[0].has(line)).join('\n'),
  ];
}

/** The pieces in which a layout differs from another, a line each. */
function differingPieces(one: BoCuc, other: BoCuc): string {
  const lines = (layout: BoCuc) =>
    Object.entries(layout).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const known = new Set(lines(other));
  return lines(one)
    .filter((line) => !known.has(line))
    .join('\n');
}

/** Where one's own text differs from the server's, part by part. */
export function conflictLines(
  mine: FormText,
  theirs: FormText,
): Array<{ path: 'template' | 'labels' | 'layout' | 'note'; mine: string; theirs: string }> {
  const [myLines, theirLines] = differingLines(mine.template, theirs.template);
  const [myLabels, theirLabels] = differingLabels(mine.labels, theirs.labels);
  return [
    { path: 'template' as const, mine: myLines, theirs: theirLines },
    { path: 'labels' as const, mine: myLabels, theirs: theirLabels },
    {
      path: 'layout' as const,
      mine: differingPieces(mine.layout, theirs.layout),
      theirs: differingPieces(theirs.layout, mine.layout),
    },
    { path: 'note' as const, mine: mine.GhiChu, theirs: theirs.GhiChu },
  ].filter((line) => line.mine !== line.theirs);
}
