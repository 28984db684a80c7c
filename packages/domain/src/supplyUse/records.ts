import { overriddenWarning } from '../prescriptions/records.ts';
import { benhNhan, dichVuYeuCau, duoc, kho, lyDo } from '../records/commonFields.ts';
import { lines, number, person, quantity, ref, rows, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { suDungVatTuActs } from './suDungVatTu.ts';

export const suDungVatTuChiTietRecord = defineRecord({
  name: 'SuDungVatTuChiTiet',
  label: { vi: 'Dòng vật tư sử dụng', en: 'Line of supplies used' },
  inside: 'SuDungVatTu',
  fields: {
    SuDungVatTu_Id: ref('SuDungVatTu', 'Vật tư sử dụng', 'Supplies used'),
    ThuTu: number('Thứ tự', 'Order'),
    Duoc_Id: duoc,
    SoLuong: quantity('Số lượng', 'Quantity'),
    DinhMuc: quantity('Định mức', 'Quota'),
    LyDo: lyDo,
    CanhBao: lines('Cảnh báo', 'Warnings', overriddenWarning),
  },
});

export const suDungVatTuRecord = defineRecord({
  name: 'SuDungVatTu',
  label: { vi: 'Vật tư sử dụng cho dịch vụ', en: 'Supplies used in a service' },
  display: ['NgayDuyet'],
  acts: [suDungVatTuActs],
  fields: {
    DichVuYeuCau_Id: dichVuYeuCau,
    DichVuYeuCauChiTiet_Id: ref('DichVuYeuCauChiTiet', 'Dịch vụ chỉ định', 'Ordered service'),
    BuoiLieuTrinh_Id: ref('BuoiLieuTrinh', 'Buổi liệu trình', 'Session'),
    BenhNhan_Id: benhNhan,
    Kho_Id: kho,
    NgayDuyet: time('Duyệt lúc', 'Verified at'),
    NguoiDuyet_Id: person('Người duyệt', 'Verified by'),
    LyDoHuyDuyet: text('Lý do hủy duyệt', 'Why the verification was taken back'),
    dongs: rows('Thuốc, vật tư', 'Drugs and supplies', suDungVatTuChiTietRecord),
  },
});

export const supplyUseRecords: readonly RecordDef[] = [suDungVatTuRecord, suDungVatTuChiTietRecord];
