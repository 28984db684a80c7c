import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../session/useSession.ts';
import { UploadIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';

/** Leads to the import of a statement file, for who may read one. */
export function ReadStatement() {
  const { t } = useTranslation('bankNotices');
  const navigate = useNavigate();
  const list = useLocation().pathname;
  if (!useSession().permissions.has('SAO_KE_NHAP')) return null;
  return (
    <Button icon={<UploadIcon />} onClick={() => void navigate(`${list}/nhap`)}>
      {t('readStatement')}
    </Button>
  );
}
