import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';

// fetched when it is opened
const DeskOrders = lazy(() => import('./DeskOrders.tsx'));

type Props = {
  visit: { TiepNhan_Id: string; NgayTiepNhan: string };
  /** The visit takes no orders any more. */
  disabled: boolean;
  onOrdered: () => void;
};

/** Opens the ordering form for a visit; nothing for whoever may not order at a desk. */
export function DeskOrderButton({ visit, disabled, onOrdered }: Props) {
  const { t } = useTranslation('orders');
  const { permissions } = useSession();
  const [open, setOpen] = useState(false);
  if (!permissions.has('CHI_DINH_TAI_QUAY')) return null;
  return (
    <>
      <Button icon={<PlusIcon />} disabled={disabled} onClick={() => setOpen(true)}>
        {t('deskOpen')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <DeskOrders visit={visit} onClose={() => setOpen(false)} onOrdered={onOrdered} />
        </Suspense>
      ) : null}
    </>
  );
}
