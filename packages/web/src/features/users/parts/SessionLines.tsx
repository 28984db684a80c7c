import { useTranslation } from 'react-i18next';
import { allows } from '../../../ui/acts.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { useFocusKept } from '../../../ui/useFocusKept.ts';
import { deviceText } from '../deviceText.ts';
import type { SessionRowFragment } from '../users.auth.gen.ts';

type Props = {
  rows: readonly SessionRowFragment[];
  /** Says whose they are, where they are of several accounts. */
  named?: boolean;
  onEnd: (session: SessionRowFragment) => void;
};

/** Sessions, one below the other: on what, where, since when, and how to end one. */
export function SessionLines({ rows, named = false, onEnd }: Props) {
  const { t } = useTranslation('users');
  const kept = useFocusKept<HTMLUListElement>();
  return (
    <ul className="session-lines" ref={kept}>
      {rows.map((one) => (
        <li key={one._id}>
          <div>
            <strong>
              {named ? (one.TenNhanVien ?? one.username) : (deviceText(one.userAgent) ?? t('unknownDevice'))}
            </strong>{' '}
            <SessionTag session={one} />
            <small>
              {[named ? one.username : null, named ? deviceText(one.userAgent) : null, one.node?.name, one.ip]
                .filter(Boolean)
                .join(' · ')}
            </small>
            <small className="soft">
              {t('sinceAndSeen', { since: formatDateTime(one.NgayTao), seen: formatDateTime(one.seenAt) })}
            </small>
          </div>
          {allows(one, 'thuHoi') ? (
            <Button size="small" danger onClick={() => onEnd(one)}>
              {t('endSession')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Whether a session is the one that looks, is open, or how it ended. */
export function SessionTag({ session }: { session: SessionRowFragment }) {
  const { t } = useTranslation('users');
  if (session.isCurrent) return <StateTag tone="progress">{t('session.current')}</StateTag>;
  if (session.isOpen) return <StateTag tone="done">{t('session.open')}</StateTag>;
  return <StateTag tone="cancelled">{t(session.revokedAt ? 'session.ended' : 'session.expired')}</StateTag>;
}
