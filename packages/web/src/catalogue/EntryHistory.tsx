import { useLazyQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../ui/dateText.ts';
import { Button } from '../ui/kit/Button.tsx';
import { CatalogueHistoryDocument } from './history.main.gen.ts';

/** Who changed an entry and when, asked for when somebody wants to know. */
export function EntryHistory({ name, id }: { name: string; id: string }) {
  const { t } = useTranslation('catalogue');
  const [ask, { data, loading }] = useLazyQuery(CatalogueHistoryDocument, { fetchPolicy: 'network-only' });
  if (!data) {
    return (
      <Button type="link" loading={loading} onClick={() => void ask({ variables: { name, id } })}>
        {t('history')}
      </Button>
    );
  }
  const changes = data.lichSuDanhMuc;
  if (changes.length === 0) return <p className="soft">{t('noHistory')}</p>;
  return (
    <ol className="entry-history">
      {changes.map((change) => (
        <li key={change.at}>
          {`${formatDateTime(change.at)} · ${change.user ?? ''} · ${t(`action.${change.action}`)}`}
        </li>
      ))}
    </ol>
  );
}
