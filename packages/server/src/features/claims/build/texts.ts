import { timeIn } from '@sen/domain/claims/moments';
import { isRestrictedDisease, withoutRestricted } from '@sen/domain/claims/restricted';
import { NO_RESULTS, type TomTatBox, tomTatOf } from '@sen/domain/examination/tomTat';
import { dec } from '@sen/domain/money/decimal';
import type { BillLine } from './lines.ts';
import type { VisitParts } from './parts.ts';
import type { ResultRow } from './results.ts';
import type { SessionRow } from './sessions.ts';

/**
 * The diseases of a visit: the main one of its last examination with one, the others once each. HIV stands among the others in no file: only the
 * main disease says what the fund pays for (claims 13).
 */
export function diagnosesOf(sessions: readonly SessionRow[]) {
  const last = sessions.findLast((one) => one.icd !== null) ?? null;
  const others = sessions.flatMap((one) => [...(one.icd === null ? [] : [one.icd]), ...one.icdPhu]);
  const ordered = [...(last?.icdPhu ?? []), ...others].filter(
    (code) => code !== last?.icd && !isRestrictedDisease(code),
  );
  return {
    main: last?.icd ?? null,
    further: [...new Set(ordered)],
    text: last ? diagnosisText(last) : null,
  };
}

/** A diagnosis in words: HIV is left out of it, unless it is the disease that the fund pays for. */
export function diagnosisText({ ChanDoan, icd, tenIcd }: SessionRow): string | null {
  if (isRestrictedDisease(icd)) return ChanDoan || tenIcd;
  return withoutRestricted(ChanDoan)?.replace(/[;,]$/, '') || tenIcd;
}

/**
 * The boxes of the summary over all examinations of a visit: what each doctor wrote, else what the record says of that examination. What
 * belongs to none stands with the last one.
 */
export function boxesOf({ sessions, lines, results }: VisitParts): Record<TomTatBox, string | null> {
  const ids = sessions.map(({ _id }) => _id);
  const last = ids.at(-1);
  const of = (id: string) => (row: { KhamBenh_Id: string | null }) =>
    row.KhamBenh_Id === id || (id === last && !ids.includes(row.KhamBenh_Id ?? ''));
  const all = sessions.map((session) => {
    const { LyDoKham, TrieuChungLamSang, LoiDan, huong, tenHuong, ngayTaiKham } = session;
    return tomTatOf(session, {
      ...{ LyDoKham, TrieuChungLamSang, LoiDan, loaiHuong: huong, tenHuong },
      NgayTaiKham: ngayTaiKham && timeIn(ngayTaiKham),
      ketQuas: resultLines(results.filter(of(session._id))),
      dieuTris: treatmentLines(lines.filter(of(session._id))),
    });
  });
  const box = (name: TomTatBox) => {
    const told = new Set(all.flatMap((boxes) => boxes[name] ?? []));
    if (told.size > 1) told.delete(NO_RESULTS);
    return withoutRestricted([...told].join('\n') || null);
  };
  return {
    QuaTrinhBenhLy: box('QuaTrinhBenhLy'),
    // a summary whose only result is restricted says that there is none to note
    KetQuaCanLamSang: box('KetQuaCanLamSang') ?? NO_RESULTS,
    PhuongPhapDieuTri: box('PhuongPhapDieuTri') ?? sessions.at(-1)?.tenHuong ?? null,
    HuongDieuTri: box('HuongDieuTri'),
  };
}

/** Operations and procedures, drugs. */
function treatmentLines(lines: readonly BillLine[]): string[] {
  const done = lines.filter(({ NhomChiPhi }) => NhomChiPhi === 'PhauThuat' || NhomChiPhi === 'ThuThuat');
  const drugs = lines.filter(({ thuoc }) => thuoc !== null);
  return [
    ...done.map(({ Ten }) => Ten),
    ...drugs.map(({ Ten, SoLuong }) => `${Ten} × ${dec(SoLuong).toFixed()}`),
  ];
}

/** Values outside their range and conclusions. */
function resultLines(results: readonly ResultRow[]): string[] {
  return results.flatMap(({ TenDichVu, tenChiSo, giaTri, donVi, co, ketLuan }) => {
    if (tenChiSo)
      return co && co !== 'N' ? [[`${tenChiSo}: ${giaTri}`, donVi, `(${co})`].filter(Boolean).join(' ')] : [];
    return ketLuan ? [`${TenDichVu}: ${ketLuan}`] : [];
  });
}
