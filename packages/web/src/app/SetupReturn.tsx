import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useReturn } from '../session/returnTo.ts';
import { useSession } from '../session/useSession.ts';

/** In the bar: the way back to the steps of a new site, for who came from there. */
export function SetupReturn({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation('shell');
  const { permissions } = useSession();
  const shown = useReturn();
  if (!shown || !permissions.has('QUAN_TRI')) return null;
  return (
    <Link
      className="setup-return"
      to={`${narrow ? '/m' : ''}/quan-tri-he-thong/bat-dau`}
      aria-label={t('menu.setup')}
    >
      <span aria-hidden="true">←</span> {narrow ? null : t('setupShort')}
    </Link>
  );
}
