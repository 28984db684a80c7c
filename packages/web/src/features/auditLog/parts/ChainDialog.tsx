import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon, WarningIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { ErrorState } from '../../../ui/states.tsx';
import { type Check, useChainCheck } from '../useChainCheck.ts';
import { secondText } from '../valueText.ts';

/** The check of the chain of seals: how far it is, and its verdict. It begins when it opens and stops when it closes. */
export function ChainDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['auditLog', 'common']);
  const { check, running, error, start, goOn } = useChainCheck();
  const begin = useRef(start);
  useEffect(() => begin.current(), []);
  const reached = check && check.last > 0 ? Math.round((100 * check.reached) / check.last) : 0;
  return (
    <Modal
      open
      title={t('verify')}
      onCancel={onClose}
      width={480}
      footer={
        <>
          {running ? null : <Button onClick={error ? goOn : start}>{t(error ? 'goOn' : 'again')}</Button>}
          <Button type="primary" onClick={onClose}>
            {t('close', { ns: 'common' })}
          </Button>
        </>
      }
    >
      <p className="soft">{t('verifyHint')}</p>
      <p className="audit-progress">
        <progress
          max={100}
          value={running ? reached : check?.ended ? 100 : reached}
          aria-label={t('verify')}
        />
        <span>
          {t('checked', { rows: showDecimal(check?.rows ?? 0), of: showDecimal(check?.last ?? 0) })}
        </span>
      </p>
      {error ? <ErrorState error={error} onRetry={goOn} /> : null}
      <div role="status">{check?.ended ? <Verdict check={check} /> : null}</div>
    </Modal>
  );
}

function Verdict({ check }: { check: Check }) {
  const { t } = useTranslation('auditLog');
  const whole = check.fault === null && check.unsealed === 0;
  return (
    <div className={whole ? 'audit-verdict whole' : 'audit-verdict broken'}>
      {whole ? <CheckIcon /> : <WarningIcon />}
      <div>
        <strong>{t(whole ? 'whole' : 'broken')}</strong>
        {check.fault ? <p>{t(`fault.${check.fault}`, { seal: check.faultAt })}</p> : null}
        {check.unsealed > 0 ? <p>{t('unsealed', { count: check.unsealed })}</p> : null}
        {check.from && check.to ? (
          <p>{t('span', { from: secondText(check.from), to: secondText(check.to) })}</p>
        ) : null}
      </div>
    </div>
  );
}
