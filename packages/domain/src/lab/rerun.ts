import type { Issue } from '../catalogue/validate.ts';

/** How a rerun stands. */
export const trangThaiChayLai = {
  ChoChay: { vi: 'Chờ chạy lại', en: 'Waits' },
  DaChon: { vi: 'Đã chọn kết quả', en: 'Chosen' },
  DaBo: { vi: 'Bỏ cùng mẫu', en: 'Given up with its sample' },
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
  const reason = LyDo.trim();
  return [
    ...(chiSos === 0 ? [{ path: 'chiSos', code: 'REQUIRED' } as const] : []),
    ...(reason === '' ? [{ path: 'LyDo', code: 'REQUIRED' } as const] : []),
    ...(reason.length > rerunReasonMost
      ? [{ path: 'LyDo', code: 'TOO_LONG', details: { max: rerunReasonMost } } as const]
      : []),
  ];
}
