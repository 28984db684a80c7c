import { defineCatalogue } from '../catalogue/catalogue.ts';
import { diaChi, ghiChu, soDienThoai } from './fields.ts';

/** Other facilities: where a card is registered, where a patient is referred to. */
export const BenhVien = defineCatalogue({
  name: 'BenhVien',
  service: 'main',
  label: { vi: 'Cơ sở khám chữa bệnh', en: 'Facilities' },
  group: 'vienPhi',
  permission: 'DANH_MUC_VIEN_PHI',
  fields: {
    MaCSKCB: {
      kind: 'text',
      label: { vi: 'Mã cơ sở', en: 'Facility code' },
      required: true,
      max: 10,
      unique: true,
      pattern: 'code',
      list: true,
    },
    TenBenhVien: {
      kind: 'text',
      label: { vi: 'Tên cơ sở', en: 'Facility name' },
      required: true,
      max: 250,
      list: true,
    },
    CapCMKT: {
      kind: 'enum',
      type: 'CapCMKT',
      label: { vi: 'Cấp chuyên môn kỹ thuật', en: 'Level since 2025' },
      list: true,
      values: {
        BanDau: { vi: 'Ban đầu', en: 'Primary' },
        CoBan: { vi: 'Cơ bản', en: 'Basic' },
        ChuyenSau: { vi: 'Chuyên sâu', en: 'Specialised' },
      },
    },
    TuyenTruoc2025: {
      kind: 'enum',
      type: 'TuyenTruoc2025',
      label: { vi: 'Tuyến trước 2025', en: 'Tier before 2025' },
      list: true,
      values: {
        Xa: { vi: 'Xã', en: 'Commune' },
        Huyen: { vi: 'Huyện', en: 'District' },
        Tinh: { vi: 'Tỉnh', en: 'Province' },
        TrungUong: { vi: 'Trung ương', en: 'Central' },
      },
    },
    HangBenhVien: {
      kind: 'enum',
      type: 'HangBenhVien',
      label: { vi: 'Hạng', en: 'Class' },
      values: {
        DacBiet: { vi: 'Đặc biệt', en: 'Special' },
        HangI: { vi: 'Hạng I', en: 'Class I' },
        HangII: { vi: 'Hạng II', en: 'Class II' },
        HangIII: { vi: 'Hạng III', en: 'Class III' },
        HangIV: { vi: 'Hạng IV', en: 'Class IV' },
        ChuaXepHang: { vi: 'Chưa xếp hạng', en: 'Not classed' },
      },
    },
    DiemXepCap: { kind: 'number', label: { vi: 'Điểm xếp cấp', en: 'Level points' }, min: '0', max: '100' },
    Tinh_Id: {
      kind: 'ref',
      to: 'DonViHanhChinh',
      label: { vi: 'Tỉnh, thành phố', en: 'Province' },
      list: true,
    },
    DiaChi: diaChi,
    SoDienThoai: soDienThoai,
    GhiChu: ghiChu,
  },
  searchBy: ['MaCSKCB', 'TenBenhVien'],
  code: 'MaCSKCB',
  display: 'TenBenhVien',
});
