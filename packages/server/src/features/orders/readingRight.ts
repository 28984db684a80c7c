import type { Permission } from '@sen/domain/permissions/permissions';
import type { Ctx } from '../../engine/context.ts';
import type { RightAt } from '../../engine/http/doors.ts';
import { readingRecord } from '../recordAccess/readingRight.ts';
import { madeOfSlip } from './queries.ts';
import type { SlipRow } from './tables.ts';

/** The right to a slip and its result: of the facility that ordered, of the one that performs, or of a reader elsewhere who may see it. */
export function readingSlip(
  ctx: Ctx,
  slip: Pick<SlipRow, 'NoiYeuCau_Id' | 'NoiThucHien_Id' | 'BenhNhan_Id'>,
  anyOf: readonly Permission[] = ['BENH_AN_XEM'],
): RightAt {
  return readingRecord(ctx, anyOf, madeOfSlip(slip), slip.NoiYeuCau_Id, slip.NoiThucHien_Id);
}
