import { useTranslation } from 'react-i18next';
import { AbnormalSign, isAbnormal, sumOfAbnormal } from '../../../ui/AbnormalSign.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { OrderedSlip } from '../../orders/useOrders.ts';
import '../results.css';

type Slips = readonly OrderedSlip[];

/** Beside the name of a tab: how many results are new, or how many values of them are abnormal. */
export function NewResults({ slips }: { slips: Slips }) {
  const { t } = useTranslation('examination');
  const counts = sumOfAbnormal(slips.map((one) => one.ketQuaBatThuong));
  if (slips.length === 0) return null;
  return (
    <>
      {' '}
      {counts ? (
        <AbnormalSign counts={counts} />
      ) : (
        <StateTag tone="result">
          {slips.length}
          <span className="visually-hidden"> {t('newResult')}</span>
        </StateTag>
      )}
    </>
  );
}

/** The results that were not viewed, the gravest first, each with what is abnormal in it. */
export function FreshResults({ slips, onResults }: { slips: Slips; onResults: () => void }) {
  const { t } = useTranslation('examination');
  const ordered = [...slips].sort((one, other) => gravity(other) - gravity(one));
  return (
    <section className="section">
      <h3>{t('newResults', { count: slips.length })}</h3>
      <ul className="fresh-results">
        {ordered.map((slip) => (
          <li key={slip._id}>
            <span>
              {slip.chiTiets
                .filter((line) => line.TrangThai !== 'DaHuy')
                .map((line) => line.TenDichVu)
                .join(', ')}
            </span>
            {isAbnormal(slip.ketQuaBatThuong) ? (
              <AbnormalSign counts={slip.ketQuaBatThuong} />
            ) : (
              <StateTag tone="result">{t('newResult')}</StateTag>
            )}
          </li>
        ))}
      </ul>
      <Button size="small" onClick={onResults}>
        {t('openResults')}
      </Button>
    </section>
  );
}

function gravity({ ketQuaBatThuong: counts }: OrderedSlip): number {
  if (!isAbnormal(counts)) return 0;
  return counts.nguyHiem > 0 ? 2 : 1;
}
