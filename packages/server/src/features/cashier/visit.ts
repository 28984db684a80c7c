import { exemptionOf } from '@sen/domain/cashier/lineState';
import type { Issue } from '@sen/domain/catalogue/validate';
import type { ErrorCode } from '@sen/domain/errors/errors';
import { dec, formatVnd } from '@sen/domain/money/decimal';
import { receptionClosed } from '@sen/domain/reception/tiepNhan';
import { and, eq, inArray } from 'drizzle-orm';
import { audit } from '../../engine/audit.ts';
import { actor, type Ctx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { inTransaction, once } from '../../engine/transaction.ts';
import { cancelOrderLines } from '../orders/commands.ts';
import { setPrescriptionState } from '../prescriptions/commands.ts';
import { prescriptionsOfSession } from '../prescriptions/queries.ts';
import { confirmReception } from '../reception/confirm.ts';
import { lockAnyReception, lockReception, receptionById } from '../reception/queries.ts';
import { lockAccount } from './account.ts';
import { changeLine } from './charges.ts';
import { chosenLines } from './collect.ts';
import { accountOfVisit } from './queries.ts';
import { settleAccount } from './recompute.ts';
import { mienGiamTable as exemptions, vienPhiDongTable as lines, type VienPhiDongRow } from './tables.ts';

/**
 * Closes the fees of an outpatient visit: nothing is due, nothing is owed back, no advance is left; its services are closed then.
 * Errors: VISIT_NOT_PAID, VISIT_OVERPAID, VISIT_ADVANCE_LEFT, RECEPTION_COST_CONFIRMED, RECEPTION_CANCELLED.
 */
export async function completeVisit(ctx: Ctx, TiepNhan_Id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const reception = await lockAnyReception(tx, TiepNhan_Id);
    if (reception.TrangThai === 'DaHuy') throw new DomainError('RECEPTION_CANCELLED');
    if (reception.DaXacNhanChiPhi) throw new DomainError('RECEPTION_COST_CONFIRMED');
    const totals = await settleAccount(tx, await lockAccount(tx, TiepNhan_Id));
    if (dec(totals.ConLai).gt(0)) throw new DomainError('VISIT_NOT_PAID', { due: formatVnd(totals.ConLai) });
    if (dec(totals.ThuThua).gt(0))
      throw new DomainError('VISIT_OVERPAID', { surplus: formatVnd(totals.ThuThua) });
    const left = (await accountOfVisit(tx, TiepNhan_Id))?.TamUngCon ?? '0';
    if (dec(left).gt(0)) throw new DomainError('VISIT_ADVANCE_LEFT', { left: formatVnd(left) });
    await confirmReception(tx, TiepNhan_Id, { DaXacNhanChiPhi: true });
  });
}

/** Opens the fees of a visit again. Errors: STATE_CHANGED, RECEPTION_INSURANCE_CONFIRMED, BAD_INPUT without a reason. */
export async function reopenVisit(ctx: Ctx, TiepNhan_Id: string, LyDo: string): Promise<void> {
  if (LyDo.trim() === '') refuseIssues([{ path: 'LyDo', code: 'REASON_NEEDED' }]);
  await inTransaction(ctx, async (tx) => {
    const reception = await lockAnyReception(tx, TiepNhan_Id);
    if (!reception.DaXacNhanChiPhi) throw new DomainError('STATE_CHANGED');
    if (reception.DaXacNhanBHYT) throw new DomainError('RECEPTION_INSURANCE_CONFIRMED');
    await confirmReception(tx, TiepNhan_Id, { DaXacNhanChiPhi: false }, LyDo.trim());
    await settleAccount(tx, await lockAccount(tx, TiepNhan_Id));
  });
}

export type ExemptInput = {
  requestId: string;
  TiepNhan_Id: string;
  dongs: ReadonlyArray<{
    VienPhiDong_Id: string;
    SoTien?: string | null | undefined;
    PhanTram?: number | null | undefined;
  }>;
  LyDo: string;
};

/**
 * Sets the exemption of lines, by amount or percent of the patient's part; 0 takes it back. What was paid already becomes a refund.
 * Errors: BAD_INPUT (reason, EXEMPTION_TOO_LARGE), LINE_NOT_OF_VISIT, the closed states of the reception.
 */
