import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEntryPath } from '../../catalogue/page/useEntryPath.ts';
import { labelText } from '../../catalogue/RefPicker.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { RoomsOfServiceDocument } from './rooms.main.gen.ts';

/** The rooms that perform a service, live: they are also linked from the room's own page, to which each leads. */
export function RoomsOfService({ service }: { service: string }) {
  const { t } = useTranslation('services');
  const pathOf = useEntryPath();
  const { data, error, refetch } = useQuery(RoomsOfServiceDocument, {
    variables: { service },
    fetchPolicy: 'network-only',
  });
  useEvents(['DanhMuc'], (event) => {
    const told = event?.data as { name?: unknown } | undefined; // events of lists name theirs
    if (event === null || told?.name === 'DM_DichVu' || told?.name === 'Node') void refetch();
  });
  if (!data)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <p className="soft">{t('common:loading')}</p>
    );
  const rooms = data.phongBanDichVus;
  if (rooms.length === 0) return <p className="soft">{t('noRooms')}</p>;
  return (
    <ul className="entry-links" aria-label={t('roomsSaved')}>
      {rooms.map(({ PhongBan_Id, PhongBan }) => {
        const path = pathOf('Node', PhongBan_Id);
        const name = PhongBan ? labelText(PhongBan) : '';
        return <li key={PhongBan_Id}>{path ? <Link to={path}>{name}</Link> : name}</li>;
      })}
    </ul>
  );
}
