import type { Ctx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';

/** A session of a service, as it decides on what it used. */
export type PerformedSession = {
  DichVuYeuCauChiTiet_Id: string;
  /** The room that performs it. */
  noi: string;
  /** It stands: it was not taken back. */
  daBatDau: boolean;
  /** Its report is returned. */
  daTra: boolean;
};

/** The session of an id, locked or not as the caller holds its slip; null when there is none. */
export const performedSession =
  definePoint<(ctx: Ctx, id: string) => Promise<PerformedSession | null>>('performedSession');
