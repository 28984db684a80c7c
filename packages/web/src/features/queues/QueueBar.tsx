import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { formatDate, formatTime } from '../../ui/dateText.ts';
import { EarlierDay, isEarlier } from '../../ui/EarlierDay.tsx';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { ForwardIcon, SoundIcon, UndoIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Dropdown } from '../../ui/kit/Dropdown.tsx';
import { Tooltip } from '../../ui/kit/Tooltip.tsx';
import type { QueueState, Ticket } from './useQueue.ts';
import './queues.css';

// fetched after the screen: it explains, and nothing waits for it
const NextTicket = lazy(() => import('./NextTicket.tsx'));
const EarlierWork = lazy(() => import('./earlier/EarlierWork.tsx'));
const WaitsButton = lazy(() => import('./waits/WaitsButton.tsx'));

type Props = {
  queue: QueueState;
  /** Opens the work of whoever is called at once; without it the work begins when somebody has come. */
  onCalled?: (ticket: Ticket) => void;
  /** Whoever was called has come: their number was pressed. The same as a call when it is left out. */
  onArrived?: (ticket: Ticket) => void;
  /** When the rows of the list beside it began to wait: what earlier days left there can be closed. */
  since?: readonly string[];
  /** The list beside it is read anew. */
  onClosed?: () => void;
  /** What else is done with the queue, beside the call. */
  children?: ReactNode;
};

/**
 * The acts of a queue above a work list: call next (F9), who is called with call again (F8, the last one) and pass over, put back.
 * Whoever is called stays called until they come, so that they can be called again or passed over.
 */
export function QueueBar({ queue, onCalled, onArrived = onCalled, since = [], onClosed, children }: Props) {
  const { t } = useTranslation('queues');
  const { settings, permissions } = useSession();
  // the number that was just called waits for Enter: the one who comes in
  const [awaited, setAwaited] = useState<string | null>(null);
  const needed = callsNeeded(settings.queue);
  const mayCall = permissions.has('HANG_DOI');
  const numbers = [...queue.waiting, ...queue.called, ...queue.absent].map((ticket) => ticket.Ngay);
  const left = Math.max(since.filter(isEarlier).length, numbers.filter(isEarlier).length);
  const callNext = async (idTicket?: string) => {
    const ticket = await queue.call(idTicket);
    if (ticket) onCalled?.(ticket);
    if (ticket && !onCalled) setAwaited(ticket._id);
  };
  useHotkeys([
    { keys: 'F9', label: t('callNext'), run: () => void callNext(), disabled: !mayCall || queue.busy },
    { keys: 'F8', label: t('recall'), run: () => void queue.recallLast(), disabled: !mayCall },
  ]);
  if (!mayCall) return null;
  return (
    <div className="queue-bar">
      <Button type="primary" icon={<SoundIcon />} loading={queue.busy} onClick={() => void callNext()}>
        {t('callNext')} ({queue.waiting.length}) <kbd>F9</kbd>
      </Button>
      {children}
      {queue.of.idNode === null ? null : (
        <Suspense fallback={null}>
          <WaitsButton hangDoi={queue.of.hangDoi} idNode={queue.of.idNode} />
        </Suspense>
      )}
      {queue.outsideAwaySince ? (
        <p className="queue-outside" role="status">
          {t('outsideAway', { time: formatTime(queue.outsideAwaySince) })}
        </p>
      ) : null}
      <Suspense fallback={null}>
        <NextTicket waiting={queue.waiting} settings={settings.queue} />
      </Suspense>
      {left > 0 && queue.of.idNode !== null ? (
        <Suspense fallback={null}>
          <EarlierWork
            hangDoi={queue.of.hangDoi}
            idNode={queue.of.idNode}
            count={left}
            onChanged={() => {
              queue.refetch();
              onClosed?.();
            }}
          />
        </Suspense>
      ) : null}
      {queue.called.length > 0 ? (
        <div className="queue-calls">
          {queue.called.map((ticket) => (
            <CalledTicket
              key={ticket._id}
              ticket={ticket}
              needed={needed}
              awaited={ticket._id === awaited}
              onArrived={() => onArrived?.(ticket)}
              onRecall={() => void queue.recall(ticket._id)}
              onSkip={() => void queue.skip(ticket._id)}
            />
          ))}
        </div>
      ) : null}
      {queue.absent.length > 0 ? (
        <Dropdown
          menu={{
            items: queue.absent.map((ticket) => ({
              key: ticket._id,
              label: [
                ticket.KyHieu,
                isEarlier(ticket.Ngay) ? `(${formatDate(ticket.Ngay).slice(0, 5)})` : null,
                ticket.BenhNhan?.TenBenhNhan,
              ]
                .filter(Boolean)
                .join(' '),
              onClick: () => void queue.putBack(ticket._id),
            })),
          }}
        >
          <Button icon={<UndoIcon />}>{t('absent', { count: queue.absent.length })}</Button>
        </Dropdown>
      ) : null}
    </div>
  );
}

type CalledProps = {
  ticket: Ticket;
  needed: number;
  awaited: boolean;
  onArrived: () => void;
  onRecall: () => void;
  onSkip: () => void;
};

/** Somebody who is called: their number, how often it was called, and what is done when they come or do not. */
function CalledTicket({ ticket, needed, awaited, onArrived, onRecall, onSkip }: CalledProps) {
  const { t } = useTranslation('queues');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (awaited) button.current?.focus();
  }, [awaited]);
  const skipHint = ticket.soLanGoi < needed ? t('skipAfter', { count: needed }) : t('skip');
  return (
    <div className="queue-called">
      <button ref={button} type="button" className="queue-current" title={t('arrived')} onClick={onArrived}>
        <strong>{ticket.KyHieu}</strong> <EarlierDay since={ticket.Ngay} />{' '}
        <span>{ticket.BenhNhan?.TenBenhNhan}</span>
      </button>
      <Tooltip title={`${t('recall')} (F8)`}>
        <Button icon={<SoundIcon />} aria-label={t('recall')} onClick={onRecall}>
          {ticket.soLanGoi}
        </Button>
      </Tooltip>
      <Tooltip title={skipHint}>
        <Button
          icon={<ForwardIcon />}
          aria-label={skipHint}
          disabled={ticket.soLanGoi < needed}
          onClick={onSkip}
        />
      </Tooltip>
    </div>
  );
}

/** How often somebody is called before they may be passed over; a setting of the site. */
function callsNeeded(queue: unknown): number {
  const { callsBeforeDismiss } = (queue ?? {}) as { callsBeforeDismiss?: unknown }; // the settings' JSON
  return typeof callsBeforeDismiss === 'number' ? callsBeforeDismiss : 3;
}
