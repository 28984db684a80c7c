import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { type Access, inputOf } from '../access.ts';
import { HeldProfiles } from '../parts/HeldProfiles.tsx';
import type { AccessChoices } from '../useUsers.ts';

const blank: Access = { profiles: [{ profile_Id: '', node_Ids: [] }], defaultProfile_Id: null };

type Props = {
  title: string;
  access: Access | null;
  choices: AccessChoices;
  onClose: () => void;
  onGive: (access: Access) => void;
};

/** One choice of profiles and places, for one member of staff or for many. */
export function AccessDialog({ title, access, choices, onClose, onGive }: Props) {
  const { t } = useTranslation('users');
  const [typed, setTyped] = useState<Access>(access ?? blank);
  const [faulty, setFaulty] = useState(false);
  const give = () => {
    const next = inputOf(typed);
    if (next.profiles.length === 0) setFaulty(true);
    else onGive(next);
  };
  return (
    <Modal open width="min(94%, 760px)" title={title} okText={t('bulk.give')} onOk={give} onCancel={onClose}>
      <p className="soft">{t('bulk.giveHint')}</p>
      <HeldProfiles
        access={typed}
        choices={choices}
        issues={faulty ? [{ path: 'profiles', code: 'REQUIRED' }] : []}
        onChange={(next) => {
          setFaulty(false);
          setTyped(next);
        }}
      />
    </Modal>
  );
}
