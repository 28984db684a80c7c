import { v7 } from 'uuid';
import { type Ctx, localDay } from '../../engine/context.ts';
import { endKhamBenh } from '../examination/commands.ts';
import { sessionById } from '../examination/queries.ts';
import { createSlip } from './paper.ts';

/** The day so many days from now. */
export const dayFromNow = (days: number): string => localDay(new Date(Date.now() + days * 86_400_000));

/** Ends a session that has its main disease, with a follow-up in so many days. */
export async function endWithFollowUp(ctx: Ctx, id: string, end: string, days: number): Promise<void> {
  const of = { ...ctx, loaders: new Map() };
  const { version } = await sessionById(of, id);
  const NgayTaiKham = dayFromNow(days);
  await endKhamBenh(of, id, { version, HuongGiaiQuyet_Id: end, NgayTaiKham, LoiDan: 'Uống thuốc đều' });
}

/** The slip of an ended session that has a follow-up day. */
export async function makeSlip(ctx: Ctx, KhamBenh_Id: string): Promise<string> {
  return createSlip({ ...ctx, loaders: new Map() }, { requestId: v7(), KhamBenh_Id });
}
