import { lazy, Suspense, useState } from 'react';
import type { ListTools } from '../../lists/listDef.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/kit/Button.tsx';
import type { OwedInvoicesQuery } from './invoices.main.gen.ts';

const SummaryDialog = lazy(() => import('./SummaryDialog.tsx'));

/** Sums up what has no invoice of a day. */
export function OwedActs({ t, refetch }: ListTools<OwedInvoicesQuery['chuaLap']>) {
  const mayIssue = useSession().permissions.has('HOA_DON_PHAT_HANH');
  const [open, setOpen] = useState(false);
  if (!mayIssue) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('summary.begin')}</Button>
      {open ? (
        <Suspense fallback={null}>
          <SummaryDialog
            onDone={() => {
              setOpen(false);
              refetch();
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
