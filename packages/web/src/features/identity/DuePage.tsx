import { useTranslation } from 'react-i18next';
import type { MyInfoQuery } from '../../session/me.auth.gen.ts';
import { useSignOut } from '../../session/useSignOut.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Notices } from '../../ui/kit/Notices.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import SetUpSecondFactor from './SetUpSecondFactor.tsx';
import './secondFactor.css';

type Props = { user: Pick<MyInfoQuery['myInfo'], '_id' | 'due'>; onDone: () => void };

/** What must be done before anything else: a password of one's own, or the second factor. */
export default function DuePage({ user, onDone }: Props) {
  const { t } = useTranslation('identity');
  const signOut = useSignOut();
  const which = user.due === 'PASSWORD' ? 'password' : 'factor';
  return (
    <main className="due-page">
      <section>
        <h1>{t(`due.${which}`)}</h1>
        <p className="lead">{t(`due.${which}Text`)}</p>
        {user.due === 'PASSWORD' ? (
          <ChangePasswordForm userId={user._id} onDone={onDone} autoFocus />
        ) : (
          <SetUpSecondFactor onDone={onDone} />
        )}
        <Button type="text" block onClick={() => void signOut()}>
          {t('due.signOut')}
        </Button>
      </section>
      <Notices />
    </main>
  );
}
