import type { Issue } from '@sen/domain/catalogue/validate';
import { textLimits, tooLong, withoutConclusion } from '@sen/domain/orders/textResult';
import { fieldIssues, missingFields } from '@sen/domain/readings/fields';
import { missingOfPerformance, performanceIssues } from '@sen/domain/readings/performance';
import { isInstant } from '../../ui/dateText.ts';
import {
  type ContentRules,
  type LineValues,
  lineOf,
  type ReadingLine,
  type ReadingValues,
} from './readingEntry.ts';

/** What a performance is judged by, in ms; `saidOnce`: who performed it and when is said of the whole slip. */
type Around = { ordered: number; now: number; saidOnce?: boolean };

/** What is wrong with the values: too long, and for a return what has no conclusion. Paths are by place in the slip. */
export function entryIssues(
  lines: readonly ReadingLine[],
  values: ReadingValues,
  complete: boolean,
  around: Around,
  content?: ContentRules,
): Issue[] {
  const missing = withoutConclusion(
    lines.map((line) => ({ ...line, KetLuan: lineOf(values, line.ChiTiet_Id).KetLuan })),
  );
  return lines.flatMap((line, at): Issue[] => [
    ...tooLong(lineOf(values, line.ChiTiet_Id)).map((part) => ({
      path: `ketQuas.${at}.${part}`,
      code: 'TOO_LONG',
      details: { max: textLimits[part] },
    })),
    ...(complete && missing.some((one) => one.ChiTiet_Id === line.ChiTiet_Id)
      ? [{ path: `ketQuas.${at}.KetLuan`, code: 'REQUIRED' }]
      : []),
    ...reportIssues(line, lineOf(values, line.ChiTiet_Id), complete).map((issue) => ({
      ...issue,
      path: `ketQuas.${at}.truongs.${issue.path}`,
    })),
    ...performedIssues(line, lineOf(values, line.ChiTiet_Id), complete, around).map((issue) => ({
      ...issue,
      path: `ketQuas.${at}.${issue.path}`,
    })),
    ...(
      content?.issues(lineOf(values, line.ChiTiet_Id).noiDung, {
        complete: complete && !line.KhongKetQua,
        stored: line.noiDung ?? null,
        now: around.now,
      }) ?? []
    ).map((issue) => ({ ...issue, path: `ketQuas.${at}.noiDung.${issue.path}` })),
  ]);
}

/** What is wrong with the fields of its report, and for a return which of them lack. */
function reportIssues(line: ReadingLine, { truongs }: LineValues, complete: boolean): Issue[] {
  const filled = line.truongs.map((field) => ({ ...field, GiaTri: truongs[field.Ma] ?? null }));
  return [
    ...fieldIssues(line.truongs, filled),
    ...(complete && !line.KhongKetQua ? missingFields(filled) : []).map(({ Ma }) => ({
      path: Ma,
      code: 'REQUIRED',
    })),
  ];
}

function performedIssues(
  line: ReadingLine,
  { NguoiThucHien_Ids, ThoiGianThucHien, ThietBi_Id }: LineValues,
  complete: boolean,
  { saidOnce = false, ...around }: Around,
): Issue[] {
  if (ThoiGianThucHien !== null && !isInstant(ThoiGianThucHien))
    return [{ path: 'ThoiGianThucHien', code: 'NOT_A_DATE' }];
  const at = ThoiGianThucHien === null ? null : Date.parse(ThoiGianThucHien);
  // the clock of this desk may be behind the server's, which gave the time that nobody has touched
  const typed = ThoiGianThucHien === line.ThoiGianThucHien ? null : at;
  const wanted = complete && !line.KhongKetQua;
  const missing = missingOfPerformance(
    { NguoiThucHien_Ids, ThoiGianThucHien: at, ThietBi_Id },
    line.thietBis.length > 0,
  ).filter((field) => wanted && (field === 'ThietBi_Id' || !saidOnce));
  return [
    ...performanceIssues({ NguoiThucHien_Ids, ThoiGianThucHien: typed }, around),
    ...missing.map((path) => ({ path, code: 'REQUIRED' })),
  ];
}
