import type { Label } from '../catalogue/catalogue.ts';

/** The five levels of triage, the gravest first. */
export const mucCapCuu = {
  Muc1: { vi: 'Mức 1: hồi sức ngay', en: 'Level 1: resuscitation' },
  Muc2: { vi: 'Mức 2: rất khẩn', en: 'Level 2: very urgent' },
  Muc3: { vi: 'Mức 3: khẩn', en: 'Level 3: urgent' },
  Muc4: { vi: 'Mức 4: ít khẩn', en: 'Level 4: less urgent' },
  Muc5: { vi: 'Mức 5: không khẩn', en: 'Level 5: not urgent' },
} as const satisfies Record<string, Label>;

export type MucCapCuu = keyof typeof mucCapCuu;

export const mucCapCuus = Object.keys(mucCapCuu) as MucCapCuu[]; // its own keys

/** How somebody came. */
export const phuongTienDen = {
  TuDen: { vi: 'Tự đến', en: 'On foot' },
  NguoiNha: { vi: 'Người nhà đưa đến', en: 'Brought by relatives' },
  XeCapCuu: { vi: 'Xe cấp cứu', en: 'Ambulance' },
  CongAn: { vi: 'Công an, người đi đường đưa đến', en: 'Brought by police or passers-by' },
  CoSoKhac: { vi: 'Cơ sở khác chuyển đến', en: 'Sent by another facility' },
} as const satisfies Record<string, Label>;

/** Within how many minutes of the triage a doctor begins, by level; level 1 is at once. */
export type PhutCapCuu = Readonly<Record<MucCapCuu, number>>;

/** The minutes of the settings' section `facility`. */
export function phutCapCuu(facility: {
  phutCapCuu2: number;
  phutCapCuu3: number;
  phutCapCuu4: number;
  phutCapCuu5: number;
}): PhutCapCuu {
  const { phutCapCuu2, phutCapCuu3, phutCapCuu4, phutCapCuu5 } = facility;
  return { Muc1: 0, Muc2: phutCapCuu2, Muc3: phutCapCuu3, Muc4: phutCapCuu4, Muc5: phutCapCuu5 };
}

/** When a doctor has to have begun, counted from the arrival: a level that becomes graver leaves less of it. */
export const hanKham = (DenLuc: Date, Muc: MucCapCuu, phut: PhutCapCuu): Date =>
  new Date(DenLuc.getTime() + phut[Muc] * 60_000);

export type DongHo = 'DaKham' | 'DangCho' | 'SapQuaHan' | 'QuaHan';

/** How the clock of somebody stands: a fifth of the time before its end it warns; what was begun too late stays late. */
export function dongHo(one: { DenLuc: Date; hanLuc: Date; batDauLuc: Date | null; now: Date }): DongHo {
  const { DenLuc, hanLuc, batDauLuc, now } = one;
  if ((batDauLuc ?? now) > hanLuc) return 'QuaHan';
  if (batDauLuc) return 'DaKham';
  const whole = hanLuc.getTime() - DenLuc.getTime();
  return hanLuc.getTime() - now.getTime() <= whole / 5 ? 'SapQuaHan' : 'DangCho';
}

/** So long after the arrival the commune is told of somebody whom nobody knows. */
const gioBaoXa = 48;

/** When the commune has to be told of an unidentified patient. */
export const hanBaoXa = (DenLuc: Date): Date => new Date(DenLuc.getTime() + gioBaoXa * 3_600_000);
