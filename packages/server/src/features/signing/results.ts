import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { slipById } from '../orders/queries.ts';
import { printForm } from '../printing/points.ts';

/** The form on which the result of an order slip is printed and signed. Errors: NOT_FOUND, also for kinds of orders without one. */
export async function formOfResult(ctx: Ctx, id: string): Promise<string> {
  const { Loai } = await slipById(ctx, id);
  const form = printForm.all().find(({ signing }) => signing?.resultOf?.includes(Loai));
  if (!form) throw new DomainError('NOT_FOUND', { entity: 'KetQua', Loai });
  return form.code;
}
