import { formatVnd } from '@sen/domain/money/decimal';
import type { TFunction } from 'i18next';
import { formatDate } from '../../../ui/dateText.ts';
import type { Suggestion } from '../../../ui/suggestions/suggestions.ts';
import type { Service } from '../basket.ts';
import type { GoiYChiDinhQuery } from '../suggestions.main.gen.ts';

export type OrderSuggestions = GoiYChiDinhQuery['goiYChiDinh'];
type Line = OrderSuggestions['hayDungs'][number];

/** What is suggested to be ordered: sets by why they are, the orders of last time, the doctor's usual services. */
export function orderSuggestions(
  { bos, hayDungs, lanTruoc }: OrderSuggestions,
  there: { basket: ReadonlySet<string>; ordered: ReadonlySet<string> },
  t: TFunction<readonly ['orders', 'common']>,
): Suggestion[] {
  const line = ({ dichVu, SoLuong, soLan }: Line) => {
    const why = there.basket.has(dichVu._id)
      ? t('suggest.inBasket')
      : there.ordered.has(dichVu._id)
        ? t('suggest.ordered')
        : null;
    const price = dichVu.DonGia ? formatVnd(dichVu.DonGia) : '';
    const count = Number(SoLuong) === 1 ? '' : `× ${Number(SoLuong)}`;
    const often = soLan === null || soLan === undefined ? '' : t('common:suggest.times', { count: soLan });
    return {
      key: dichVu._id,
      label: `${dichVu.MaDichVu} – ${dichVu.TenDichVu}`,
      more: [often, count, price].filter((one) => one !== '').join(' · '),
      ...(why === null ? {} : { startsUnticked: true, told: [{ text: why, grave: false }] }),
    };
  };
  const sets = bos.map(
    (set): Suggestion => ({
      key: set._id,
      group: set.theoChanDoan
        ? t('common:suggest.forDisease')
        : set.cuaToi
          ? t('common:suggest.mine')
          : set.TenNoi
            ? t('common:suggest.ofPlace')
            : t('common:suggest.shared'),
      label: set.TenBoChiDinh,
      note: set.theoChanDoan && set.cuaToi ? t('common:suggest.mine') : (set.TenNoi ?? undefined),
      code: set.MaBoChiDinh,
      ...(set.cuaToi ? { ownId: set._id } : {}),
      gone: set.boDis,
      lines: set.dichVus.map(line),
    }),
  );
  const last: Suggestion[] = lanTruoc
    ? [
        {
          key: 'last',
          group: t('common:suggest.lastTime'),
          label: t('suggest.last'),
          note: [formatDate(lanTruoc.NgayYeuCau), lanTruoc.BacSiChiDinh?.ten].filter((one) => one).join(', '),
          gone: lanTruoc.boDis,
          lines: lanTruoc.dichVus.map(line),
        },
      ]
    : [];
  const usual: Suggestion[] =
    hayDungs.length > 0
      ? [
          {
            key: 'used',
            group: t('common:suggest.used'),
            label: t('suggest.usual'),
            isChoice: true,
            lines: hayDungs.map(line),
          },
        ]
      : [];
  const first = bos.filter((set) => set.theoChanDoan).length; // they come first
  return [...sets.slice(0, first), ...last, ...usual, ...sets.slice(first)];
}

/** The services that were ticked, with the quantity that is suggested. */
export function chosenServices(
  { bos, hayDungs, lanTruoc }: OrderSuggestions,
  from: string,
  keys: ReadonlySet<string>,
): Array<{ service: Service; SoLuong: string }> {
  const lines =
    from === 'last'
      ? (lanTruoc?.dichVus ?? [])
      : from === 'used'
        ? hayDungs
        : (bos.find((set) => set._id === from)?.dichVus ?? []);
  return lines
    .filter(({ dichVu }) => keys.has(dichVu._id))
    .map(({ dichVu, SoLuong }) => ({ service: dichVu, SoLuong }));
}
