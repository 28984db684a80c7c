import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useRemoveOwn } from '../../../catalogue/useRemoveOwn.ts';
import { SuggestionDialog } from '../../../ui/suggestions/SuggestionDialog.tsx';
import type { useUndo } from '../../../ui/useUndo.ts';
import { withoutService, withService } from '../basket.ts';
import { GoiYChiDinhDocument } from '../suggestions.main.gen.ts';
import type { Orders } from '../useOrders.ts';
import { chosenServices, orderSuggestions } from './orderSuggestions.ts';

/** Whose orders are suggested: the visit, the room, the diseases found. */
export type OrderPlace = { TiepNhan_Id: string; NoiYeuCau_Id: string; ICD_Ids: readonly string[] };
type Props = { orders: Orders; place: OrderPlace; undo: ReturnType<typeof useUndo>; onClose: () => void };

/** Order sets, the orders of last time and usual services, to be put into the basket by ticks. */
export default function OrderSuggestions({ orders, place, undo, onClose }: Props) {
  const { t } = useTranslation(['orders', 'common']);
  const { data, loading, error, refetch } = useQuery(GoiYChiDinhDocument, {
    variables: { ...place, ICD_Ids: [...place.ICD_Ids] },
    fetchPolicy: 'cache-and-network',
  });
  const removeOwn = useRemoveOwn('BoChiDinh');
  const found = data?.goiYChiDinh;
  const { basket, slips } = orders;
  const there = {
    basket: new Set(basket.lines.map((line) => line.service._id)),
    ordered: new Set(slips.flatMap((slip) => slip.chiTiets.map((line) => line.DichVu_Id))),
  };
  const add = (from: string, keys: ReadonlySet<string>) => {
    if (!found) return;
    const chosen = chosenServices(found, from, keys);
    const added = chosen.map(({ service }) => service._id).filter((id) => !there.basket.has(id));
    onClose();
    orders.change((now) => chosen.reduce((all, one) => withService(all, one.service, one.SoLuong), now));
    undo(t('suggest.added', { count: added.length }), () =>
      orders.change((now) => added.reduce(withoutService, now)),
    );
  };
  return (
    <SuggestionDialog
      title={t('suggest.title')}
      empty={t('suggest.empty')}
      suggestions={found ? orderSuggestions(found, there, t) : []}
      loading={loading && !found}
      error={found ? undefined : error}
      onRetry={() => void refetch()}
      onAdd={(shown, keys) => add(shown.key, keys)}
      onRemove={(shown) =>
        void removeOwn({ _id: shown.ownId ?? '', name: shown.label }).then((gone) => {
          if (gone) void refetch();
        })
      }
      onClose={onClose}
    />
  );
}
