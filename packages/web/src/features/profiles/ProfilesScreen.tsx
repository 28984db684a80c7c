import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { EmptyState, ErrorState, NoPermission } from '../../ui/states.tsx';
import { ProfileEditor } from './ProfileEditor.tsx';
import { ProfileList } from './parts/ProfileList.tsx';
import './profiles.css';
import { useProfiles } from './useProfiles.ts';

/** The administration of profiles: what each kind of work may open and do, and where. */
export default function ProfilesScreen() {
  const { permissions } = useSession();
  return permissions.has('QUAN_TRI') ? <Profiles /> : <NoPermission />;
}

function Profiles() {
  const { t } = useTranslation('profiles');
  const state = useProfiles();
  const { id, isNew, profile, nodes } = state;
  if (id === null && !isNew) return <ProfileList state={state} />;
  if (state.detailError && !profile)
    return <ErrorState error={state.detailError} onRetry={() => void state.refetch()} />;
  if ((id !== null && !profile) || !nodes) {
    return <EmptyState text={t('loading')} />;
  }
  return (
    <ProfileEditor
      key={isNew ? `new ${id}` : id}
      profile={profile}
      isNew={isNew}
      nodes={nodes}
      refetch={state.refetch}
    />
  );
}
