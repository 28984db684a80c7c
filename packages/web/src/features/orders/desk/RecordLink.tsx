import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { narrowPath } from '../../../session/routeTable.ts';
import './desk.css';

/** The way from a slip to the patient's record. */
export function RecordLink({ BenhNhan_Id }: { BenhNhan_Id: string }) {
  const { t } = useTranslation('orders');
  const narrow = useLocation().pathname.startsWith('/m/');
  const record = `/benh-nhan/${BenhNhan_Id}`;
  return (
    <Link className="desk-record" to={narrow ? narrowPath(record) : record}>
      {t('desk.openRecord')}
    </Link>
  );
}
