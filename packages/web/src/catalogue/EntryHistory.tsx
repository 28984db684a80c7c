import { useLazyQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../session/userMessage.ts';
import { formatDateTime } from '../ui/dateText.ts';
import { Button } from '../ui/kit/Button.tsx';
import { LogLink } from '../ui/LogLink.tsx';
import { CatalogueHistoryDocument } from './history.main.gen.ts';

/** Who changed an entry and when, asked for when somebody wants to know. */
export function EntryHistory({ name, id }: { name: string; id: string }) {
  const { t } = useTranslation('catalogue');
  const [ask, { data, loading, error }] = useLazyQuery(CatalogueHistoryDocument, {
    fetchPolicy: 'network-only',
  });
  if (!data) {
    return (
      <>
        <Button type="link" loading={loading} onClick={() => void ask({ variables: { name, id } })}>
          {t('history')}
        </Button>
        {error && !loading ? <p role="alert">{userMessage(error)}</p> : null}
      </>
    );
  }
  const changes = data.lichSuDanhMuc;
  if (changes.length === 0) return <p className="soft">{t('noHistory')}</p>;
  return (
    <>
      <ol className="entry-history">
        {changes.map((change) => (
          <li key={change.at}>
            {`${formatDateTime(change.at)} · ${change.user ?? ''} · ${t(`action.${change.action}`)}`}
          </li>
        ))}
      </ol>
      <LogLink of="record" entity={name} id={id} since={changes.at(-1)?.at ?? null}>
        {t('inLog')}
      </LogLink>
    </>
  );
}
