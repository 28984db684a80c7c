import { needsReason } from '@sen/domain/orders/limits';
import { useTranslation } from 'react-i18next';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { showDecimal } from '../../ui/numberText.ts';
import { ReasonField } from '../../ui/ReasonField.tsx';
import type { OrderConfirmation, OrderWarning } from './useOrders.ts';

/** Asks whether to order in spite of what is unusual, and why where it is contraindicated. */
export function useOrderConfirm(): (warnings: readonly OrderWarning[]) => Promise<OrderConfirmation | null> {
  const { t } = useTranslation('orders');
  const { modal, message } = useNotices();
  return (warnings) =>
    new Promise((answer) => {
      const asked = needsReason(warnings);
      let reason = '';
      modal.confirm({
        title: t('confirmTitle'),
        content: (
          <>
            {warnings.map((one) => (
              <p key={`${one.code}${one.TenDichVu}`}>
                {t(`warning.${one.code}`, {
                  name: one.TenDichVu,
                  other: one.details?.Khac,
                  before: showDecimal(one.details?.DonGia ?? '0'),
                  now: showDecimal(one.details?.DonGiaMoi ?? '0'),
                })}
              </p>
            ))}
            {asked ? (
              <ReasonField
                act="createDichVuYeuCau"
                label={t('overrideReason')}
                onChange={(text) => {
                  reason = text;
                }}
              />
            ) : null}
          </>
        ),
        okText: t('orderAnyway'),
        onOk: () => {
          if (asked && reason === '') {
            message.error(t('overrideReasonNeeded'));
            answer(null);
          } else answer({ LyDoVuotChongChiDinh: reason || null });
        },
        onCancel: () => answer(null),
      });
    });
}
