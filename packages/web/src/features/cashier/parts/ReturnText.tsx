import { dec, sum } from '@sen/domain/money/decimal';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/Money.tsx';
import type { Bill } from '../useBill.ts';

/** What of the advances is paid back: all that is left, less what their vouchers took off paid lines. */
export function goesBack({ TamUngCon, truVoucherTamUng }: Bill): string {
  return dec(TamUngCon)
    .minus(sum(truVoucherTamUng.map(({ SoTien }) => SoTien)))
    .toFixed(2);
}

/** What paying the advances back means for the visit, and for vouchers that were given for them. */
export function ReturnText({ bill }: { bill: Bill }) {
  const { t } = useTranslation('cashier');
  return (
    <>
      <p>{t('returnText')}</p>
      {bill.truVoucherTamUng.map(({ MaVoucher, SoTien }) => (
        <p key={MaVoucher} className="bill-warning">
          {t('keptForVoucher', { code: MaVoucher })} <Money value={SoTien} strong />
        </p>
      ))}
    </>
  );
}
