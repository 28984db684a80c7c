import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { startShipped } from '../../catalogue/imports/api.ts';
import { beginReturn } from '../../session/returnTo.ts';
import { narrowPath } from '../../session/routeTable.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { communesPath, communesPlan, imported } from './stepLinks.ts';

/** Takes the provinces and communes that ship with Sen, and shows how the import goes and what it brought. */
export function CommunesButton() {
  const { t } = useTranslation('setup');
  const { permissions } = useSession();
  const { message } = useNotices();
  const navigate = useNavigate();
  const narrow = useLocation().pathname.startsWith('/m/');
  const [loading, setLoading] = useState(false);
  if (!permissions.has('DANH_MUC_KHAC')) return null;
  const take = async () => {
    setLoading(true);
    try {
      const { _id } = await startShipped(communesPlan);
      const path = `${imported(communesPath, communesPlan)}&lan=${_id}`;
      beginReturn();
      await navigate(narrow ? narrowPath(path) : path);
    } catch (failure) {
      message.error(userMessage(failure));
      setLoading(false);
    }
  };
  return (
    <Button type="primary" loading={loading} onClick={() => void take()}>
      {t('takeCommunes')}
    </Button>
  );
}
