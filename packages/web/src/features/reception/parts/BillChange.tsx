import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/Money.tsx';
import './billChange.css';

const sums = ['ThanhTien', 'BHChiTra', 'BenhNhanTT', 'ConLai', 'ThuThua'] as const;
type Sums = Readonly<Record<(typeof sums)[number], string>>;

/** The bill as it is and as it would be; `after` is the head of what would be. */
export function BillChange({ truoc, sau, after }: { truoc: Sums; sau: Sums; after: string }) {
  const { t } = useTranslation('reception');
  const shown = sums.filter((sum) => Number(truoc[sum]) !== 0 || Number(sau[sum]) !== 0);
  return (
    <section aria-label={t('cards.change')}>
      <h3>{t('cards.change')}</h3>
      <div className="bill-change">
        <span />
        <strong>{t('cards.before')}</strong>
        <strong>{after}</strong>
        {shown.map((sum) => (
          <div key={sum} style={{ display: 'contents' }}>
            <span>{t(`cards.sum.${sum}`)}</span>
            <Money value={truoc[sum]} />
            <Money value={sau[sum]} strong={truoc[sum] !== sau[sum]} />
          </div>
        ))}
      </div>
      {truoc.BHChiTra === sau.BHChiTra ? <p className="soft">{t('cards.noChange')}</p> : null}
    </section>
  );
}
