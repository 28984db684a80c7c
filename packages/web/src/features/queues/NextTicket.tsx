import { reasonOfNext } from '@sen/domain/queues/order';
import { priorityText } from '@sen/domain/queues/priority';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { EarlierDay, isEarlier } from '../../ui/EarlierDay.tsx';
import type { Ticket } from './useQueue.ts';

type Props = {
  /** In the order of the calls to come. */
  waiting: readonly Ticket[];
  /** The settings of the queues. */
  settings: unknown;
};

/** Who is called next and why, in one line. */
export default function NextTicket({ waiting, settings }: Props) {
  const { t } = useTranslation('queues');
  const [next] = waiting;
  const reason = reasonOfNext(waiting);
  if (!next || !reason) return null;
  const { ratio } = (settings ?? {}) as { ratio?: unknown }; // the settings' JSON
  const [priority = 1, ordinary = 2]: unknown[] = Array.isArray(ratio) ? ratio : [];
  const of = next.LyDoUuTien ? priorityText(next.LyDoUuTien, currentLanguage()) : t('why.byLaw');
  return (
    <p className="queue-next" title={t('why.hint', { priority, ordinary })}>
      {t('next', { number: next.KyHieu })}
      {isEarlier(next.Ngay) ? ' ' : null}
      <EarlierDay since={next.Ngay} /> · {t(`why.${reason}`, { of, priority, ordinary })}
    </p>
  );
}
