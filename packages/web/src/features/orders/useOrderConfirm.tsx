import { useTranslation } from 'react-i18next';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import type { OrderWarning } from './useOrders.ts';

/** Asks whether to order in spite of what is unusual. */
export function useOrderConfirm(): (warnings: readonly OrderWarning[]) => Promise<boolean> {
  const { t } = useTranslation('orders');
  const { modal } = useNotices();
  return (warnings) =>
    new Promise((answer) =>
      modal.confirm({
        title: t('confirmTitle'),
        content: warnings.map((one) => (
          <p key={`${one.code}${one.TenDichVu}`}>{t(`warning.${one.code}`, { name: one.TenDichVu })}</p>
        )),
        okText: t('orderAnyway'),
        onOk: () => answer(true),
        onCancel: () => answer(false),
      }),
    );
}
