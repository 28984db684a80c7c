import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, macDinh, maField, tenField } from './fields.ts';

export const HuongGiaiQuyet = defineCatalogue({
  name: 'HuongGiaiQuyet',
  service: 'main',
  label: { vi: 'Hướng giải quyết', en: 'Directions after examination' },
  group: 'chanDoan',
  permission: 'DANH_MUC_CHAN_DOAN',
  fields: {
    MaHuongGiaiQuyet: maField('Mã hướng giải quyết', 'Direction code'),
    TenHuongGiaiQuyet: tenField('Tên hướng giải quyết', 'Direction name'),
    Loai: {
      kind: 'enum',
      type: 'LoaiHuongGiaiQuyet',
      label: { vi: 'Loại', en: 'Kind' },
      required: true,
      list: true,
      values: {
        ChoVe: { vi: 'Cho về', en: 'Send home' },
        CapToa: { vi: 'Cấp toa cho về', en: 'Prescribe and send home' },
        HenKham: { vi: 'Hẹn khám lại', en: 'Follow-up appointment' },
        NhapVien: { vi: 'Nhập viện', en: 'Admit' },
        ChuyenVien: { vi: 'Chuyển viện', en: 'Refer to another hospital' },
        ChuyenPhong: { vi: 'Chuyển phòng khám', en: 'Move to another room' },
        DieuTriNgoaiTru: { vi: 'Điều trị ngoại trú', en: 'Outpatient treatment' },
        LuuTheoDoi: { vi: 'Lưu theo dõi', en: 'Keep under observation' },
        TuChoi: { vi: 'Từ chối điều trị, bỏ về', en: 'Refused or left' },
        TuVong: { vi: 'Tử vong', en: 'Died' },
      },
    },
    MacDinh: macDinh,
    GhiChu: ghiChu,
  },
  searchBy: ['MaHuongGiaiQuyet', 'TenHuongGiaiQuyet'],
  code: 'MaHuongGiaiQuyet',
  display: 'TenHuongGiaiQuyet',
});
