import type { Tx } from '../../engine/context.ts';
import type { TiepNhan } from './queries.ts';

/** Where an act leaves the reception that it made, with the mark of its number, so that it is not read again to be answered. */
export type MadeReception = { made?: { reception: TiepNhan; number: string | null; by: Tx['tx'] } };

/** The reception in hand with the code and the number that it got with the commit; null when there is none. */
export function madeReception({ made }: MadeReception): TiepNhan | null {
  if (!made) return null;
  const { reception, number, by } = made;
  const code = by.numbers.get(reception.MaTiepNhan);
  if (!code) return null;
  const SoThuTu = number === null ? reception.SoThuTu : (by.numbers.get(number)?.number ?? null);
  return { ...reception, MaTiepNhan: code.text, SoThuTu };
}
