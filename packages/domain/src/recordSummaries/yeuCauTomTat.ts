import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';

/**
 * What the acts on a request for a summary decide on: any desk of the facility (`node`) takes, refuses and delivers; who may in the room of
 * the record (`phong`) writes.
 */
export type YeuCauTomTatFacts = { TrangThai: string; node: string | null; phong: string };

/** Who asks for the summary of a medical record (form 04 of circular 25/2025). */
export const nguoiYeuCau = {
  NguoiBenh: { vi: 'Người bệnh', en: 'The patient' },
  NguoiDaiDien: { vi: 'Người đại diện', en: 'A representative' },
} as const;

export type NguoiYeuCau = keyof typeof nguoiYeuCau;

/**
 * The life of a request: requested, its summary written, delivered; or refused with a reason. A summary that is issued again is to be
 * delivered again; one that is cancelled leaves the request open.
 */
export const yeuCauTomTatActs = defineActs<YeuCauTomTatFacts>()({
  name: 'YeuCauTomTatHoSo',
  initial: 'DaYeuCau',
  states: {
    DaYeuCau: { vi: 'Đã yêu cầu', en: 'Requested' },
    DaLap: { vi: 'Đã lập', en: 'Written' },
    DaGiao: { vi: 'Đã giao', en: 'Delivered' },
    TuChoi: { vi: 'Từ chối', en: 'Refused' },
  },
  acts: {
    sua: {
      permission: 'YEU_CAU_TOM_TAT',
      label: { vi: 'Sửa yêu cầu', en: 'Change the request' },
      move: { from: ['DaYeuCau'] },
    },
    tuChoi: {
      permission: 'YEU_CAU_TOM_TAT',
      label: { vi: 'Từ chối', en: 'Refuse' },
      move: { from: ['DaYeuCau'], to: 'TuChoi' },
    },
    lap: {
      permission: 'TOM_TAT_HO_SO',
      label: { vi: 'Viết tóm tắt', en: 'Write the summary' },
      at: (one) => one.phong,
      move: { from: ['DaYeuCau'], to: 'DaLap' },
    },
    giao: {
      permission: 'YEU_CAU_TOM_TAT',
      label: { vi: 'Giao', en: 'Deliver' },
      move: { from: ['DaLap'], to: 'DaGiao' },
    },
    // follow from the acts on the summary
    giaoLai: {
      permission: 'TOM_TAT_HO_SO',
      label: { vi: 'Giao bản cấp lại', en: 'Deliver what was issued again' },
      at: (one) => one.phong,
      move: { from: ['DaLap', 'DaGiao'], to: 'DaLap' },
    },
    moLai: {
      permission: 'TOM_TAT_HO_SO',
      label: { vi: 'Mở lại yêu cầu', en: 'Open the request again' },
      at: (one) => one.phong,
      move: { from: ['DaLap', 'DaGiao'], to: 'DaYeuCau' },
    },
  },
});

/** The most copies of one request. */
export const mostCopies = 10;

type YeuCau = {
  KhamBenh_Id?: string | null | undefined;
  BenhAn_Id?: string | null | undefined;
  NguoiYeuCau?: NguoiYeuCau | null | undefined;
  HoTenNguoiYeuCau?: string | null | undefined;
  QuanHe?: string | null | undefined;
  SoGiayTo?: string | null | undefined;
  MucDich?: string | null | undefined;
  SoBan?: number | null | undefined;
  NgayYeuCau?: string | null | undefined;
  NgayHen?: string | null | undefined;
};

const needed = ['HoTenNguoiYeuCau', 'SoGiayTo', 'MucDich', 'SoBan', 'NgayYeuCau', 'NgayHen'] as const;

/** What a request lacks or has wrong; `today` is YYYY-MM-DD. */
export function requestIssues(one: YeuCau, today: string): Issue[] {
  const issues: Issue[] = [];
  if (!one.KhamBenh_Id === !one.BenhAn_Id) issues.push({ path: 'HoSo', code: 'REQUIRED' });
  for (const path of needed) if (!one[path]) issues.push({ path, code: 'REQUIRED' });
  if (one.NguoiYeuCau === 'NguoiDaiDien' && !one.QuanHe) issues.push({ path: 'QuanHe', code: 'REQUIRED' });
  if (one.SoBan && one.SoBan < 1) issues.push({ path: 'SoBan', code: 'TOO_SMALL', details: { min: 1 } });
  if (one.SoBan && one.SoBan > mostCopies)
    issues.push({ path: 'SoBan', code: 'TOO_LARGE', details: { max: mostCopies } });
  const { NgayYeuCau, NgayHen } = one;
  if (NgayYeuCau && NgayYeuCau > today) issues.push({ path: 'NgayYeuCau', code: 'IN_THE_FUTURE' });
  if (NgayYeuCau && NgayHen && NgayHen < NgayYeuCau)
    issues.push({ path: 'NgayHen', code: 'RECORD_SUMMARY_PROMISED_BEFORE' });
  return issues;
}
