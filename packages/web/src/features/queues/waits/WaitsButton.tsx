import type { QueueKind } from '@sen/domain/queues/queueKinds';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../ui/dateText.ts';
import { ClockIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Tooltip } from '../../../ui/kit/Tooltip.tsx';

const WaitsDialog = lazy(() => import('./WaitsDialog.tsx'));

/** At a desk: how long people have waited for it by the hour. */
export default function WaitsButton({ hangDoi, idNode }: { hangDoi: QueueKind; idNode: string }) {
  const { t } = useTranslation('queues');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip title={t('waits.title')}>
        <Button icon={<ClockIcon />} aria-label={t('waits.title')} onClick={() => setOpen(true)} />
      </Tooltip>
      {open ? (
        <Suspense fallback={null}>
          <WaitsDialog of={{ hangDoi, idNode, ngay: today() }} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
