import { useTranslation } from 'react-i18next';
import { CutText } from '../../../ui/Cut.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { User } from '../useUsers.ts';

/** An account of the list: who, its state, where, its profiles. */
export function UserLine({ user }: { user: User }) {
  const { employee } = user;
  return (
    <div className="user-line">
      <span>
        <strong>
          <CutText>{employee?.TenNhanVien ?? user.username}</CutText>
        </strong>
        <UserTags user={user} />
      </span>
      <small>
        <CutText>
          {[user.username, employee?.MaNhanVien, employee?.TenPhongBan].filter(Boolean).join(' · ')}
        </CutText>
      </small>
      <small className="soft">{user.profiles.map(({ profile }) => profile.name).join(', ')}</small>
    </div>
  );
}

/** The states of an account that matter. */
export function UserTags({ user }: { user: User }) {
  const { t } = useTranslation('users');
  return (
    <>
      {user.isLocked ? <StateTag tone="cancelled">{t('state.locked')}</StateTag> : null}
      {user.lockedUntil && !user.isLocked ? <StateTag tone="called">{t('state.waits')}</StateTag> : null}
      {user.isOnline ? <StateTag tone="done">{t('state.online')}</StateTag> : null}
      {/* beside the lock it would leave no room for the name, and nobody waits for that sign-in */}
      {!user.isLocked && !user.lastSignInAt && !user.lastSeenAt ? (
        <StateTag tone="waiting">{t('state.new')}</StateTag>
      ) : null}
    </>
  );
}
