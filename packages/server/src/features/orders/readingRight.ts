import type { Permission } from '@sen/domain/permissions/permissions';
import type { Ctx } from '../../engine/context.ts';
import type { RightAt } from '../../engine/doors.ts';
import { readingRight } from '../organisation/readingRight.ts';
import type { SlipRow } from './tables.ts';

/** The right to a slip and its result: of the facility that ordered and of the one that performs. */
export function readingSlip(
  ctx: Ctx,
  { NoiYeuCau_Id, NoiThucHien_Id }: Pick<SlipRow, 'NoiYeuCau_Id' | 'NoiThucHien_Id'>,
  anyOf: readonly Permission[] = ['BENH_AN_XEM'],
): RightAt {
  return readingRight(ctx, anyOf, NoiYeuCau_Id, NoiThucHien_Id);
}
