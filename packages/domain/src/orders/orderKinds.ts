import type { Permission } from '../permissions/permissions.ts';

/** Kinds of order slips: what the service type of their lines says. */
export const slipKinds = [
  'KhamBenh',
  'XetNghiem',
  'ChanDoanHinhAnh',
  'ThamDoChucNang',
  'PhauThuat',
  'ThuThuat',
  'Khac',
] as const;

export type SlipKind = (typeof slipKinds)[number];

/** Who performs the orders of a kind: who begins, who returns the result, who takes a returned one back. */
export type ResultRights = { perform: Permission; return: Permission; takeBack: Permission };

/** The kinds whose orders are performed at a desk of their own and end with a result. Others wait for their feature. */
export const resultKinds = {
  XetNghiem: { perform: 'XET_NGHIEM', return: 'XET_NGHIEM_DUYET', takeBack: 'XET_NGHIEM_HUY' },
} as const satisfies Partial<Record<SlipKind, ResultRights>>;

export type ResultKind = keyof typeof resultKinds;

/** Whether the orders of a kind end with a result. */
export function isResultKind(kind: string): kind is ResultKind {
  return Object.hasOwn(resultKinds, kind);
}
