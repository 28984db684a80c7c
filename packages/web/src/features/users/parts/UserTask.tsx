import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../../ui/ConflictDialog.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { accessOf, conflictLines, merged } from '../access.ts';
import type { UserEdit } from '../useUserEdit.ts';
import type { AccessChoices, User } from '../useUsers.ts';
import { HeldProfiles } from './HeldProfiles.tsx';
import { UserFacts } from './UserFacts.tsx';

type Props = { user: User; edit: UserEdit; choices: AccessChoices };

/** One account: who it is, and what it may do where. */
export function UserTask({ user, edit, choices }: Props) {
  const { t } = useTranslation('users');
  const profileName = (id: string) => choices.profiles.find((one) => one._id === id)?.name ?? '…';
  const nodeName = (id: string) => choices.nodes.find((one) => one._id === id)?.name ?? '…';
  const theirs = edit.theirs ? accessOf(edit.theirs) : null;
  return (
    <>
      <UserFacts user={user} />
      <section className="section">
        <h2>{t('profiles')}</h2>
        <p className="soft">{t('profilesHint')}</p>
        {edit.restored ? <DraftNotice savedAt={edit.restored.savedAt} onDiscard={edit.discard} /> : null}
        <HeldProfiles access={edit.access} choices={choices} issues={edit.issues} onChange={edit.change} />
      </section>
      <ConflictDialog
        open={theirs !== null}
        lines={
          theirs
            ? conflictLines(edit.access, theirs, {
                profile: profileName,
                nodes: (ids) => ids.map(nodeName).join(', ') || t('placesOfProfile'),
                notHeld: t('notHeld'),
                start: t('startsWith'),
              })
            : []
        }
        onKeepMine={() => edit.resolve(edit.access)}
        onTakeTheirs={edit.discard}
        onKeepChosen={(taken) => theirs && edit.resolve(merged(edit.access, theirs, taken))}
        onClose={edit.closeConflict}
      />
    </>
  );
}
