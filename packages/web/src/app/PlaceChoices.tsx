import { useTranslation } from 'react-i18next';
import { useSession } from '../session/useSession.ts';
import { Choice } from './Choice.tsx';

/** Profile (its name below two), department above one. */
export function PlaceChoices() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const { profiles } = session.user;
  return (
    <>
      {profiles.length < 2 ? (
        <span className="bar-label" title={session.profile.name}>
          {session.profile.name}
        </span>
      ) : (
        <Choice
          label={t('profile')}
          value={session.profile._id}
          onChange={session.changeProfile}
          options={profiles.map(({ profile }) => ({ value: profile._id, label: profile.name }))}
        />
      )}
      {session.profile.nodes.length > 1 ? (
        <Choice
          label={t('department')}
          value={session.nodeId}
          onChange={session.changeNode}
          options={session.profile.nodes.map((node) => ({ value: node._id, label: node.name }))}
        />
      ) : null}
    </>
  );
}
