import { useTranslation } from 'react-i18next';
import type { DeskSlipFragment } from './desk.main.gen.ts';

/** Before the work begins: the services that it is about, and which of them wait for payment. */
export function DeskServices({ slip }: { slip: Pick<DeskSlipFragment, 'chiTiets'> }) {
  const { t } = useTranslation('orders');
  const lines = slip.chiTiets.filter((line) => line.TrangThai !== 'DaHuy');
  return (
    <section className="section">
      <h3>{t('desk.services', { count: lines.length })}</h3>
      <ul className="desk-services">
        {lines.map((line) => (
          <li key={line._id}>
            {line.TenDichVu}
            {line.DuocPhepThucHien ? null : <span className="soft"> · {t('desk.notPaid')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
