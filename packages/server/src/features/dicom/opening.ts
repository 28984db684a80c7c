import { auditView } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';

type Opened = { _id: string; BenhNhan_Id: string | null };

/** Notes in the view log that a study was opened. */
export const noteView = (ctx: Ctx, study: Opened) =>
  auditView(ctx, { entity: 'CaDICOM', entityId: study._id, BenhNhan_Id: study.BenhNhan_Id });

/** Who has which study open on this node, since when; a viewer asks for hundreds of frames. */
const open = new Map<string, number>();
const openMs = 300_000;

/** Whether a study is opened, rather than read on by who opened it a while ago. */
export function isFirst(ctx: Ctx, study: string, who = ctx.user?._id): boolean {
  const key = `${who} ${study}`;
  const now = Date.now();
  if (now - (open.get(key) ?? 0) < openMs) return false;
  for (const [old, since] of open) if (now - since >= openMs) open.delete(old);
  open.set(key, now);
  return true;
}
