import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEntryPath } from '../../catalogue/page/useEntryPath.ts';
import { labelText } from '../../catalogue/RefPicker.tsx';
import type { Entry, RefLabel } from '../../ui/entry.ts';

/** The rooms that are saved as performing a service, each with the way to its own page, where the same link is seen from the room. */
export function RoomsOfService({ service }: { service: Entry }) {
  const { t } = useTranslation('services');
  const pathOf = useEntryPath();
  const labels = service['PhongThucHiens'];
  const rooms = Array.isArray(labels) ? (labels as RefLabel[]) : []; // the API's labels of the field
  if (rooms.length === 0) return <p className="soft">{t('noRooms')}</p>;
  return (
    <ul className="entry-links" aria-label={t('roomsSaved')}>
      {rooms.map((room) => {
        const path = pathOf('Node', room._id);
        return <li key={room._id}>{path ? <Link to={path}>{labelText(room)}</Link> : labelText(room)}</li>;
      })}
    </ul>
  );
}
