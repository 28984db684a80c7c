import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { AddPasskeyForm } from './AddPasskeyForm.tsx';
import { passkeysWork } from './passkeyBrowser.ts';
import {
  OwnPasskeysDocument,
  type OwnPasskeysQuery,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
} from './passkeys.auth.gen.ts';
import './passkeys.css';

type Passkey = OwnPasskeysQuery['passkeys'][number];

/** The passkeys of one's own account: what they are called, another name, away with one, a new one. */
export function PasskeyPart() {
  const { t } = useTranslation('identity');
  const { data, error, refetch } = useQuery(OwnPasskeysDocument, { fetchPolicy: 'no-cache' });
  const again = () => void refetch();
  if (error) return <ErrorState error={error} onRetry={again} />;
  if (!data) return <Loading />;
  return (
    <div className="passkeys">
      <p>{t('passkey.about')}</p>
      {data.passkeys.length === 0 ? (
        <p className="soft">{t('passkey.none')}</p>
      ) : (
        <ul>
          {data.passkeys.map((passkey) => (
            <Line key={passkey._id} passkey={passkey} onChanged={again} />
          ))}
        </ul>
      )}
      {passkeysWork() ? (
        <AddPasskeyForm onAdded={again} />
      ) : (
        <Alert type="info" title={t('passkey.notHere')} />
      )}
    </div>
  );
}

function Line({ passkey, onChanged }: { passkey: Passkey; onChanged: () => void }) {
  const { t } = useTranslation('identity');
  const { message } = useNotices();
  const [name, setName] = useState<string | null>(null);
  /** Whether it has been asked if it shall go. */
  const [leaving, setLeaving] = useState(false);
  const [rename, renaming] = useMutation(RenamePasskeyDocument);
  const [remove, removing] = useMutation(RemovePasskeyDocument);
  const act = async (run: () => Promise<unknown>) => {
    try {
      await run();
      setName(null);
      onChanged();
    } catch (error) {
      message.error(userMessage(error));
    }
  };
  const { _id: id } = passkey;
  if (name !== null)
    return (
      <li>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            void act(() => rename({ variables: { id, name } }));
          }}
        >
          <Input
            aria-label={t('passkey.name')}
            value={name}
            maxLength={60}
            autoFocus
            onChange={(event) => setName(event.target.value)}
          />
          <Button htmlType="submit" type="primary" loading={renaming.loading}>
            {t('save')}
          </Button>
          <Button onClick={() => setName(null)}>{t('passkey.keep')}</Button>
        </form>
      </li>
    );
  return (
    <li>
      <div>
        <strong>{passkey.name}</strong>
        <span className="soft">
          {t('passkey.madeAt', { at: formatDateTime(passkey.NgayTao) })}
          {' · '}
          {passkey.usedAt
            ? t('passkey.usedAt', { at: formatDateTime(passkey.usedAt) })
            : t('passkey.neverUsed')}
        </span>
      </div>
      {leaving ? (
        <>
          <Button
            danger
            autoFocus
            loading={removing.loading}
            onClick={() => void act(() => remove({ variables: { id } }))}
          >
            {t('passkey.removeNow')}
          </Button>
          <Button onClick={() => setLeaving(false)}>{t('passkey.keep')}</Button>
        </>
      ) : (
        <>
          <Button
            aria-label={t('passkey.renameOf', { name: passkey.name })}
            onClick={() => setName(passkey.name)}
          >
            {t('passkey.rename')}
          </Button>
          <Button aria-label={t('passkey.removeOf', { name: passkey.name })} onClick={() => setLeaving(true)}>
            {t('passkey.remove')}
          </Button>
        </>
      )}
    </li>
  );
}
