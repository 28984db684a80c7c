import type { KetQuaDieuTri, LoaiRaVien } from '@sen/domain/medicalRecords/raVien';
import type { Ctx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';

/** How a stay ended, by what the insurance file is told. */
export type EndOfStay = { KetQuaDieuTri: KetQuaDieuTri; LoaiRaVien: LoaiRaVien };

/** Who knows how stays ended; null of one that goes on. */
export const endOfStay = definePoint<(ctx: Ctx, id: string) => Promise<EndOfStay | null>>('endOfStay');
