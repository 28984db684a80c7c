import { names, type RecordApi } from '../records/api.ts';
import { choice, data, day, lines, logOnly, money, number, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { cotButToan, dauPhanCach, loaiButToan } from './butToan.ts';

const kyBaoCao = ref('KyBaoCao', 'Kỳ báo cáo', 'Report period');
const tuNgay = day('Từ ngày', 'From');
const denNgay = day('Đến ngày', 'To');
const soButToan = number('Số bút toán', 'Entries');

/** An entry: an amount between two accounts of the ledger, for a payment of a receipt. */
export const butToanRecord = defineRecord({
  name: 'ButToan',
  label: { vi: 'Bút toán', en: 'Accounting entry' },
  display: ['TaiKhoanNo', 'TaiKhoanCo', 'SoTien'],
  fields: {
    BienLai_Id: ref('BienLai', 'Biên lai', 'Receipt'),
    ThanhToan_Id: ref('ThanhToan', 'Lần thanh toán', 'Payment'),
    LoaiButToan: choice('Loại bút toán', 'Kind of entry', loaiButToan),
    Ngay: day('Ngày hạch toán', 'Day of the entry'),
    TaiKhoanNo: text('Tài khoản nợ', 'Debit account'),
    TaiKhoanCo: text('Tài khoản có', 'Credit account'),
    SoTien: money('Số tiền', 'Amount'),
    TienTe_Id: ref('TienTe', 'Tiền tệ', 'Currency'),
    TyGia: money('Tỷ giá', 'Rate'),
    LoaiPhieuThuChi_Id: ref('LoaiPhieuThuChi', 'Loại phiếu thu chi', 'Voucher type'),
    DotXuat_Id: ref('DotXuatButToan', 'Đợt xuất', 'Export batch'),
    KyBaoCao_Id: logOnly(kyBaoCao),
    tuNgay: logOnly(tuNgay),
    denNgay: logOnly(denNgay),
    soButToan: logOnly(soButToan),
    soConLai: logOnly(number('Còn chưa định khoản', 'Left without accounts')),
  },
});

export const butToanApi: RecordApi = {
  about: 'An accounting entry of a payment.',
  without: names('BienLai_Id ThanhToan_Id'),
  labels: { TienTe_Id: 'TienTe', LoaiPhieuThuChi_Id: 'LoaiPhieuThuChi' },
  enums: { LoaiButToan: { name: 'LoaiButToan', about: 'Kinds of accounting entries.' } },
  describe: {
    _id: 'Id.',
    TaiKhoanNo: 'Account that is debited.',
    TaiKhoanCo: 'Account that is credited.',
    SoTien: 'Dong.',
    TyGia: 'What one unit of the currency was worth in dong.',
    DotXuat_Id: 'The batch that it was exported with; empty when it was not.',
  },
};

/** Entries that were exported together, as the file has them. */
export const dotXuatRecord = defineRecord({
  name: 'DotXuatButToan',
  label: { vi: 'Đợt xuất bút toán', en: 'Export of accounting entries' },
  display: ['SoDot'],
  fields: {
    SoDot: text('Số đợt', 'Number'),
    Noi_Id: ref('Node', 'Nơi xuất', 'Exported at'),
    NgayXuat: time('Xuất lúc', 'Exported at'),
    TuNgay: tuNgay,
    DenNgay: denNgay,
    KyBaoCao_Id: kyBaoCao,
    MauXuatButToan_Id: ref('MauXuatButToan', 'Mẫu xuất', 'Template'),
    DauPhanCach: choice('Dấu phân cách CSV', 'Separator of CSV', dauPhanCach),
    Cots: lines('Các cột', 'Columns', {
      Cot: choice('Nội dung', 'Content', cotButToan),
      TieuDe: text('Tiêu đề', 'Heading'),
    }),
    noiDung: data('Nội dung tệp', 'Content of the file'),
    soButToan,
    TongTien: money('Tổng tiền', 'Total'),
    dinhDang: logOnly(text('Định dạng', 'Format')),
  },
});

export const dotXuatApi: RecordApi = {
  about: 'Accounting entries that were exported together.',
  without: names('version DauPhanCach Cots noiDung'),
  labels: { Noi_Id: 'Node', KyBaoCao_Id: 'KyBaoCao', MauXuatButToan_Id: 'MauXuatButToan' },
  describe: {
    _id: 'Id.',
    SoDot: 'Number of the batch.',
    Noi_Id: 'Where it was exported.',
    Noi: 'Label of where it was exported.',
    NgayXuat: 'When it was exported.',
    TongTien: 'Sum of the entries in dong.',
  },
};

export const accountingRecords: readonly RecordDef[] = [butToanRecord, dotXuatRecord];
