import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { RoomsWorkDocument } from '../session/roomsWork.main.gen.ts';
import type { Session } from '../session/useSession.ts';

/**
 * Who has never chosen a place on this device begins in the own room that has work, where the first of the list has none. Administrators begin
 * above all rooms.
 */
export function useFirstPlace({ nodeId, nodeIsFirst, profile, changeNode, permissions }: Session): void {
  const asks =
    nodeIsFirst &&
    profile.nodes.length > 1 &&
    permissions.has('BENH_AN_XEM') &&
    !profile.navigation.idMenus.includes('full');
  const { data } = useQuery(RoomsWorkDocument, { skip: !asks, fetchPolicy: 'network-only' });
  const rooms = asks ? data?.viecCacPhong : undefined;
  const [first] = rooms ?? [];
  const place = first && !rooms?.some((room) => room._id === nodeId) ? first._id : null;
  useEffect(() => {
    if (place !== null) changeNode(place);
  }, [place, changeNode]);
}
