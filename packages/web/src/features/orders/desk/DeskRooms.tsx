import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import type { DeskKind } from './deskKind.ts';
import { DeskRoomsDocument } from './deskRooms.main.gen.ts';

/** Beside an empty list, where the place of work performs nothing of the kind: which rooms do, and the way to them. */
export function DeskRooms({ desk }: { desk: DeskKind }) {
  const { t } = useTranslation('orders');
  const { nodeId, profile, changeNode } = useSession();
  const { data } = useQuery(DeskRoomsDocument, {
    variables: { Loai: [...desk.kinds], idNode: nodeId },
    fetchPolicy: 'cache-and-network',
  });
  const rooms = data?.phongThucHien;
  if (!rooms || rooms.some((room) => room._id === nodeId)) return null;
  if (rooms.length === 0) return <p className="desk-rooms">{t('desk.roomsNone')}</p>;
  const mine = new Set(profile.nodes.map((node) => node._id));
  const others = rooms.filter((room) => !mine.has(room._id)).map((room) => room.ten);
  return (
    <div className="desk-rooms">
      <p>{t(nodeId ? 'desk.roomsOther' : 'desk.rooms')}</p>
      {others.length > 0 ? <p>{others.join(', ')}</p> : null}
      {rooms
        .filter((room) => mine.has(room._id))
        .map((room) => (
          <Button key={room._id} onClick={() => changeNode(room._id)}>
            {t('desk.toRoom', { room: room.ten })}
          </Button>
        ))}
    </div>
  );
}
