import type { Permission } from '@sen/domain/permissions/permissions';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { startShipped } from '../../catalogue/imports/api.ts';
import { beginReturn } from '../../session/returnTo.ts';
import { narrowPath } from '../../session/routeTable.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { imported } from './stepLinks.ts';

type Props = { plan: string; path: string; permission: Permission; text: string };

/** Takes a list that ships with Sen, and shows how the import goes and what it brought. */
export function ShippedButton({ plan, path, permission, text }: Props) {
  const { permissions } = useSession();
  const { message } = useNotices();
  const navigate = useNavigate();
  const narrow = useLocation().pathname.startsWith('/m/');
  const [loading, setLoading] = useState(false);
  if (!permissions.has(permission)) return null;
  const take = async () => {
    setLoading(true);
    try {
      const { _id } = await startShipped(plan);
      const shown = `${imported(path, plan)}&lan=${_id}`;
      beginReturn();
      await navigate(narrow ? narrowPath(shown) : shown);
    } catch (failure) {
      message.error(userMessage(failure));
      setLoading(false);
    }
  };
  return (
    <Button type="primary" loading={loading} onClick={() => void take()}>
      {text}
    </Button>
  );
}
