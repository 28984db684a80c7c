import type { RecordApi } from '../records/api.ts';
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

export const ketQuaKiemChuanApi: RecordApi = {
  about: 'A value of a control material.',
  without: ['QuyTacs', 'NguoiChay_Id', 'NguoiKhacPhuc_Id', 'NguoiHuy_Id'],
  labels: {
    VatLieu_Id: 'VatLieuKiemChuan',
    ThietBi_Id: 'ThietBi',
    NguoiChay_Id: 'NhanVien',
    NguoiKhacPhuc_Id: 'NhanVien',
    NguoiHuy_Id: 'NhanVien',
  },
  enums: {
    Muc: 'MucKiemChuan',
    DanhGia: {
      name: 'DanhGiaKiemChuan',
      about: 'What a control result is found to be.',
      values: {
        CanhBao: 'A rule warns.',
        LoaiBo: 'A rule rejects it.',
      },
    },
    TrangThai: {
      name: 'TrangThaiKiemChuan',
      about: 'Whether a control result counts.',
      values: {
        HieuLuc: 'It counts.',
        DaHuy: 'Taken out as a wrong entry.',
      },
    },
  },
  input: {
    about: 'A value of a control material as it is entered.',
    fields: ['requestId', 'VatLieu_Id', 'MaChiSo', 'Luc', 'GhiChu'],
    required: ['VatLieu_Id', 'MaChiSo'],
    describe: {
      requestId: 'Repeats with the same id answer the same.',
      Luc: 'When it was measured; now when empty.',
    },
  },
  describe: {
    version: 'Grows with every change.',
    VatLieu_Id: 'The control material.',
    VatLieu: 'Label of the material.',
    ThietBi_Id: 'The device.',
    ThietBi: 'Label of the device.',
    NoiThucHien_Id: 'The laboratory.',
    MaChiSo: 'Code of the index.',
    TenChiSo: 'Name of the index.',
    Luc: 'When it was measured.',
    GiaTri: 'The value.',
    TrungBinh: 'The mean that it was judged by.',
    DoLechChuan: 'The standard deviation that it was judged by.',
    DiemZ: 'Standard deviations from the mean.',
    DanhGia: 'What it is found to be.',
    TrangThai: 'Whether it counts.',
    TuThietBi: 'A device sent it.',
    NguoiChay: 'Who ran it.',
    NguyenNhan: 'Cause of the rejection.',
    NgayKhacPhuc: 'When that was written.',
    NguoiKhacPhuc: 'Who wrote it.',
    LyDoHuy: 'Why it was taken out.',
    NgayHuy: 'When it was taken out.',
    NguoiHuy: 'Who took it out.',
    hanhDongs: 'Every act with the code of its refusal now, or null.',
  },
};

export const labQcRecords: readonly RecordDef[] = [ketQuaKiemChuanRecord];
