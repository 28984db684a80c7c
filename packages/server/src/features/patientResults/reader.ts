import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { requireRight } from '../../engine/http/doors.ts';
import { slipsOfVisit } from '../orders/queries.ts';
import { readingSlip } from '../orders/readingRight.ts';
import type { SlipRow } from '../orders/tables.ts';
import { readingRight } from '../organisation/readingRight.ts';
import { formOfKind } from './results.ts';

/**
 * Asks for the right to read what a link opens: the result of a slip, or every result of its visit. A link is a way to read, and its
 * confirmation is known to whoever registers patients. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED, RECORD_OF_ANOTHER_FACILITY,
 * RECORD_NOT_IN_CARE.
 */
export async function requireReader(ctx: Ctx, slip: SlipRow, ofVisit: boolean): Promise<void> {
  const others = ofVisit ? await slipsOfVisit(ctx, slip.TiepNhan_Id) : [];
  for (const one of [slip, ...others.filter(({ _id }) => _id !== slip._id)]) {
    const form = formOfKind(one.Loai);
    if (!form && one !== slip) continue; // it has no result that a link could open
    await requireRight(ctx, readingSlip(ctx, one, ['IN_AN']));
    await requireRight(ctx, form ? await form.right(ctx, one._id) : readingSlip(ctx, one));
  }
}

/** Whoever makes or ends a link prints at the facility that ordered or performed; to read there is not enough. Errors: FORBIDDEN, NODE_NOT_GRANTED. */
export function requirePrinter(ctx: Ctx, slip: SlipRow): Promise<void> {
  return requireRight(ctx, readingRight(ctx, ['IN_AN'], slip.NoiYeuCau_Id, slip.NoiThucHien_Id));
}

/** Whether the caller may read every result that the link of a visit opens. */
export async function isReaderOfVisit(ctx: Ctx, slip: SlipRow): Promise<boolean> {
  try {
    await requireReader(ctx, slip, true);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
