import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHotkeys } from '../../../ui/hotkeys.tsx';
import { Button } from '../../../ui/kit/Button.tsx';

type Props = {
  /** Answers which services still wait for payment, null where that is not known. */
  onAsk: () => Promise<readonly string[] | null>;
};

/** Beside a begin that waits for payment: asks anew, on the key of the begin, and names what is still not paid. */
export function PaymentCheck({ onAsk }: Props) {
  const { t } = useTranslation('orders');
  const [asking, setAsking] = useState(false);
  const [unpaid, setUnpaid] = useState<readonly string[]>([]);
  const ask = async () => {
    setAsking(true);
    setUnpaid((await onAsk()) ?? []);
    setAsking(false);
  };
  const label = t('desk.askPayment');
  useHotkeys([{ keys: 'F4', label, run: () => void ask(), disabled: asking }]);
  return (
    <>
      <Button loading={asking} onClick={() => void ask()}>
        {label} <kbd>F4</kbd>
      </Button>
      <small role="status" className="soft">
        {unpaid.length > 0 ? t('desk.stillUnpaid', { services: unpaid.join(', ') }) : null}
      </small>
    </>
  );
}
