import { useQuery } from '@apollo/client/react';
import { KhoCuaPhongDocument } from './prescriptions.main.gen.ts';

/** The stores that supply a room; none while they are being asked for. */
export function useRoomStores(idNode: string): readonly string[] {
  const { data } = useQuery(KhoCuaPhongDocument, { variables: { idNode } });
  return (data?.getPhongBanKhoDuocByNode ?? []).map((one) => one.Kho_Id);
}
