import { type QueueKind, queues } from '@sen/domain/queues/queueKinds';
import { type SQL, sql } from 'drizzle-orm';

/** The node that a queue stands at: the facility above the desk for shared queues, else the room itself. */
export function queueNode(hangDoi: QueueKind, nodeId: string | SQL): SQL {
  if (!queues[hangDoi].sharedBy) return sql`${nodeId}::uuid`;
  return sql`coalesce((
    with recursive above as (
      select id, parent_id, category from auth.node where id = ${nodeId}
      union all
      select n.id, n.parent_id, n.category from auth.node n join above a on n.id = a.parent_id
    ) select id from above where category = 'HOSPITAL' limit 1), ${nodeId}::uuid)`;
}
