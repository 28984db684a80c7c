import type { KetQuaDieuTri, LoaiRaVien } from '@sen/domain/medicalRecords/raVien';
import type { Ctx, Tx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';

/** How a stay ended, by what the insurance file is told. */
export type EndOfStay = { KetQuaDieuTri: KetQuaDieuTri; LoaiRaVien: LoaiRaVien };

/** Who knows how stays ended; null of one that goes on. */
export const endOfStay = definePoint<(ctx: Ctx, id: string) => Promise<EndOfStay | null>>('endOfStay');

/** What ends with the times of a locked stay whose discharge is ordered, at their end. */
export const whenStayEnds = definePoint<(tx: Tx, id: string, at: Date) => Promise<void>>('whenStayEnds');
