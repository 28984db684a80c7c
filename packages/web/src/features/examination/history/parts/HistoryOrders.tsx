import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../ui/dateText.ts';
import { showDecimal } from '../../../../ui/numberText.ts';
import { StateTag } from '../../../../ui/StateTag.tsx';
import type { OneVisit } from './HistoryVisit.tsx';

/** What was ordered in the visit. */
export function HistoryOrders({ slips }: { slips: OneVisit['dichVuYeuCaus'] }) {
  const { t } = useTranslation(['visitHistory', 'patients']);
  if (slips.length === 0) return null;
  return (
    <section className="section" aria-labelledby="history-orders">
      <h2 id="history-orders">{t('orders')}</h2>
      <ul className="history-lines">
        {slips.map((slip) => (
          <li key={slip._id}>
            <strong>{slip.SoPhieuYeuCau}</strong>{' '}
            <small className="soft">{formatDateTime(slip.NgayYeuCau)}</small>{' '}
            <StateTag state={slip.TrangThai}>{t(`state.${slip.TrangThai}`, { ns: 'patients' })}</StateTag>
            <br />
            {slip.chiTiets.map((line) => `${line.TenDichVu} × ${showDecimal(line.SoLuong)}`).join('; ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
