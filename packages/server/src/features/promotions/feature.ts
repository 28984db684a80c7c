import {
  apDungApi,
  apDungRecord,
  chuongTrinhApi,
  chuongTrinhRecord,
  promotionRecords,
  voucherApi,
  voucherRecord,
} from '@sen/domain/promotions/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { counter } from '../../engine/sql/numbering.ts';
import { maChuongTrinh } from './numbers.ts';
import { promotionResolvers } from './resolvers.ts';
import { apDungTable, chuongTrinhTable, voucherTable } from './tables.ts';

export const promotions = defineFeature({
  name: 'promotions',
  service: 'main',
  records: promotionRecords,
  api: [
    served(chuongTrinhRecord, chuongTrinhApi, chuongTrinhTable),
    served(voucherRecord, voucherApi, voucherTable),
    served(apDungRecord, apDungApi, apDungTable),
  ],
  resolvers: promotionResolvers,
  adds: [
    counter.add(maChuongTrinh),
    referring.add({
      table: 'main.chuong_trinh_khuyen_mai',
      label: { vi: 'Chương trình khuyến mại', en: 'Promotion programmes' },
      code: 'r.ma_chuong_trinh_khuyen_mai',
      loose: {
        nhom_khach_hang_ids: 'NhomBenhNhan',
        nguoi_phat_hanh_id: 'NhanVien',
        goi_dich_vu_ids: 'GoiDichVu',
        lieu_trinh_ids: 'LieuTrinh',
      },
      inLists: {
        'dich_vu_dieu_kiens.DichVu_Id': 'DM_DichVu',
        'san_pham_dieu_kiens.Duoc_Id': 'Duoc',
        'dich_vu_khuyen_mais.DichVu_Id': 'DM_DichVu',
        'san_pham_khuyen_mais.Duoc_Id': 'Duoc',
      },
    }),
    referring.add({
      table: 'main.voucher',
      label: { vi: 'Voucher', en: 'Vouchers' },
      code: 'r.ma_voucher',
      loose: { nhom_khach_hang_ids: 'NhomBenhNhan', nguoi_phat_hanh_id: 'NhanVien' },
    }),
    referring.add({
      table: 'main.ap_dung_khuyen_mai',
      label: { vi: 'Lần áp dụng khuyến mại', en: 'Applications of promotions' },
      code: 'r.ma_ap_dung',
      loose: { nguoi_ap_dung_id: 'NhanVien' },
    }),
  ],
});
