import { lastDayOfLeave } from '@sen/domain/sickLeave/giayNghi';
import { v7 } from 'uuid';
import type { Ctx } from '../../engine/context.ts';
import { sessionById } from '../examination/queries.ts';
import { createLeave } from './paper.ts';

/** What a doctor writes of a leave of three days. */
export async function leaveInput(ctx: Ctx, KhamBenh_Id: string) {
  const { Ngay } = await sessionById({ ...ctx, loaders: new Map() }, KhamBenh_Id);
  return {
    KhamBenh_Id,
    MaSoBHXH: '7912345678',
    DonViLamViec: 'Công ty May An Bình',
    PhuongPhapDieuTri: 'Kháng sinh, hạ sốt',
    DenNgay: lastDayOfLeave(Ngay, 3),
  };
}

/** A certificate of three days for a session with a main disease. */
export async function makeLeave(ctx: Ctx, KhamBenh_Id: string): Promise<string> {
  const input = { requestId: v7(), ...(await leaveInput(ctx, KhamBenh_Id)) };
  return createLeave({ ...ctx, loaders: new Map() }, input);
}
