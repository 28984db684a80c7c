import { errorText } from '@sen/domain/errors/errors';
import { dec, toMoney } from '@sen/domain/money/decimal';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { refusalOf } from '../../../ui/acts.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import type { VisitDebt } from '../../debts/useVisitDebts.ts';
import type { Bill } from '../useBill.ts';

const LetGoDialog = lazy(() => import('../../debts/LetGoDialog.tsx'));
const CollectDialog = lazy(() => import('../../debts/CollectDialog.tsx'));

type Props = { bill: Bill; debts: readonly VisitDebt[]; busy: boolean; onDone: () => void };
type Act = 'choNo' | 'thuNo';

/** Refusals with which nothing is shown: not of this profile, nothing is due that no debt holds, no debt to collect. */
const hidden: ReadonlySet<string> = new Set([
  'FORBIDDEN',
  'NODE_NOT_GRANTED',
  'RECEPTION_CANCELLED',
  'NOTHING_TO_PAY',
  'NO_DEBT',
]);

/** Lets the patient go owing what is due, and collects the debts of the visit, also once its fees are completed. */
export function Owing({ bill, debts, busy, onDone }: Props) {
  const { t } = useTranslation('cashier');
  const [asking, setAsking] = useState<Act | null>(null);
  const open = debts.filter(({ TrangThai }) => TrangThai === 'ConNo');
  const done = () => {
    setAsking(null);
    onDone();
  };
  const shown = (['choNo', 'thuNo'] as const).filter((act) => {
    const refusal = refusalOf(bill, act);
    if (act === 'thuNo' && open.length === 0) return false;
    return refusal === null || !hidden.has(refusal);
  });
  return (
    <>
      {shown.map((act) => {
        const refusal = refusalOf(bill, act);
        return (
          <Button
            key={act}
            disabled={refusal !== null || busy}
            title={refusal ? errorText(refusal, currentLanguage()) : ''}
            onClick={() => setAsking(act)}
          >
            {t(`act.${act}`)}
          </Button>
        );
      })}
      <Suspense fallback={null}>
        {asking === 'choNo' ? (
          <LetGoDialog
            TiepNhan_Id={bill.TiepNhan_Id}
            BenhNhan_Id={bill.TiepNhan?.BenhNhan_Id ?? ''}
            name={bill.TiepNhan?.BenhNhan?.TenBenhNhan ?? ''}
            amount={toMoney(dec(bill.ConLai).minus(bill.CongNo))}
            onDone={done}
            onClose={() => setAsking(null)}
          />
        ) : null}
        {asking === 'thuNo' ? (
          <CollectDialog debts={open} onDone={done} onClose={() => setAsking(null)} />
        ) : null}
      </Suspense>
    </>
  );
}
