import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../../ui/acts.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { Bill } from '../useBill.ts';

type Props = { bill: Bill; onWorkOut: () => void };

/** Other visits of the day have changed what a bill should be, after its money was collected: by how much, and the way to put it right. */
export function DifferenceNotice({ bill, onWorkOut }: Props) {
  const { t } = useTranslation('cashier');
  const { canTinhLai } = bill;
  if (!canTinhLai) return null;
  const allowed = refusalOf(bill, 'tinhLai') === null;
  return (
    <Alert
      type="warning"
      title={
        <>
          {t('difference')} {t('differencePatient')} <Money value={canTinhLai.chenhLech} strong />,{' '}
          {t('differenceFund')} <Money value={canTinhLai.chenhLechBHYT} strong />.{' '}
          {allowed ? null : t('differenceClosed')}
        </>
      }
      action={
        allowed ? (
          <Button size="small" onClick={onWorkOut}>
            {t('act.tinhLai')}
          </Button>
        ) : null
      }
    />
  );
}
