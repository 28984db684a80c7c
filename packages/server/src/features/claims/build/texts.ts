import { withoutRestricted } from '@sen/domain/claims/restricted';
import { dec } from '@sen/domain/money/decimal';
import type { VisitParts } from './parts.ts';
import type { SessionRow } from './sessions.ts';

/** Nothing that a summary names, since nothing was ordered or nothing of it is told. */
const NO_RESULTS = 'Không có kết quả cận lâm sàng cần ghi.';

/** The diseases of a visit: the main one of its last examination with one, the others once each. */
export function diagnosesOf(sessions: readonly SessionRow[]) {
  const last = sessions.findLast((one) => one.icd !== null) ?? null;
  const others = sessions.flatMap((one) => [...(one.icd === null ? [] : [one.icd]), ...one.icdPhu]);
  const ordered = [...(last?.icdPhu ?? []), ...others].filter((code) => code !== last?.icd);
  return {
    main: last?.icd ?? null,
    further: [...new Set(ordered)],
    text: last ? last.ChanDoan || last.tenIcd : null,
  };
}

/** What was done: operations and procedures, drugs; else how the examination ended. */
export function treatmentOf({ lines, sessions }: VisitParts): string | null {
  const done = lines.filter(({ NhomChiPhi }) => NhomChiPhi === 'PhauThuat' || NhomChiPhi === 'ThuThuat');
  const drugs = lines.filter(({ thuoc }) => thuoc !== null);
  const texts = [
    ...done.map(({ Ten }) => Ten),
    ...drugs.map(({ Ten, SoLuong }) => `${Ten} × ${dec(SoLuong).toFixed()}`),
  ];
  return texts.join('\n') || (sessions.at(-1)?.tenHuong ?? null);
}

/** Values outside their range and conclusions. */
export function resultsText({ results }: VisitParts): string {
  const texts = results.flatMap(({ TenDichVu, tenChiSo, giaTri, donVi, co, ketLuan }) => {
    if (tenChiSo)
      return co && co !== 'N' ? [[`${tenChiSo}: ${giaTri}`, donVi, `(${co})`].filter(Boolean).join(' ')] : [];
    return ketLuan ? [`${TenDichVu}: ${ketLuan}`] : [];
  });
  return withoutRestricted(texts.join('\n')) || NO_RESULTS;
}

/** What the doctors wrote down of symptoms and course. */
export function courseText({ sessions }: VisitParts): string | null {
  return withoutRestricted(
    [...new Set(sessions.map((one) => one.TrieuChungLamSang).filter(Boolean))].join('\n') || null,
  );
}
