import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Tabs } from '../../ui/kit/Tabs.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { DeskPinPart } from './DeskPinPart.tsx';
import { PasskeyPart } from './PasskeyPart.tsx';
import { SecondFactorPart } from './SecondFactorPart.tsx';
import { SetUpProfileForm } from './SetUpProfileForm.tsx';

/** Personal information: who is signed in, Change password and Set up profile. Starts at the first tab each time. */
export default function PersonalDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['identity', 'deskPin']);
  const session = useSession();
  const [tab, setTab] = useState('password');
  const close = () => {
    setTab('password');
    onClose();
  };
  return (
    <Modal open={open} onCancel={close} footer={null} title={t('personal')} width="min(90%, 660px)">
      <dl className="personal-facts">
        <dt>{t('name')}</dt>
        <dd>{session.user.employee?.TenNhanVien ?? 'Undefined'}</dd>
        <dt>{t('username')}</dt>
        <dd>{session.user.username}</dd>
        <dt>{t('profile')}</dt>
        <dd>{session.profile.name}</dd>
      </dl>
      <Tabs
        activeKey={tab}
        onChange={setTab}
        items={[
          {
            key: 'password',
            label: t('changePassword'),
            children: <ChangePasswordForm userId={session.user._id} onDone={close} />,
          },
          { key: 'profile', label: t('setUpProfile'), children: <SetUpProfileForm onDone={close} /> },
          { key: 'factor', label: t('factor.title'), children: <SecondFactorPart onDone={close} /> },
          { key: 'passkey', label: t('passkey.title'), children: <PasskeyPart /> },
          { key: 'pin', label: t('deskPin:title'), children: <DeskPinPart /> },
        ]}
      />
    </Modal>
  );
}