export async function exempt(ctx: Ctx, input: ExemptInput): Promise<void> {
  if (input.LyDo.trim() === '') refuseIssues([{ path: 'LyDo', code: 'REASON_NEEDED' }]);
  await once(ctx, { id: input.requestId, operation: 'mienGiam_VienPhi', content: input }, async (tx) => {
    await lockReception(tx, input.TiepNhan_Id);
    const account = await lockAccount(tx, input.TiepNhan_Id);
    const chosen = await chosenLines(
      tx,
      input.TiepNhan_Id,
      input.dongs.map((one) => one.VienPhiDong_Id),
    );
    const issues: Issue[] = [];
    const grants = chosen.map((line) => {
      const at = input.dongs.findIndex((one) => one.VienPhiDong_Id === line._id);
      const { SoTien, PhanTram } = input.dongs[at] ?? {};
      const amount = exemptionOf(line.BenhNhanTT, { SoTien: SoTien ?? null, PhanTram: PhanTram ?? null });
      if (dec(amount).gt(line.BenhNhanTT)) {
        issues.push({
          path: `dongs.${at}.SoTien`,
          code: 'EXEMPTION_TOO_LARGE',
          details: { max: formatVnd(line.BenhNhanTT) },
        });
      }
      return { line, amount };
    });
    refuseIssues(issues);
    for (const { line, amount } of grants) {
      await tx.db.insert(exemptions).values({
        TiepNhan_Id: input.TiepNhan_Id,
        VienPhiDong_Id: line._id,
        SoTien: amount,
        LyDo: input.LyDo.trim(),
        NguoiDuyet_Id: tx.user?.NhanVien_Id ?? null,
        NguoiTao_Id: actor(tx),
      });
      await tx.db.update(lines).set({ MienGiamDuyet: amount }).where(eq(lines._id, line._id));
    }
    await audit(tx, {
      action: 'APPROVED',
      entity: 'VienPhi',
      entityId: account.row._id,
      BenhNhan_Id: account.row.BenhNhan_Id,
      after: {
        mienGiam: grants.map(({ line, amount }) => ({ VienPhiDong_Id: line._id, SoTien: amount })),
        LyDo: input.LyDo,
      },
    });
    await settleAccount(tx, account);
    return {};
  });
}

export type ChangeLineInput = {
  VienPhiDong_Id: string;
  SoLuong?: string | null | undefined;
  DonGia?: string | null | undefined;
  LaBHYT?: boolean | null | undefined;
  LyDo: string;
};

/** Changes the quantity, the price or the payer of a line that is not paid. Errors: BAD_INPUT, PAID_LINE, the closed states of the reception. */
export async function correctLine(ctx: Ctx, input: ChangeLineInput): Promise<void> {
  const issues: Issue[] = [];
  if (input.LyDo.trim() === '') issues.push({ path: 'LyDo', code: 'REASON_NEEDED' });
  if (input.SoLuong && dec(input.SoLuong).lte(0))
    issues.push({ path: 'SoLuong', code: 'TOO_SMALL', details: { min: '0.001' } });
  if (input.DonGia && dec(input.DonGia).lt(0))
    issues.push({ path: 'DonGia', code: 'TOO_SMALL', details: { min: '0' } });
  refuseIssues(issues);
  await inTransaction(ctx, async (tx) => {
    const [line] = await tx.db
      .select({ TiepNhan_Id: lines.TiepNhan_Id })
      .from(lines)
      .where(eq(lines._id, input.VienPhiDong_Id));
    if (!line) throw new DomainError('NOT_FOUND', { entity: 'VienPhiDong' });
    await lockReception(tx, line.TiepNhan_Id);
    const { SoLuong, DonGia, LaBHYT } = input;
    await changeLine(
      tx,
      input.VienPhiDong_Id,
      {
        ...(SoLuong ? { SoLuong } : {}),
        ...(DonGia ? { DonGia } : {}),
        ...(typeof LaBHYT === 'boolean' ? { LaBHYT } : {}),
      },
      input.LyDo.trim(),
    );
  });
}

/** Takes services off the bill and cancels their orders; how many. Errors: PAID_LINE, NOT_FOUND, those of the orders. */
export async function removeServices(ctx: Ctx, ids: readonly string[], LyDo: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const found = await tx.db
      .select()
      .from(lines)
      .where(and(inArray(lines._id, [...ids]), eq(lines.TrangThai, 'DangSuDung')));
    const services = found.filter((line) => line.source === 'DichVu');
    if (services.length !== new Set(ids).size) throw new DomainError('NOT_FOUND', { entity: 'VienPhiDong' });
    for (const TiepNhan_Id of [...new Set(services.map((line) => line.TiepNhan_Id))].sort())
      await lockReception(tx, TiepNhan_Id);
    refusePaid(services);
    await cancelOrderLines(
      tx,
      services.map((line) => line.source_Id),
      LyDo,
    );
    return services.length;
  });
}

function refusePaid(rows: readonly VienPhiDongRow[]): void {
  const paid = rows.find((line) => dec(line.HachToan).gt(0));
  if (paid) throw new DomainError('PAID_LINE', { Ten: paid.Ten });
}

/**
 * Takes the request to pay for the drugs, or for the medical supplies, of an examination back; how many prescriptions. Errors:
 * PRESCRIPTION_ISSUED when one is paid.
 */
export async function takeBackPaymentRequest(
  ctx: Ctx,
  KhamBenh_Id: string,
  of: 'thuoc' | 'vatTu',
): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const asked = (await prescriptionsOfSession(tx, KhamBenh_Id)).filter(
      (toa) => toa.TrangThai === 'YeuCauThanhToan' && (toa.LoaiToa === 'VTYT') === (of === 'vatTu'),
    );
    for (const toa of asked) await setPrescriptionState(tx, toa._id, 'huyYeuCauThanhToan');
    return asked.length;
  });
}

/** Why the payer object of a visit may not be changed, as an error code; null when it may. Errors: NOT_FOUND. */
export async function changePayerRefusal(ctx: Ctx, TiepNhan_Id: string): Promise<ErrorCode | null> {
  return receptionClosed(await receptionById(ctx, TiepNhan_Id));
}
