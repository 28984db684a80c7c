import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { userMessage } from '../../../session/userMessage.ts';
import { CopyIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { useProfilePath } from '../paths.ts';
import type { ProfileDetailFragment } from '../profiles.auth.gen.ts';
import type { ProfileEditorState } from '../useProfileEditor.ts';
import { newPart } from '../useProfiles.ts';

type Props = {
  state: ProfileEditorState;
  /** Null for one that is being made. */
  profile: ProfileDetailFragment | null;
  onSave: () => void;
};

/** What can be done with a profile; what is typed is saved first, so that the other acts never lose it. */
export function EditorActions({ state, profile, onSave }: Props) {
  const { t } = useTranslation('profiles');
  const { message, modal } = useNotices();
  const navigate = useNavigate();
  const { path } = useProfilePath();
  const { dirty, busy, changes } = state;
  const saveButton = useRef<HTMLButtonElement>(null);
  const act = async (run: () => Promise<unknown>, text: string): Promise<boolean> => {
    try {
      await run();
      message.success(text);
      return true;
    } catch (error) {
      message.error(userMessage(error), 5);
      return false;
    }
  };
  const suspend = () => {
    if (!profile) return;
    if (profile.TamNgung) return void act(() => state.suspend(false), t('resumed'));
    modal.confirm({
      title: t('suspendTitle', { name: profile.name }),
      content: t('suspendText', { count: profile.soTaiKhoan ?? 0 }),
      okText: t('suspend'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: () => act(() => state.suspend(true), t('wasSuspended')),
    });
  };
  const remove = () =>
    profile &&
    modal.confirm({
      title: t('removeTitle', { name: profile.name }),
      content: t('removeText'),
      okText: t('remove'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act(state.remove, t('removed'))) void navigate(path);
      },
    });
  return (
    <div className="work-actions">
      <Button ref={saveButton} type="primary" disabled={!dirty} loading={busy} onClick={onSave}>
        {t('save')} <kbd>Ctrl S</kbd>
      </Button>
      {dirty ? (
        <>
          <Button
            disabled={busy}
            onClick={() => {
              saveButton.current?.focus(); // this one goes
              state.discard();
            }}
          >
            {t('discard')}
          </Button>
          <span className="profile-count">{t('unsavedFields', { count: changes.length })}</span>
        </>
      ) : null}
      {profile && !dirty ? (
        <>
          <Button
            icon={<CopyIcon />}
            disabled={busy}
            onClick={() => void navigate(`${path}/${newPart}?tu=${profile._id}`)}
          >
            {t('copy')}
          </Button>
          <Button disabled={busy} onClick={suspend}>
            {t(profile.TamNgung ? 'resume' : 'suspend')}
          </Button>
          <Button danger disabled={busy} onClick={remove}>
            {t('remove')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
