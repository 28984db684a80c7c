import {
  dinhKhoan,
  type HinhThucHachToan,
  type PhieuHachToan,
  type TaiKhoan,
} from '@sen/domain/accounting/dinhKhoan';
import { chieuTien, type LoaiBienLai } from '@sen/domain/cashier/shift';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { masterDatum } from '../../engine/events/masterData.ts';

type Method = HinhThucHachToan & { _id: string };
type Voucher = PhieuHachToan & { _id: string; LoaiBienLai: LoaiBienLai };
type Currency = { _id: string; TyGia: string };

/** The catalogues that entries are made by. */
export type AccountingRules = { methods: Method[]; vouchers: Voucher[]; currency: Currency | null };

/** Accounting lines of the ways of paying, voucher types of kinds of receipts, and the default currency. Master data. */
export function accountingRules(ctx: Ctx): Promise<AccountingRules> {
  return masterDatum(ctx, 'accounting rules', async () => {
    const { rows } = await ctx.db.execute<AccountingRules>(sql`
      select
        (select coalesce(json_agg(json_build_object('_id', id, 'Loai', loai, 'HachToans', coalesce(hach_toans, '[]'))), '[]')
          from main.hinh_thuc_thanh_toan where trang_thai = 'DangSuDung') as methods,
        (select coalesce(json_agg(json_build_object('_id', id, 'LoaiBienLai', loai_bien_lai,
            'TaiKhoanNoTienMat', tai_khoan_no_tien_mat, 'TaiKhoanCoTienMat', tai_khoan_co_tien_mat,
            'TaiKhoanNoNganHang', tai_khoan_no_ngan_hang, 'TaiKhoanCoNganHang', tai_khoan_co_ngan_hang)
            order by ma_loai_phieu), '[]')
          from main.loai_phieu_thu_chi where trang_thai = 'DangSuDung' and not tam_ngung and loai_bien_lai is not null) as vouchers,
        (select json_build_object('_id', id, 'TyGia', ty_gia::text) from main.tien_te
          where trang_thai = 'DangSuDung' and mac_dinh limit 1) as currency`);
    const [rules] = rows;
    if (!rules) throw new Error('rules without a row');
    return rules;
  });
}

/** The voucher type of a kind of receipt: the first one by code. */
export const voucherOf = ({ vouchers }: AccountingRules, kind: LoaiBienLai) =>
  vouchers.find(({ LoaiBienLai }) => LoaiBienLai === kind);

/** The accounts of a payment by the catalogues as they are now, or null. */
export function accountsOf(
  rules: AccountingRules,
  kind: LoaiBienLai,
  HinhThucThanhToan_Id: string,
): TaiKhoan | null {
  const method = rules.methods.find(({ _id }) => _id === HinhThucThanhToan_Id);
  return dinhKhoan(kind, method, voucherOf(rules, kind));
}

/** The kinds of receipts and ways of paying for which the catalogues have accounts. */
export function knownPairs(rules: AccountingRules): Array<[LoaiBienLai, string]> {
  const kinds = Object.keys(chieuTien) as LoaiBienLai[]; // its own keys
  return kinds.flatMap((kind) =>
    rules.methods.flatMap(
      ({ _id }): Array<[LoaiBienLai, string]> => (accountsOf(rules, kind, _id) ? [[kind, _id]] : []),
    ),
  );
}

/** What else an entry of a kind of receipt holds: its voucher type, currency and rate. */
export function termsOf(rules: AccountingRules, kind: LoaiBienLai) {
  return {
    LoaiPhieuThuChi_Id: voucherOf(rules, kind)?._id ?? null,
    TienTe_Id: rules.currency?._id ?? null,
    TyGia: rules.currency?.TyGia ?? '1',
  };
}
