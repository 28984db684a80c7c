import type { KetQuaKiemTra } from '@sen/domain/connections/check';
import type { Ctx } from '../../engine/context.ts';
import { defineRegistry } from '../../engine/points.ts';

/** The kinds of connections outside that the settings show. */
export type ConnectionKind = 'hoaDon' | 'donThuoc' | 'goiSo' | 'khoAnh' | 'nganHang' | 'congGiamDinh';

/** How the last checks of one kind's connections ended; null for one that was never checked, none for those that are off. */
export type Connection = {
  kind: ConnectionKind;
  checks: (ctx: Ctx) => Promise<ReadonlyArray<KetQuaKiemTra | null>>;
};

/** Connections to somebody outside, by the feature that holds them. */
export const connection = defineRegistry<Connection>('connection', ({ kind }) => kind);
