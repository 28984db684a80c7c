import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { narrowPath } from '../../../session/routeTable.ts';
import { useSession } from '../../../session/useSession.ts';
import { refusalOf } from '../../../ui/acts.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import type { Bill } from '../useBill.ts';

/** Tells an administrator why nothing can be collected, and where that is changed; others ask one. */
export function WhyNotCollect({ bill }: { bill: Bill }) {
  const { t } = useTranslation('cashier');
  const { permissions } = useSession();
  const narrow = useLocation().pathname.startsWith('/m/');
  const to = (path: string) => (narrow ? narrowPath(path) : path);
  // nothing of it can be chosen by somebody who may not collect: what is owed says whether there is anything to collect
  if (Number(bill.ConLai) <= 0 || refusalOf(bill, 'thuTien') !== 'FORBIDDEN') return null;
  if (!permissions.has('QUAN_TRI')) return null;
  return (
    <Alert
      type="info"
      role="status"
      title={t('mayNotCollect')}
      description={t('mayNotCollectText')}
      action={
        <>
          <Link to={to('/quan-tri-he-thong/ho-so')}>{t('toProfiles')}</Link>
          <Link to={to('/quan-tri-he-thong/bat-dau/quyen-bien-lai')}>{t('toBooks')}</Link>
        </>
      }
    />
  );
}
