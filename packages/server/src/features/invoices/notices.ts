import { hoaDonActs } from '@sen/domain/invoices/hoaDonDienTu';
import {
  type ThongBaoSaiSotAction,
  type ThongBaoSaiSotFacts,
  thongBaoSaiSotActs,
  thongBaoSaiSotIssues,
} from '@sen/domain/invoices/thongBaoSaiSot';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, today } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { type Counter, drawNumber, shortYear } from '../../engine/sql/numbering.ts';
import { insertRow, lockExisting } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { ThongBaoSaiSotInput } from '../../gql/main.ts';
import { facilityOf } from '../organisation/facility.ts';
import { invoiceById, lockedFacts, lockInvoice } from './invoiceRows.ts';
import { tell } from './send.ts';
import { type ThongBaoSaiSotRow, thongBaoSaiSotTable as table } from './tables.ts';

/** The number of a notice of errors. */
export const soThongBao: Counter = {
  name: 'SoThongBaoSaiSot',
  label: { vi: 'Số thông báo sai sót hóa đơn', en: 'Number of a notice of errors' },
  scope: shortYear,
  prefix: (scope) => `SS${scope}-`,
  width: 5,
  used: { table: 'main.thong_bao_sai_sot', column: 'so_thong_bao' },
};

/**
 * Makes the notice that name or address of an issued invoice are wrong: no other invoice. Answers its id. Errors: NOT_FOUND, REASON_NEEDED,
 * BAD_INPUT, those of the act `baoSaiSot`.
 */
export async function makeNotice(ctx: Ctx, input: ThongBaoSaiSotInput): Promise<string> {
  const LyDo = givenReason(input.LyDo, { code: 'REASON_NEEDED' });
  const text = (value: string | null | undefined) => value?.trim() || null;
  const right = {
    NguoiMua: text(input.NguoiMua),
    DonViMua: text(input.DonViMua),
    DiaChiMua: text(input.DiaChiMua),
  };
  const request = { id: input.requestId, operation: 'lapThongBaoSaiSot', content: input };
  const { _id } = await once(ctx, request, async (tx) => {
    const invoice = await lockInvoice(tx, input.HoaDon_Id);
    requireAct(tx, hoaDonActs, 'baoSaiSot', await lockedFacts(tx, invoice));
    refuseIssues(thongBaoSaiSotIssues(invoice, right));
    const row = await insertRow(tx, table, {
      ...right,
      LyDo,
      SoThongBao: (await drawNumber(tx, soThongBao)).text,
      HoaDon_Id: invoice._id,
      NgayThongBao: today(tx),
      TrangThai: 'DaLap',
      NguoiTao_Id: actor(tx),
    });
    await audit(tx, {
      action: 'CREATE',
      entity: 'ThongBaoSaiSot',
      entityId: row._id,
      BenhNhan_Id: invoice.BenhNhan_Id,
      after: row,
    });
    await tell(tx, invoice);
    return { _id: row._id };
  });
  return _id;
}

/** Takes a notice one step on. Errors: NOT_FOUND, those of the act. */
async function step(
  ctx: Ctx,
  id: string,
  action: ThongBaoSaiSotAction,
  set: Partial<ThongBaoSaiSotRow>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockExisting(tx, table, id, 'ThongBaoSaiSot');
    await transition(tx, thongBaoSaiSotActs, table, id, action, {
      locked: row,
      facts: () => noticeFacts(tx, row),
      set,
      ...(action === 'huy' ? { auditAction: 'CANCEL' } : {}),
    });
    await tell(tx, await invoiceById(tx, row.HoaDon_Id));
  });
}

/** Notes that a notice was filed at the tax office. */
export const fileNotice = (ctx: Ctx, id: string): Promise<void> =>
  step(ctx, id, 'gui', { NgayGui: today(ctx) });

/** Notes what the tax office answered; a refusal says why. Errors: REASON_NEEDED besides. */
export async function answerNotice(
  ctx: Ctx,
  id: string,
  accepted: boolean,
  words: string | null | undefined,
): Promise<void> {
  const PhanHoi = accepted ? words?.trim() || null : givenReason(words ?? '', { code: 'REASON_NEEDED' });
  await step(ctx, id, accepted ? 'tiepNhan' : 'khongTiepNhan', { PhanHoi });
}

/** Cancels a notice that was not filed. Errors: REASON_NEEDED besides. */
export async function cancelNotice(ctx: Ctx, id: string, reason: string): Promise<void> {
  await step(ctx, id, 'huy', { LyDoHuy: givenReason(reason, { code: 'REASON_NEEDED' }) });
}

/** What the acts on a notice decide on. */
export async function noticeFacts(
  ctx: Ctx,
  { TrangThai, HoaDon_Id }: ThongBaoSaiSotRow,
): Promise<ThongBaoSaiSotFacts> {
  const { QuayThu_Id } = await invoiceById(ctx, HoaDon_Id);
  return { TrangThai, node: await facilityOf(ctx, QuayThu_Id) };
}
