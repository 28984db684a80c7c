import { useQuery } from '@apollo/client/react';
import type { SlipKind } from '@sen/domain/orders/orderKinds';
import { useTranslation } from 'react-i18next';
import { RoomsWorkDocument } from '../session/roomsWork.main.gen.ts';
import { useSession } from '../session/useSession.ts';

/** More rooms than these are not named: the choice of the place has them all. */
const named = 3;
/** Events tell of this place alone. */
const askAgain = 60_000;

/** What waits or is in work in the person's other rooms, of the kinds of this desk: "3 in X-quang 2", which leads there. */
export function WorkElsewhere({ kinds }: { kinds: readonly SlipKind[] }) {
  const { t } = useTranslation();
  const { nodeId, profile, changeNode } = useSession();
  const { data } = useQuery(RoomsWorkDocument, {
    variables: { Loai: [...kinds] },
    skip: profile.nodes.length < 2,
    fetchPolicy: 'cache-and-network',
    pollInterval: askAgain,
  });
  const rooms = (data?.viecCacPhong ?? []).filter((room) => room._id !== nodeId);
  if (rooms.length === 0) return null;
  return (
    <div className="work-elsewhere">
      {rooms.slice(0, named).map((room) => (
        <button key={room._id} type="button" onClick={() => changeNode(room._id)}>
          {t('workIn', { count: room.Cho + room.DangLam, room: room.ten })}
        </button>
      ))}
    </div>
  );
}
