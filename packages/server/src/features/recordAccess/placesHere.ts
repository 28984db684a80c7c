import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { facilityOf, nodesOfFacility } from '../organisation/facility.ts';
import { listedPlace } from './visible.ts';

/**
 * Whether a place is one of those whose day the caller looks at: of the facility of the caller's place; without a place, of the places that the
 * caller's lists show. What has no place belongs to whoever looks, at a facility.
 */
export async function placesHere(ctx: Ctx): Promise<(node: SQL) => SQL> {
  const facility = await facilityOf(ctx, ctx.nodeId);
  if (facility === null) {
    const node = sql.raw('shown.id');
    const listed = await listedPlace(ctx, node);
    return (place) => sql`exists (select from (select ${place} as id) shown where ${listed})`;
  }
  const nodes = sql.param([...(await nodesOfFacility(ctx, facility))]);
  return (place) => sql`(${place} is null or ${place} = any(${nodes}::uuid[]))`;
}
