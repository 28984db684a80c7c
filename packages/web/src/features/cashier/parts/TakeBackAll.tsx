import { errorText } from '@sen/domain/errors/errors';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { refusalOf } from '../../../ui/acts.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { Bill } from '../useBill.ts';
import type { CashierActs } from '../useCashierActs.ts';

/** Takes every posting of a visit back, with a reason: one line that refuses it refuses the whole. */
export function TakeBackAll({ bill, acts }: { bill: Bill; acts: CashierActs }) {
  const { t } = useTranslation('cashier');
  const confirm = useActDialog();
  const { _id: account } = bill;
  const posted = bill.dongs.filter((line) => Number(line.HachToan) > 0);
  const refusals = posted.map((line) => ({ line, code: refusalOf(line, 'huyHachToan') }));
  const hidden = refusals.some(({ code }) => code === 'FORBIDDEN' || code === 'NODE_NOT_GRANTED');
  if (!account || posted.length === 0 || hidden) return null;
  const against = refusals.find(({ code }) => code !== null);
  const ask = async () => {
    // the bill shows the first lines of a long stay: the account says what all of them hold
    const amount = await acts.postedNow(account);
    if (amount === null) return;
    await confirm.ask({
      act: 'huyHachToan_ToanBoMTran_VienPhi',
      of: account,
      title: t('act.huyHachToanTatCa'),
      text: (
        <>
          {t('unpostAllAmount')} <Money value={amount} strong />. {t('unpostAllText')}
        </>
      ),
      okText: t('act.huyHachToanTatCa'),
      run: (reason) => acts.takeBackAll(account, reason),
    });
  };
  return (
    <>
      <Button
        danger
        disabled={acts.busy || against !== undefined}
        title={
          against?.code
            ? errorText(against.code, currentLanguage(), { Ten: against.line.TenDichVu, MaBienLai: '' })
            : ''
        }
        onClick={() => void ask()}
      >
        {t('act.huyHachToanTatCa')}
      </Button>
      {confirm.dialog}
    </>
  );
}
