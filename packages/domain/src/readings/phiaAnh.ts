/** Whether a picture was taken before the work or after it; one that is neither has no side. */
export const phiaAnh = {
  Truoc: { vi: 'Trước', en: 'Before' },
  Sau: { vi: 'Sau', en: 'After' },
} as const;

export type PhiaAnh = keyof typeof phiaAnh;

/** The sides in the order in which they are shown. */
export const phiaAnhs = ['Truoc', 'Sau'] as const satisfies readonly PhiaAnh[];

/** Pictures by their side, each in their order; `khac`: those that are neither. */
export function bySide<I extends { Phia?: PhiaAnh | null }>(
  images: readonly I[],
): Record<PhiaAnh | 'khac', I[]> {
  return {
    Truoc: images.filter(({ Phia }) => Phia === 'Truoc'),
    Sau: images.filter(({ Phia }) => Phia === 'Sau'),
    khac: images.filter(({ Phia }) => !Phia),
  };
}
