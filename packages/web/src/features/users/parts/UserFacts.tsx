import { useTranslation } from 'react-i18next';
import { formatDateTime, formatTime } from '../../../ui/dateText.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { LogLink } from '../../../ui/LogLink.tsx';
import type { User } from '../useUsers.ts';
import { UserTags } from './UserLine.tsx';

/** Who an account is, its state and when it was used. */
export function UserFacts({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const { employee } = user;
  const factor = user.secondFactorSince
    ? t('factor.on', { at: formatDateTime(user.secondFactorSince) })
    : t(user.requiresSecondFactor ? 'factor.due' : 'factor.off');
  const facts: ReadonlyArray<readonly [string, string]> = [
    [t('username'), user.username],
    [t('staffCode'), employee?.MaNhanVien ?? t('noStaff')],
    [t('position'), employee?.TenChucVu ?? '–'],
    [t('department'), employee?.TenPhongBan ?? '–'],
    [t('lastSignIn'), user.lastSignInAt ? formatDateTime(user.lastSignInAt) : t('never')],
    [t('lastSeen'), user.lastSeenAt ? formatDateTime(user.lastSeenAt) : t('never')],
    [t('secondFactor'), factor],
    [t('madeAt'), formatDateTime(user.NgayTao)],
  ];
  return (
    <section className="section user-facts">
      <h2>
        {employee?.TenNhanVien ?? user.username} <UserTags user={user} />
      </h2>
      {user.isLocked ? (
        <Alert type="warning" title={t('lockedBecause', { reason: user.lockReason ?? t('noReason') })} />
      ) : null}
      {user.lockedUntil && !user.isLocked ? (
        <Alert type="warning" title={t('waitsUntil', { at: formatTime(user.lockedUntil) })} />
      ) : null}
      {user.mustChangePassword ? <Alert type="info" title={t('mustChange')} /> : null}
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <LogLink of="record" entity="account" id={user._id} since={String(user.NgayTao)}>
        {t('history')}
      </LogLink>
    </section>
  );
}
