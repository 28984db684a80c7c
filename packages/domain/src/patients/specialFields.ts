import { bool, number, person, personal, ref, text, time } from '../records/fields.ts';

/** What a record holds of somebody who came without a name; kept when they are identified. */
export const unknownFields = {
  ChuaRoDanhTinh: bool('Chưa rõ danh tính', 'Not identified'),
  NoiPhatHien: personal(text('Nơi phát hiện', 'Where the patient was found')),
  NguoiDua: personal(text('Người đưa đến', 'Brought by')),
  DacDiemNhanDang: personal(text('Đặc điểm nhận dạng', 'Marks')),
  NgayXacDinh: time('Xác định danh tính lúc', 'Identified on'),
  NguoiXacDinh_Id: person('Người xác định danh tính', 'Identified by'),
} as const;

/** What a record holds of a birth in the house. */
export const birthFields = {
  Me_Id: ref('BenhNhan', 'Mẹ', 'Mother'),
  ThoiDiemSinh: time('Giờ sinh', 'Born at'),
  CanNangSinh: number('Cân nặng lúc sinh (g)', 'Birth weight (g)'),
  ThuTuSinh: number('Thứ tự sinh', 'Order of birth'),
} as const;

/** What a record holds of a death that was recorded by itself. */
export const deathFields = {
  NgayTuVong: time('Tử vong lúc', 'Died at'),
  NguyenNhanTuVong_Id: ref('ICD', 'Nguyên nhân tử vong (ICD)', 'Cause of death (ICD)'),
  NoiTuVong: text('Nơi tử vong', 'Place of death'),
  LyDoTuVong: text('Căn cứ ghi nhận tử vong', 'Ground for recording the death'),
  NguoiGhiTuVong_Id: person('Người ghi nhận tử vong', 'Death recorded by'),
} as const;
