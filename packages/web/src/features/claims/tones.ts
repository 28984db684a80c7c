import type { Tone } from '../../ui/StateTag.tsx';

/** How the claim of a visit looks by how it stands. */
export const claimTones = {
  ChuaGui: 'waiting',
  CanSua: 'urgent',
  DangGui: 'progress',
  DaNhan: 'called',
  HopLe: 'done',
} as const satisfies Record<string, Tone>;

/** How a version looks by its state. */
export const versionTones = {
  ChoGui: 'progress',
  DangGui: 'progress',
  KhongRo: 'urgent',
  TuChoi: 'urgent',
  DaNhan: 'called',
  BiTra: 'urgent',
  HopLe: 'done',
  DaThayThe: 'cancelled',
} as const satisfies Record<string, Tone>;

/** How an exchange with the portal looks by its outcome. */
export const exchangeTones = {
  Xong: 'done',
  Cho: 'progress',
  TuChoi: 'urgent',
  KhongRo: 'called',
} as const satisfies Record<string, Tone>;

/** How a returned line looks by how far it is worked. */
export const lineTones = {
  ChoXuLy: 'urgent',
  DaGiaiTrinh: 'called',
  ChapNhan: 'done',
  DaSua: 'done',
  DaRut: 'cancelled',
} as const satisfies Record<string, Tone>;

/** How a deadline looks by how near it is. */
export const deadlineTones = { passed: 'urgent', soon: 'called', far: 'waiting' } as const satisfies Record<
  string,
  Tone
>;
