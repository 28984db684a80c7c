import { useTranslation } from 'react-i18next';
import { currentLanguage, setLanguage } from '../session/i18n.ts';
import { useSession } from '../session/useSession.ts';
import { Choice } from './Choice.tsx';

const languages = [
  { value: 'vi', label: 'Tiếng Việt' },
  { value: 'en', label: 'English' },
] as const;

/** Language if the site shows it, profile (its name below two), department above one. */
export function PlaceChoices() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const { profiles } = session.user;
  return (
    <>
      {session.settings.isShowIconLanguage ? (
        <Choice
          label={t('language')}
          value={currentLanguage()}
          onChange={(value) => void setLanguage(value === 'en' ? 'en' : 'vi')}
          options={languages}
        />
      ) : null}
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
