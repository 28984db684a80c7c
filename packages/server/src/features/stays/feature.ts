import {
  dotGiuongApi,
  dotGiuongRecord,
  dotKhoaApi,
  dotKhoaRecord,
  phieuChuyenKhoaApi,
  phieuChuyenKhoaRecord,
  stayRecords,
  tinhTrangGiuongApi,
  tinhTrangGiuongRecord,
} from '@sen/domain/stays/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { onceOnly } from '../patients/points.ts';
import { bedsOfBoth } from './onceOnly.ts';
import { stayResolvers } from './resolvers.ts';
import { dotGiuongTable, dotKhoaTable, phieuChuyenKhoaTable, tinhTrangGiuongTable } from './tables.ts';

export const stays = defineFeature({
  name: 'stays',
  service: 'main',
  records: stayRecords,
  api: [
    served(dotKhoaRecord, dotKhoaApi, dotKhoaTable),
    served(dotGiuongRecord, dotGiuongApi, dotGiuongTable),
    served(phieuChuyenKhoaRecord, phieuChuyenKhoaApi, phieuChuyenKhoaTable),
    served(tinhTrangGiuongRecord, tinhTrangGiuongApi, tinhTrangGiuongTable),
  ],
  resolvers: stayResolvers,
  adds: [
    onceOnly.add(bedsOfBoth),
    referring.add({
      table: 'main.dot_khoa',
      label: { vi: 'Thời gian nằm khoa', en: 'Times in wards' },
      code: 'r.tu_luc::text',
    }),
    referring.add({
      table: 'main.dot_giuong',
      label: { vi: 'Thời gian nằm giường', en: 'Times in beds' },
      code: 'r.tu_luc::text',
    }),
    referring.add({
      table: 'main.phieu_chuyen_khoa',
      label: { vi: 'Phiếu chuyển khoa', en: 'Transfers between wards' },
      code: 'r.thoi_gian_gui::text',
    }),
    referring.add({
      table: 'main.tinh_trang_giuong',
      label: { vi: 'Tình trạng giường', en: 'Marks of beds' },
      code: 'r.tu_luc::text',
    }),
  ],
});
