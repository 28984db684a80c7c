import type { Permission } from '@sen/domain/permissions/permissions';
import type { Ctx } from '../../engine/context.ts';
import type { RightAt } from '../../engine/http/doors.ts';
import { facilityOf } from './facility.ts';

/**
 * The right to take a record out of Sen, on paper or as a file: one of `anyOf`, held at any place of a facility in which one of `places`
 * lies. A health record asks for it by `readingRecord` of recordAccess.
 */
export function readingRight(
  ctx: Ctx,
  anyOf: readonly Permission[],
  ...places: ReadonlyArray<string | null>
): RightAt {
  const known = places.filter((place) => place !== null);
  return {
    anyOf,
    // a record without any place is everybody's
    places: () => (known.length === 0 ? [null] : Promise.all(known.map((place) => facilityOf(ctx, place)))),
  };
}
