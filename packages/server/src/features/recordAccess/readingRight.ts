import type { Permission } from '@sen/domain/permissions/permissions';
import { rightsOf } from '../../engine/acts/acts.ts';
import type { Ctx } from '../../engine/context.ts';
import type { RightAt } from '../../engine/http/doors.ts';
import { readingRight } from '../organisation/readingRight.ts';
import { type Made, requireVisible } from './visible.ts';

/**
 * The right to take a health record out of Sen, on paper or as a file (recordAccess 6): one of `anyOf`, held at a facility in which one of
 * `places` lies, or where the caller works; and the record must be visible to the caller. Errors of `places`: RECORD_OF_ANOTHER_FACILITY,
 * RECORD_NOT_IN_CARE.
 */
export function readingRecord(
  ctx: Ctx,
  anyOf: readonly Permission[],
  made: Made,
  ...places: ReadonlyArray<string | null>
): RightAt {
  const atRecord = readingRight(ctx, anyOf, ...places);
  return {
    anyOf,
    places: async () => {
      const at = [...(await atRecord.places()), null];
      const rights = rightsOf(ctx);
      // who lacks the right is refused for that, and no grounds of a reading are kept
      if (anyOf.some((permission) => at.some((place) => rights.has(permission, place))))
        await requireVisible(ctx, made);
      return at;
    },
  };
}
