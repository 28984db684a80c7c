import { theoTaiKhoan, tongSoBienLai } from '@sen/domain/cashier/receiptBook';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/Money.tsx';
import type { Receipt } from './useReceiptBook.ts';

/** What the receipts shown come to, in all and by bank account. */
export function ReceiptSums({ rows }: { rows: readonly Receipt[] }) {
  const { t } = useTranslation('receiptBook');
  const sums = tongSoBienLai(rows);
  const parts = ['thu', 'tamUng', 'hoan', 'huy', 'con'] as const;
  return (
    <dl className="receipt-sums" aria-label={t('sums')}>
      {parts.map((part) => (
        <div key={part} className={part}>
          <dt>{part === 'huy' ? t('sum.huy', { count: sums.soHuy }) : t(`sum.${part}`)}</dt>
          <dd>
            <Money value={sums[part]} strong />
          </dd>
        </div>
      ))}
      {theoTaiKhoan(rows).map(({ ten, SoTien }) => (
        <div key={ten} className="account">
          <dt>{ten}</dt>
          <dd>
            <Money value={SoTien} strong />
          </dd>
        </div>
      ))}
    </dl>
  );
}
