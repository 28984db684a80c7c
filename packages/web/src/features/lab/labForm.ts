import type { Issue } from '@sen/domain/catalogue/validate';
import { deviceIssues } from '@sen/domain/lab/measuredWith';
import type { Parts } from '../../ui/recordForm/parts.ts';
import {
  issuesInSlip,
  type LineValues,
  inputOf as lineInput,
  lineOf,
  valuesOf as lineValuesOf,
  partOfIssue,
  type ReadingLine,
  type ReadingValues,
  readingParts,
} from '../readings/readingEntry.ts';
import { entryIssues as lineIssues } from '../readings/readingIssues.ts';
import type { DichVuXetNghiemInput, LabResultFragment } from './lab.main.gen.ts';
import { type Cell, cellsOf, type LabCells, labParts } from './labEntry.ts';

/** The form of a slip: the cells of its values and, by the lines of the slip, what is written of its services. */
export type LabForm = Readonly<Record<string, Cell | LineValues>>;

const isLine = (part: Cell | LineValues): part is LineValues => 'hinhAnhs' in part;
/** The parts of cells are named by a line and a code, those of services by a line and a field. */
const isLinePath = (path: string) => /^[^ .]+\.\w+$/.test(path);

/** The cells of the form. */
export function cellsIn(form: LabForm): LabCells {
  return Object.fromEntries(
    Object.entries(form).flatMap(([key, part]) => (isLine(part) ? [] : [[key, part]])),
  );
}

/** What is written of services in the form. */
export function linesIn(form: LabForm): ReadingValues {
  return Object.fromEntries(
    Object.entries(form).flatMap(([key, part]) => (isLine(part) ? [[key, part]] : [])),
  );
}

/** The services of a result as those that are read; they have no ready conclusions, and values in place of fields of a report. */
export function servicesOf({ dichVus }: Pick<LabResultFragment, 'dichVus'>): ReadingLine[] {
  return dichVus.map((line) => ({ ...line, mauKetLuans: [], truongs: [], lanTruoc: null }));
}

/** A slip as stored. */
export function formOf(result: LabResultFragment): LabForm {
  return {
    ...cellsOf(result.ketQuas, result.DichVuYeuCau.KetLuan),
    ...lineValuesOf(servicesOf(result)),
  };
}

/** Whether nothing is entered of a slip, neither here nor as stored: only then the sample may be taken back. */
export function isBlank(
  { dichVus }: Pick<LabResultFragment, 'dichVus'>,
  { entered, dirty }: { entered: number; dirty: boolean },
): boolean {
  return entered === 0 && !dirty && dichVus.every(({ daNhap }) => !daNhap);
}

/** Each value, and each field of each service, is a part. */
export const labFormParts: Parts<LabForm> = {
  differing: (one, other) => [
    ...labParts.differing(cellsIn(one), cellsIn(other)),
    ...readingParts.differing(linesIn(one), linesIn(other)),
  ],
  put: (into, from, paths) => ({
    ...labParts.put(
      cellsIn(into),
      cellsIn(from),
      paths.filter((path) => !isLinePath(path)),
    ),
    ...readingParts.put(linesIn(into), linesIn(from), paths.filter(isLinePath)),
  }),
  pick: (form, paths) => ({
    ...labParts.pick(
      cellsIn(form),
      paths.filter((path) => !isLinePath(path)),
    ),
    ...readingParts.pick(linesIn(form), paths.filter(isLinePath)),
  }),
};

/** What is wrong with what is written of services, and for a return which devices lack, at `dichVus.N.<part>`. */
export function serviceIssues(
  result: LabResultFragment,
  form: LabForm,
  complete: boolean,
  now: number,
): Issue[] {
  const ordered = Date.parse(result.DichVuYeuCau.NgayYeuCau);
  const [lines, values] = [servicesOf(result), linesIn(form)];
  // who performed a service and when is written down by the return
  const written = lineIssues(lines, values, false, { ordered, now }).map(atServices);
  if (!complete) return written;
  const unsaid = lines.flatMap(({ ChiTiet_Id, KhongKetQua, thietBis }, at) =>
    deviceIssues({ KhongKetQua, ThietBi_Id: lineOf(values, ChiTiet_Id).ThietBi_Id }, thietBis.length).map(
      (issue) => ({ ...issue, path: `dichVus.${at}.${issue.path}` }),
    ),
  );
  return [...written, ...unsaid];
}

/** What goes to the server of services: their changed fields. */
export function serviceInput(
  result: LabResultFragment,
  form: LabForm,
  changed: readonly string[],
): DichVuXetNghiemInput[] {
  return lineInput(servicesOf(result), linesIn(form), changed, 0).ketQuas;
}

/** The server's issues of services, whose paths count those that were sent or name their lines, at their places in the slip. */
export function issuesAtServices(
  issues: readonly Issue[],
  result: LabResultFragment,
  changed: readonly string[],
): Issue[] {
  const lines = servicesOf(result);
  return issues.flatMap((issue) => {
    const named = lines.findIndex(({ ChiTiet_Id }) => issue.path.split('.')[1] === ChiTiet_Id);
    if (named >= 0) return [{ ...issue, path: issue.path.replace(/^dichVus\.[^.]+/, `dichVus.${named}`) }];
    const asRead = { ...issue, path: issue.path.replace(/dichVus\./, 'ketQuas.') };
    return issuesInSlip([asRead], lines, changed).map(atServices);
  });
}

/** The part of the form that an issue of a service is about. */
export function partOfService(path: string, result: LabResultFragment | null): string {
  return partOfIssue(path, result ? servicesOf(result) : []);
}

function atServices(issue: Issue): Issue {
  return { ...issue, path: issue.path.replace(/^ketQuas\./, 'dichVus.') };
}
