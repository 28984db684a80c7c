import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { useSession } from '../../../session/useSession.ts';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { useHotkeys } from '../../../ui/hotkeys.tsx';
import { MoreIcon, SaveIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dropdown } from '../../../ui/kit/Dropdown.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { useFocusKept } from '../../../ui/useFocusKept.ts';
import {
  LockUserDocument,
  LogoutUserDocument,
  ResetPasswordUserDocument,
  ResetSecondFactorUserDocument,
  UnlockUserDocument,
} from '../users.auth.gen.ts';
import type { UserEdit } from '../useUserEdit.ts';
import type { User } from '../useUsers.ts';
import type { Given } from './PasswordOnce.tsx';

type Props = {
  user: User;
  edit: UserEdit;
  /** A password for one use, which nobody can ask for again. */
  onGiven: (given: Given) => void;
};

/** What is done with an account: saving its access, a new password, ending its sessions, locking it. */
export function UserActs({ user, edit, onGiven }: Props) {
  const { t } = useTranslation(['users', 'common']);
  const { message, modal } = useNotices();
  const own = useSession().user._id === user._id;
  const confirm = useActDialog();
  const kept = useFocusKept<HTMLDivElement>();
  const [lock] = useMutation(LockUserDocument);
  const [unlock] = useMutation(UnlockUserDocument);
  const [logout] = useMutation(LogoutUserDocument);
  const [resetPassword] = useMutation(ResetPasswordUserDocument);
  const [resetFactor] = useMutation(ResetSecondFactorUserDocument);
  const name = user.employee?.TenNhanVien ?? user.username;
  const id = user._id;

  /** Runs an act and says how it went; true when it was done. */
  const attempt = async (act: () => Promise<unknown>, done?: string): Promise<boolean> => {
    try {
      await act();
      if (done) message.success(done);
      return true;
    } catch (error) {
      message.error(userMessage(error));
      return false;
    }
  };
  const askLock = () =>
    confirm.ask({
      act: 'lockUser',
      of: id,
      title: t('lockTitle', { name }),
      text: t('lockText'),
      okText: t('lock'),
      reasons: [t('reasons.left'), t('reasons.leave'), t('reasons.misuse')],
      run: (reason) => attempt(() => lock({ variables: { id, reason } }), t('locked', { name })),
    });
  const askFactor = () =>
    confirm.ask({
      act: 'resetSecondFactorUser',
      of: id,
      title: t('resetFactorTitle', { name }),
      text: t('resetFactorText'),
      okText: t('resetFactor'),
      reasons: [t('reasons.phone'), t('reasons.newPhone')],
      run: (reason) => attempt(() => resetFactor({ variables: { id, reason } }), t('factorReset')),
    });
  const ask = (title: string, content: string, okText: string, onOk: () => Promise<unknown>) =>
    modal.confirm({
      title,
      content,
      okText,
      cancelText: t('back', { ns: 'common' }),
      okButtonProps: { danger: true },
      onOk,
    });
  const askPassword = () =>
    ask(t('resetPasswordTitle', { name }), t('resetPasswordText'), t('resetPassword'), () =>
      attempt(async () => {
        const { data } = await resetPassword({ variables: { id } });
        if (data) onGiven({ username: user.username, password: data.resetPasswordUser.password });
      }),
    );
  const askLogout = () =>
    ask(t('logoutTitle', { name }), t('logoutText', { count: user.openSessions }), t('logout'), () =>
      attempt(() => logout({ variables: { id } }), t('loggedOut', { name })),
    );
  const open = () => attempt(() => unlock({ variables: { id } }), t('unlocked', { name }));

  const more = own
    ? []
    : [
        ...(user.openSessions > 0 ? [{ key: 'logout', label: t('logout'), onClick: askLogout }] : []),
        ...(user.secondFactorSince
          ? [{ key: 'factor', label: t('resetFactor'), onClick: () => void askFactor() }]
          : []),
        ...(user.isLocked
          ? []
          : [{ key: 'lock', label: t('lock'), danger: true, onClick: () => void askLock() }]),
      ];

  useHotkeys([{ keys: 'Ctrl+S', label: t('save'), run: edit.save, disabled: !edit.isTyped || edit.saving }]);
  return (
    <div className="users-kept" ref={kept}>
      <Button
        type="primary"
        icon={<SaveIcon />}
        loading={edit.saving}
        disabled={!edit.isTyped}
        onClick={edit.save}
      >
        {t('save')} <kbd>Ctrl S</kbd>
      </Button>
      {user.isLocked || user.lockedUntil ? <Button onClick={() => void open()}>{t('unlock')}</Button> : null}
      {own ? null : <Button onClick={askPassword}>{t('resetPassword')}</Button>}
      {own ? <span className="soft">{t('ownAccount')}</span> : null}
      {more.length > 0 ? (
        <Dropdown menu={{ items: more }}>
          <Button icon={<MoreIcon />}>{t('more')}</Button>
        </Dropdown>
      ) : null}
      {confirm.dialog}
    </div>
  );
}
