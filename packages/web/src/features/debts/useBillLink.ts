import { useLocation } from 'react-router';
import { narrowPath } from '../../session/routeTable.ts';

export const billPath = '/vien-phi-ngoai-tru';

/** Where the bill of a visit is, on this device. */
export function useBillLink(): (visit: { TiepNhan_Id: string; BenhNhan_Id: string }) => string {
  const narrow = useLocation().pathname.startsWith('/m/');
  return ({ TiepNhan_Id, BenhNhan_Id }) =>
    `${narrow ? narrowPath(billPath) : billPath}?TiepNhan_Id=${TiepNhan_Id}&BenhNhan_Id=${BenhNhan_Id}`;
}
