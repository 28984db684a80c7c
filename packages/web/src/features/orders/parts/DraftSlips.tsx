import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/kit/Button.tsx';
import { orderTimeIssues } from '../basketIssues.ts';
import { OrderTime } from './OrderTime.tsx';

type Props = {
  count: number;
  /** When the patient was received: no request is older. */
  NgayTiepNhan: string;
  busy: boolean;
  onSend: (NgayYeuCau: string | null) => Promise<boolean>;
};

/** How many slips are kept as drafts, and their sending with the time of the request. */
export function DraftSlips({ count, NgayTiepNhan, busy, onSend }: Props) {
  const { t } = useTranslation('orders');
  const [at, setAt] = useState<string | null>(null);
  const issues = at === null ? [] : orderTimeIssues(at, NgayTiepNhan, new Date());
  const send = async () => {
    if (issues.length === 0 && (await onSend(at))) setAt(null);
  };
  return (
    <section className="order-drafts" aria-label={t('drafts', { count })}>
      <span>{t('drafts', { count })}</span>
      <OrderTime value={at} issues={issues} onChange={setAt} />
      <Button type="primary" loading={busy} disabled={issues.length > 0} onClick={() => void send()}>
        {t('sendDrafts', { count })}
      </Button>
    </section>
  );
}
