import { benhNhan, inForce, lyDoHuy, ngayHuy, nguoiHuy, tiepNhan } from '../records/commonFields.ts';
import { data, money, person, personal, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef, stateField } from '../records/record.ts';

/** Confirmed insured costs of a visit, as they stood then. */
export const xacNhanBHYTRecord = defineRecord({
  name: 'XacNhanBHYT',
  label: { vi: 'Xác nhận BHYT', en: 'Confirmed insured costs' },
  inside: 'VienPhi',
  display: ['NgayXacNhan'],
  fields: {
    TiepNhan_Id: tiepNhan,
    BenhNhan_Id: benhNhan,
    NgayXacNhan: time('Ngày xác nhận', 'Confirmed on'),
    NguoiXacNhan_Id: person('Người xác nhận', 'Confirmed by'),
    SoTheBHYT: personal(text('Số thẻ BHYT', 'Insurance card')),
    MaDoiTuongKCB: text('Mã đối tượng KCB', 'Care code'),
    ThanhTien: money('Thành tiền', 'Amount'),
    BHChiTra: money('BHYT chi trả', 'Paid by insurance'),
    BNCCT: money('Cùng chi trả', 'Co-payment'),
    BNTT: money('Tự trả', 'Paid by the patient alone'),
    NguonKhac: money('Nguồn khác', 'Other sources'),
    dongs: data('Dòng viện phí', 'Lines of fees'),
    TrangThai: stateField(inForce),
    LyDoHuy: lyDoHuy,
    NguoiHuy_Id: nguoiHuy,
    NgayHuy: ngayHuy,
  },
});

export const insuranceRecords: readonly RecordDef[] = [xacNhanBHYTRecord];
