import { useLazyQuery } from '@apollo/client/react';
import { Button, Timeline } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../ui/dateText.ts';
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
  const items = data.lichSuDanhMuc.map((change) => ({
    key: change.at,
    content: `${formatDateTime(change.at)} · ${change.user ?? ''} · ${t(`action.${change.action}`)}`,
  }));
  return items.length > 0 ? <Timeline items={items} /> : <p className="soft">{t('noHistory')}</p>;
}
