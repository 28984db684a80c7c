import type { Issue } from '../catalogue/validate.ts';

/** Why a laboratory rejects a sample. */
export const lyDoTuChoiMau = {
  TanMau: { vi: 'Mẫu tán huyết', en: 'Haemolysed' },
  DongMau: { vi: 'Mẫu bị đông', en: 'Clotted' },
  ThieuMau: { vi: 'Không đủ lượng mẫu', en: 'Too little' },
  SaiOng: { vi: 'Sai ống đựng mẫu', en: 'Wrong tube' },
  SaiNhan: { vi: 'Sai nhãn hoặc không có nhãn', en: 'Wrong or no label' },
  DoVo: { vi: 'Ống mẫu đổ, vỡ', en: 'Leaked or broken' },
  QuaGio: { vi: 'Mẫu gửi quá giờ', en: 'Came too late' },
  MauDuc: { vi: 'Huyết thanh đục (tăng mỡ máu)', en: 'Lipaemic' },
  Khac: { vi: 'Lý do khác', en: 'Another reason' },
} as const;

export type LyDoTuChoiMau = keyof typeof lyDoTuChoiMau;

/** In the order of the choice. */
export const lyDoTuChoiMaus = [
  'TanMau',
  'DongMau',
  'ThieuMau',
  'SaiOng',
  'SaiNhan',
  'DoVo',
  'QuaGio',
  'MauDuc',
  'Khac',
] as const satisfies readonly LyDoTuChoiMau[];

/** So long are the words on a rejected sample. */
export const rejectionNoteMost = 300;

/** What is missing of a rejection: another reason needs words. */
export function rejectionIssues({
  LyDo,
  GhiChu,
}: {
  LyDo: LyDoTuChoiMau | null;
  GhiChu?: string | null | undefined;
}): Issue[] {
  const words = GhiChu?.trim() ?? '';
  return [
    ...(LyDo === null ? [{ path: 'LyDo', code: 'REQUIRED' } as const] : []),
    ...(LyDo === 'Khac' && words === '' ? [{ path: 'GhiChu', code: 'REQUIRED' } as const] : []),
    ...(words.length > rejectionNoteMost
      ? [{ path: 'GhiChu', code: 'TOO_LONG', details: { max: rejectionNoteMost } } as const]
      : []),
  ];
}

/** Why a sample was rejected, in words. */
export function rejectionText(LyDo: LyDoTuChoiMau, GhiChu: string | null, language: 'vi' | 'en'): string {
  const words = GhiChu?.trim() ?? '';
  if (LyDo === 'Khac' && words !== '') return words;
  return [lyDoTuChoiMau[LyDo][language], words].filter(Boolean).join(': ');
}
