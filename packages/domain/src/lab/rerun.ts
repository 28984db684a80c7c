import { reasonIssues } from '../acts/reason.ts';
import type { Issue } from '../catalogue/validate.ts';

/** How a rerun stands. */
export const trangThaiChayLai = {
  ChoChay: { vi: 'Chờ chạy lại', en: 'Waits' },
  DaChon: { vi: 'Đã chọn kết quả', en: 'Chosen' },
  DaBo: { vi: 'Đã bỏ', en: 'Given up' },
} as const;

/** Which of the two values was taken. */
export const chonChayLai = {
  Dau: { vi: 'Kết quả đầu', en: 'The first value' },
  Lai: { vi: 'Kết quả chạy lại', en: 'The new value' },
} as const;

export type ChonChayLai = keyof typeof chonChayLai;

export const trangThaiChayLais = [
  'ChoChay',
  'DaChon',
  'DaBo',
] as const satisfies readonly (keyof typeof trangThaiChayLai)[];
export const chonChayLais = ['Dau', 'Lai'] as const satisfies readonly ChonChayLai[];

/** So long is the reason of a rerun. */
export const rerunReasonMost = 300;

/** What is missing of a wish for reruns: an index, a reason that is not too long. */
export function rerunIssues({ chiSos, LyDo }: { chiSos: number; LyDo: string }): Issue[] {
  return [
    ...(chiSos === 0 ? [{ path: 'chiSos', code: 'REQUIRED' } as const] : []),
    ...reasonIssues(LyDo, { max: rerunReasonMost }),
  ];
}
