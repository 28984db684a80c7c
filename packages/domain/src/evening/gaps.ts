/** Numbers that follow each other, both ends among them. */
export type KhoangSo = { TuSo: number; DenSo: number };

/** How many numbers a run has. */
export const soLuongSo = ({ TuSo, DenSo }: KhoangSo): number => DenSo - TuSo + 1;

/** A run as people write it, each number by `show`: `5`, `5 – 7`. */
export const tenKhoang = ({ TuSo, DenSo }: KhoangSo, show: (so: number) => string = String): string =>
  TuSo === DenSo ? show(TuSo) : `${show(TuSo)} – ${show(DenSo)}`;

/** A receipt number as receipts write it: seven digits at least. */
export const soBienLai = (so: number): string => String(so).padStart(7, '0');

/**
 * What of the missing numbers nobody has explained, and the explanations that a missing number has. What an explanation says of a number that
 * is there says nothing. Neither the gaps nor the explanations overlap among themselves; both come in any order.
 */
export function splitGaps<E extends KhoangSo>(
  gaps: readonly KhoangSo[],
  explained: readonly E[],
): { con: KhoangSo[]; giaiTrinhs: E[] } {
  const byStart = [...explained].sort((a, b) => a.TuSo - b.TuSo);
  const giaiTrinhs = byStart.filter((one) =>
    gaps.some(({ TuSo, DenSo }) => one.TuSo <= DenSo && one.DenSo >= TuSo),
  );
  const con = [...gaps]
    .sort((a, b) => a.TuSo - b.TuSo)
    .flatMap(({ TuSo, DenSo }) => {
      const left: KhoangSo[] = [];
      let from = TuSo;
      for (const one of giaiTrinhs) {
        if (one.DenSo < from || one.TuSo > DenSo) continue;
        if (one.TuSo > from) left.push({ TuSo: from, DenSo: one.TuSo - 1 });
        from = one.DenSo + 1;
      }
      return from <= DenSo ? [...left, { TuSo: from, DenSo }] : left;
    });
  return { con, giaiTrinhs };
}
