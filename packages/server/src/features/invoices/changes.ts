import { type LyDoDieuChinh, lyDoDieuChinh } from '@sen/domain/invoices/hoaDonDienTu';
import { invoiceLines, type PaidCharge } from '@sen/domain/invoices/invoiceLines';
import { dec, round, sum } from '@sen/domain/money/decimal';
import { ownField } from '@sen/domain/records/ownField';
import { givenReason } from '../../engine/acts/reason.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { insertRows } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { DieuChinhHoaDonInput, ThayTheHoaDonInput } from '../../gql/main.ts';
import { receiptsForInvoice } from '../cashier/forInvoice.ts';
import { readSetting } from '../system/queries.ts';
import { invoiceAccount } from './accountQueries.ts';
import { cleaned, heldFor, refuseBuyer, send } from './commands.ts';
import { writeDraft } from './draft.ts';
import { linesOf, waitingRefunds } from './invoiceRows.ts';
import { type HoaDonRow, hoaDonBienLaiTable as links } from './tables.ts';

/**
 * Takes what refunds gave back off their invoice by an adjustment, and sends it: of all that wait, or of one. Errors: NOT_FOUND, those of
 * the act `dieuChinh`, INVOICE_NO_REFUND.
 */
export async function adjustByRefunds(ctx: Ctx, input: DieuChinhHoaDonInput): Promise<string> {
  const note = givenReason(input.LyDo, { code: 'REASON_NEEDED' });
  const { _id } = await once(
    ctx,
    { id: input.requestId, operation: 'dieuChinhHoaDon', content: input },
    (tx) => adjustOne(tx, input.id, input.MaLyDo, note),
  );
  return _id;
}

export async function adjustOne(tx: Tx, id: string, code: string, GhiChu: string): Promise<HoaDonRow> {
  const original = await heldFor(tx, id, 'dieuChinh');
  const LyDoDieuChinh = reasonCode(code);
  const refunds = await waitingRefunds({ ...tx, loaders: new Map() }, id);
  const found = await receiptsForInvoice(
    tx,
    refunds.map((refund) => refund.id),
  );
  const given = sum(refunds.map((refund) => round(refund.given, 0)));
  const charges = shareOf(
    found.flatMap((receipt) => receipt.charges),
    given.toFixed(0),
  );
  const { cachGhi } = await readSetting(tx, 'invoices');
  const row = await writeDraft(
    tx,
    {
      ...(await partsOf(tx, original)),
      original,
      LoaiHoaDon: 'DieuChinh',
      TongTien: given.toFixed(0),
      LyDoDieuChinh,
      GhiChu,
    },
    invoiceLines(charges, given.toFixed(0), cachGhi),
  );
  await insertRows(
    tx,
    links,
    refunds.map((refund) => ({
      HoaDon_Id: row._id,
      BienLai_Id: refund.id,
      HoaDonGoc_Id: id,
      SoTien: round(refund.given, 0).toFixed(0),
      NguoiTao_Id: actor(tx),
    })),
  );
  return send(tx, row);
}

/** Charges of refunds as far as they were of one invoice: each in its share where a refund took of several. */
function shareOf(charges: readonly PaidCharge[], given: string): PaidCharge[] {
  const whole = sum(charges.map(({ SoTien }) => SoTien));
  if (round(whole, 0).eq(given) || whole.eq(0)) return [...charges];
  return charges.map((charge) => ({
    ...charge,
    SoTien: dec(charge.SoTien).times(given).div(whole).toFixed(2),
  }));
}

/** Replaces an invoice by one that says it right, and sends it. Errors: NOT_FOUND, BAD_INPUT, those of the act `thayThe`. */
export async function replaceInvoice(ctx: Ctx, input: ThayTheHoaDonInput): Promise<string> {
  const GhiChu = givenReason(input.LyDo, { code: 'REASON_NEEDED' });
  const buyer = cleaned(input.NguoiMua);
  const { _id } = await once(
    ctx,
    { id: input.requestId, operation: 'thayTheHoaDon', content: input },
    async (tx) => {
      const original = await heldFor(tx, input.id, 'thayThe');
      const LyDoDieuChinh = reasonCode(input.MaLyDo);
      refuseBuyer(buyer);
      const lines = (await linesOf(tx, input.id)).map(({ Ten, DonViTinh, ThanhTien }) => ({
        Ten,
        DonViTinh,
        ThanhTien,
      }));
      const row = await writeDraft(
        tx,
        {
          ...(await partsOf(tx, original)),
          ...buyer,
          original,
          LoaiHoaDon: 'ThayThe',
          LyDoDieuChinh,
          GhiChu,
        },
        lines,
      );
      return send(tx, row);
    },
  );
  return _id;
}

/** What a change has of its original: the account with the serial that it issues under by now, the buyer, the way of paying. */
export async function partsOf(tx: Tx, original: HoaDonRow) {
  const { BenhNhan_Id, QuyetToan_Id, QuayThu_Id, HinhThucThanhToan, TongTien } = original;
  const { NguoiMua, DonViMua, MaSoThueMua, DiaChiMua, GiayToMua, EmailMua } = original;
  const account = await invoiceAccount(tx, original.TaiKhoan_Id);
  const buyer = { NguoiMua, DonViMua, MaSoThueMua, DiaChiMua, GiayToMua, EmailMua };
  return { BenhNhan_Id, QuyetToan_Id, QuayThu_Id, HinhThucThanhToan, TongTien, account, ...buyer };
}

/** Runs a change that nobody asked for in words, for the house itself. */
export function adjustByItself(ctx: Ctx, id: string, GhiChu: string): Promise<HoaDonRow> {
  return inTransaction(ctx, (tx) => adjustOne(tx, id, '8', GhiChu));
}

/** A reason by its code. Errors: BAD_INPUT at `MaLyDo`. */
export function reasonCode(code: string): LyDoDieuChinh {
  if (!ownField(lyDoDieuChinh, code)) refuseIssues([{ path: 'MaLyDo', code: 'NOT_IN_LIST' }]);
  return code as LyDoDieuChinh; // one of its keys
}
