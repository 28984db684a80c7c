import { ghiChu, lyDoHuy, ngayHuy, nguoiHuy } from '../records/commonFields.ts';
import { bool, choice, number, person, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { ketQuaKiemChuanActs } from './ketQuaKiemChuan.ts';
import { mucKiemChuan } from './materials.ts';
import { danhGiaKiemChuan } from './westgard.ts';

/** A value of a control material. */
export const ketQuaKiemChuanRecord = defineRecord({
  name: 'KetQuaKiemChuan',
  label: { vi: 'Kết quả kiểm chuẩn', en: 'Control result' },
  display: ['TenChiSo', 'Luc'],
  acts: [ketQuaKiemChuanActs],
  fields: {
    VatLieu_Id: ref('VatLieuKiemChuan', 'Vật liệu kiểm chuẩn', 'Control material'),
    ThietBi_Id: ref('ThietBi', 'Thiết bị', 'Device'),
    NoiThucHien_Id: ref('Node', 'Phòng xét nghiệm', 'Laboratory'),
    Muc: choice('Mức', 'Level', mucKiemChuan),
    MaChiSo: text('Mã chỉ số', 'Analyte code'),
    TenChiSo: text('Tên chỉ số', 'Analyte'),
    DonViTinh: text('Đơn vị tính', 'Unit'),
    Luc: time('Chạy lúc', 'Measured at'),
    GiaTri: number('Giá trị', 'Value'),
    TrungBinh: number('Trung bình', 'Mean'),
    DoLechChuan: number('Độ lệch chuẩn (SD)', 'Standard deviation'),
    DiemZ: number('Điểm z', 'z-score'),
    DanhGia: choice('Đánh giá', 'Verdict', danhGiaKiemChuan),
    QuyTacs: text('Quy tắc vi phạm', 'Broken rules'),
    TuThietBi: bool('Do thiết bị gửi', 'Sent by the device'),
    NguoiChay_Id: person('Người chạy', 'Run by'),
    GhiChu: ghiChu,
    NguyenNhan: text('Nguyên nhân', 'Cause'),
    KhacPhuc: text('Hành động khắc phục', 'Corrective action'),
    NgayKhacPhuc: time('Khắc phục lúc', 'Corrected at'),
    NguoiKhacPhuc_Id: person('Người khắc phục', 'Corrected by'),
    LyDoHuy: lyDoHuy,
    NgayHuy: ngayHuy,
    NguoiHuy_Id: nguoiHuy,
  },
});

export const labQcRecords: readonly RecordDef[] = [ketQuaKiemChuanRecord];
