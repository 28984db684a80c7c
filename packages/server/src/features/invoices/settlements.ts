import { accountFor } from '@sen/domain/invoices/accountFor';
import { type Buyer, buyerIssues } from '@sen/domain/invoices/buyer';
import type { LoaiHoaDon } from '@sen/domain/invoices/hoaDonDienTu';
import {
  daysOfKy,
  noiDungHoaDon,
  type QuyetToanAction,
  quyetToanActs,
  quyetToanIssues,
  thayDoiIssues,
} from '@sen/domain/invoices/quyetToan';
import { isCashRegister } from '@sen/domain/invoices/serial';
import { round, sum } from '@sen/domain/money/decimal';
import { and, eq, ne, sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { requireRight } from '../../engine/http/doors.ts';
import { insertRow, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { QuyetToanBHYTInput, ThayDoiQuyetToanInput } from '../../gql/main.ts';
import { facilityOf } from '../organisation/facility.ts';
import { readSetting } from '../system/queries.ts';
import { partsOf, reasonCode } from './changes.ts';
import { send } from './commands.ts';
import { usableAccounts, writeDraft } from './draft.ts';
import { lockInvoice } from './invoiceRows.ts';
import { acceptedNow, invoiceOfSettlement, lockSettlement, settlementFacts } from './settlementRows.ts';
import { type QuyetToanRow, quyetToanTable as table } from './tables.ts';

/** Whoever enters a settlement, or corrects one. Answers its id. Errors: BAD_INPUT, NOT_FOUND, CONFLICT, those of the act `sua`. */
export async function enterSettlement(
  ctx: Ctx,
  id: string | null,
  { requestId, version, ...input }: QuyetToanBHYTInput,
): Promise<string> {
  const request = { id: id ? null : requestId, operation: 'saveQuyetToanBHYT', content: input };
  const { _id } = await once(ctx, request, async (tx) => {
    const before = id ? await heldFor(tx, id, 'sua') : null;
    const CoSo_Id = before ? before.CoSo_Id : await facilityOf(tx, tx.nodeId);
    if (!before) await requireRight(tx, { anyOf: ['HOA_DON_QUYET_TOAN'], places: async () => [CoSo_Id] });
    if (before && before.version !== version) throw new DomainError('CONFLICT', { current: before });
    refuseIssues(quyetToanIssues(input, today(tx)));
    const values = {
      ...input,
      ...daysOfKy(input),
      SoBienBan: input.SoBienBan.trim(),
      SoTienDeNghi: round(input.SoTienDeNghi, 0).toFixed(0),
      SoTienChapNhan: round(input.SoTienChapNhan, 0).toFixed(0),
      GhiChu: input.GhiChu?.trim() || null,
    };
    await refuseSettled(tx, before?._id ?? null, CoSo_Id, values);
    const row = before
      ? await updateRow(tx, table, before._id, {
          ...values,
          NgayCapNhat: tx.now(),
          NguoiCapNhat_Id: actor(tx),
        })
      : await insertRow(tx, table, { ...values, CoSo_Id, TrangThai: 'HieuLuc', NguoiTao_Id: actor(tx) });
    if (!row) throw new Error('a write without a row');
    await audit(tx, {
      action: before ? 'UPDATE' : 'CREATE',
      entity: 'QuyetToanBHYT',
      entityId: row._id,
      before,
      after: row,
    });
    await tell(tx, row);
    return { _id: row._id };
  });
  return _id;
}

/** A day is settled once in a facility; two who enter settlements at once wait for each other. */
async function refuseSettled(
  tx: Tx,
  id: string | null,
  CoSo_Id: string | null,
  { TuNgay, DenNgay }: Pick<QuyetToanRow, 'TuNgay' | 'DenNgay'>,
): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('quyet_toan_bhyt', 0))`);
  const [other] = await tx.db
    .select({ SoBienBan: table.SoBienBan })
    .from(table)
    .where(
      and(
        eq(table.TrangThai, 'HieuLuc'),
        sql`${table.CoSo_Id} is not distinct from ${CoSo_Id}::uuid`,
        sql`${table.TuNgay} <= ${DenNgay} and ${table.DenNgay} >= ${TuNgay}`,
        ...(id ? [ne(table._id, id)] : []),
      ),
    )
    .limit(1);
  if (other) refuseIssues([{ path: 'Ky', code: 'PERIOD_SETTLED', details: { SoBienBan: other.SoBienBan } }]);
}

/** Cancels a settlement that was entered by mistake. Errors: NOT_FOUND, REASON_NEEDED, those of the act `huy`. */
export async function cancelSettlement(ctx: Ctx, id: string, reason: string): Promise<void> {
  const LyDoHuy = givenReason(reason, { code: 'REASON_NEEDED' });
  await inTransaction(ctx, async (tx) => {
    const row = await lockSettlement(tx, id);
    const after = await transition(tx, quyetToanActs, table, id, 'huy', {
      locked: row,
      facts: () => settlementFacts(anew(tx), row),
      set: { LyDoHuy },
      auditAction: 'CANCEL',
    });
    await tell(tx, after);
  });
}

/**
 * Issues the invoice of what the insurance accepted, made out to it. It exists once, however often and by whomever it is asked for. Errors:
 * NOT_FOUND, those of the act `lapHoaDon`, SETTLEMENT_NO_BUYER, INVOICE_NO_ACCOUNT.
 */
export async function invoiceSettlement(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await heldFor(tx, id, 'lapHoaDon');
    const draft = await writeDraft(
      tx,
      {
        ...(await insurer(tx)),
        LoaiHoaDon: 'QuyetToan',
        account: await accountOfFacility(tx, row.CoSo_Id),
        QuyetToan_Id: id,
        QuayThu_Id: row.CoSo_Id,
        HinhThucThanhToan: 'CK',
        TongTien: row.SoTienChapNhan,
      },
      [{ Ten: noiDungHoaDon(row), DonViTinh: null, ThanhTien: round(row.SoTienChapNhan, 0).toFixed(0) }],
    );
    await send(tx, draft);
    await tell(tx, row);
  });
}

/**
 * Enters what the insurance refused or accepted later, as an adjustment of the invoice with a reason, and sends it. Errors: NOT_FOUND,
 * BAD_INPUT, REASON_NEEDED, those of the act `dieuChinh`.
 */
export async function changeSettlement(ctx: Ctx, input: ThayDoiQuyetToanInput): Promise<void> {
  const { requestId, id, tang, dongs } = input;
  const GhiChu = givenReason(input.LyDo, { code: 'REASON_NEEDED' });
  await once(ctx, { id: requestId, operation: 'dieuChinhQuyetToanBHYT', content: input }, async (tx) => {
    const row = await heldFor(tx, id, 'dieuChinh');
    const LyDoDieuChinh = reasonCode(input.MaLyDo);
    const found = await invoiceOfSettlement(anew(tx), id);
    if (!found) throw new DomainError('SETTLEMENT_NOT_INVOICED');
    const original = await lockInvoice(tx, found._id);
    const { SoTienDeNghi } = row;
    refuseIssues(thayDoiIssues({ tang, dongs }, { conLai: await acceptedNow(anew(tx), row), SoTienDeNghi }));
    const kind: LoaiHoaDon = tang ? 'DieuChinhTang' : 'DieuChinh';
    const draft = await writeDraft(
      tx,
      {
        ...(await partsOf(tx, original)),
        original,
        LoaiHoaDon: kind,
        TongTien: sum(dongs.map(({ SoTien }) => SoTien)).toFixed(0),
        LyDoDieuChinh,
        GhiChu,
      },
      dongs.map(({ NoiDung, SoTien }) => ({
        Ten: NoiDung.trim(),
        DonViTinh: null,
        ThanhTien: round(SoTien, 0).toFixed(0),
      })),
    );
    await send(tx, draft);
    await tell(tx, row);
    return { _id: draft._id };
  });
}

/** The insurance as a buyer, as the settings name it. Errors: SETTLEMENT_NO_BUYER. */
async function insurer(tx: Tx): Promise<Buyer> {
  const { bhxhTen, bhxhMaSoThue, bhxhDiaChi, bhxhEmail } = await readSetting(tx, 'invoices');
  const buyer = {
    NguoiMua: null,
    DonViMua: bhxhTen || null,
    MaSoThueMua: bhxhMaSoThue || null,
    DiaChiMua: bhxhDiaChi || null,
    GiayToMua: null,
    EmailMua: bhxhEmail || null,
  };
  if (!buyer.MaSoThueMua || buyerIssues(buyer).length > 0) throw new DomainError('SETTLEMENT_NO_BUYER');
  return buyer;
}

/** The account that a facility issues under by itself; never that of a cash register, whose invoices are not adjusted. Errors: INVOICE_NO_ACCOUNT. */
async function accountOfFacility(tx: Tx, facility: string | null) {
  const accounts = (await usableAccounts(tx)).filter(({ KyHieu }) => !isCashRegister(KyHieu));
  const found = accountFor(accounts, { NhanVien_Id: null, Node_Id: facility, day: today(tx) });
  if (!found) throw new DomainError('INVOICE_NO_ACCOUNT');
  return found;
}

/** Locks a settlement for an act. Errors: NOT_FOUND, those of the act. */
async function heldFor(tx: Tx, id: string, action: QuyetToanAction): Promise<QuyetToanRow> {
  const row = await lockSettlement(tx, id);
  requireAct(tx, quyetToanActs, action, await settlementFacts(anew(tx), row));
  return row;
}

/** What was read before the lock may have changed. */
const anew = (tx: Tx): Tx => ({ ...tx, loaders: new Map() });

/** Tells open screens that a settlement has changed. */
function tell(tx: Tx, { _id }: Pick<QuyetToanRow, '_id'>): Promise<void> {
  // a facility, where nobody works, is no place that anybody listens at
  return emit(tx, { module: 'HoaDonDienTu', process: 'update', data: { QuyetToan_Id: _id } });
}
