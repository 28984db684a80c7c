import { useTranslation } from 'react-i18next';
import { showDecimal } from '../../../ui/numberText.ts';
import type { PreviewLine } from '../useOrderPreview.ts';

/** What to know about a chosen service before it is ordered. */
export function OrderWarnings({ warnings }: { warnings: PreviewLine['canhBaos'] }) {
  const { t } = useTranslation('orders');
  return (
    <>
      {warnings.map((one) => (
        <small key={`${one.code}${one.Khac}`} className="order-warning" role="status">
          {t(`told.${one.code}`, {
            other: one.Khac,
            times: one.SoLuong,
            days: one.TrongVong,
            rate: one.tyLe,
            stock: one.ton === null ? null : showDecimal(one.ton),
          })}
        </small>
      ))}
    </>
  );
}
