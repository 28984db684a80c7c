import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../session/useSession.ts';
import { UploadIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';

/** Leads to the import of a file of refused lines, for who may read one. */
export function ReturnedActs() {
  const { t } = useTranslation('claims');
  const navigate = useNavigate();
  const list = useLocation().pathname;
  if (!useSession().permissions.has('HO_SO_BHYT_GUI')) return null;
  return (
    <Button icon={<UploadIcon />} onClick={() => void navigate(`${list}/nhap`)}>
      {t('returned.read')}
    </Button>
  );
}
