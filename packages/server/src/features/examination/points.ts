import type { ErrorCode } from '@sen/domain/errors/errors';
import type { WarningReason } from '@sen/domain/prescriptions/overridden';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { definePoint } from '../../engine/points.ts';

/** A paper written out of a session: while one is in use, the session is not cancelled, and its resolution does not change where it follows from that. */
export type PaperInUse = {
  /** What the cancelling is refused with. */
  code: ErrorCode;
  /** A select of the papers in use of the session with this id. */
  ofSession: (sessionId: SQL) => SQL;
  /** It follows from the resolution of the session. */
  ofResolution?: true;
};

/** Papers that stand on a session; the first that is found is told. */
export const papersInUse = definePoint<PaperInUse>('papersInUse');

/** What follows in the same transaction when a session has ended; `reasons` answer what its drugs are warned of by then. */
export const whenSessionEnds =
  definePoint<(tx: Tx, KhamBenh_Id: string, reasons: readonly WarningReason[]) => Promise<void>>(
    'whenSessionEnds',
  );
