import { useTranslation } from 'react-i18next';
import { Money } from '../../../../ui/Money.tsx';
import type { VisitCost } from '../../useVisitCost.ts';

const parts = ['ThanhTien', 'BHChiTra', 'BenhNhanTT', 'HachToan', 'ConLai'] as const;

/** What the visit cost, by payer. */
export function HistoryCosts({ total }: { total: NonNullable<VisitCost['total']> }) {
  const { t } = useTranslation('examination');
  return (
    <section className="section" aria-labelledby="history-costs">
      <h2 id="history-costs">{t('costs')}</h2>
      <dl className="exam-costs">
        {parts.map((part) => (
          <div key={part}>
            <dt>{t(`cost.${part}`)}</dt>
            <dd>
              <Money value={total[part]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
