import { dec, toMoney } from '@sen/domain/money/decimal';
import { useTranslation } from 'react-i18next';
import { useDeskVariant } from '../../../ui/deskVariant.ts';
import { Money } from '../../../ui/Money.tsx';
import { type Bill, isInsured } from '../useBill.ts';

/** The sums of a bill by payer, and where the patient's money stands. */
export function BillTotals({ bill }: { bill: Bill }) {
  const { t } = useTranslation('cashier');
  const { insured } = useDeskVariant();
  const always =
    insured && isInsured(bill)
      ? (['ThanhTien', 'BHChiTra', 'BNCCT', 'BNTT'] as const)
      : (['ThanhTien'] as const);
  const onlyWhenAny = ['NguonKhac', 'KhuyenMai', 'MienGiam', 'HachToan', 'ThuThua', 'TamUngCon'] as const;
  const owed = dec(bill.CongNo).gt(0);
  return (
    <div className="bill-totals">
      <dl>
        {[...always, ...onlyWhenAny.filter((part) => Number(bill[part]) > 0)].map((part) => (
          <div key={part}>
            <dt>{t(`total.${part}`)}</dt>
            <dd>
              <Money value={bill[part]} />
            </dd>
          </div>
        ))}
        <div className="bill-due">
          <dt>{t('total.ConLai')}</dt>
          <dd>
            <Money value={bill.ConLai} strong />
          </dd>
        </div>
        {owed
          ? (
              [
                ['CongNo', bill.CongNo],
                ['ThuNgay', toMoney(dec(bill.ConLai).minus(bill.CongNo))],
              ] as const
            ).map(([part, value]) => (
              <div key={part}>
                <dt>{t(`total.${part}`)}</dt>
                <dd>
                  <Money value={value} strong={part === 'ThuNgay'} />
                </dd>
              </div>
            ))
          : null}
      </dl>
      {insured && bill.duoiNguong ? <p className="soft">{t('underLimit')}</p> : null}
      {insured && bill.theChuaXacMinh ? <p className="bill-warning">{t('cardUnverified')}</p> : null}
    </div>
  );
}
