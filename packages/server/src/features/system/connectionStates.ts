import { connectionState, type TrangThaiKetNoi } from '@sen/domain/connections/check';
import type { Ctx } from '../../engine/context.ts';
import { type ConnectionKind, connection } from './points.ts';

/** How the connections of the settings stand, each kind by its worst; one that is off is not set up. One statement a kind. */
export async function connectionStates(ctx: Ctx): Promise<Record<ConnectionKind, TrangThaiKetNoi>> {
  const state = async (kind: ConnectionKind) =>
    connectionState((await connection.get(kind)?.checks(ctx)) ?? []);
  const [hoaDon, donThuoc, goiSo, khoAnh, nganHang, congGiamDinh] = await Promise.all([
    state('hoaDon'),
    state('donThuoc'),
    state('goiSo'),
    state('khoAnh'),
    state('nganHang'),
    state('congGiamDinh'),
  ]);
  return { hoaDon, donThuoc, goiSo, khoAnh, nganHang, congGiamDinh };
}
