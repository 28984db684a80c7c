import { v7 } from 'uuid';
import type { Ctx } from '../../engine/context.ts';
import { issueSummary } from './paper.ts';
import { createRequest } from './requests.ts';

const later = (ctx: Ctx) => new Date(ctx.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10);

/** What a desk takes down of a patient who asks for the summary of a record. */
export const requestInput = (ctx: Ctx) => ({
  SoGiayTo: '092191001234',
  MucDich: 'Thanh toán bảo hiểm',
  NgayHen: later(ctx),
});

/** What a doctor adds to what the record of an examination says. */
export const writtenSummary = {
  QuaTrinhBenhLy: 'Sốt, đau họng hai ngày',
  PhuongPhapDieuTri: 'Hạ sốt, súc họng',
  TinhTrangRaVien: 'Ổn định',
};

/** A request for the summary of an examination. */
export function makeRequest(ctx: Ctx, KhamBenh_Id: string): Promise<string> {
  const input = { requestId: v7(), KhamBenh_Id, ...requestInput(ctx) };
  return createRequest({ ...ctx, loaders: new Map() }, input);
}

/** The summary of a request. */
export function makeRecordSummary(ctx: Ctx, YeuCau_Id: string): Promise<string> {
  const input = { requestId: v7(), YeuCau_Id, ...writtenSummary };
  return issueSummary({ ...ctx, loaders: new Map() }, input);
}
