import { duToanApi, duToanRecord, estimateRecords } from '@sen/domain/estimates/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { counter } from '../../engine/sql/numbering.ts';
import { printForm } from '../printing/points.ts';
import { soDuToan } from './numbers.ts';
import { duToanForm } from './print/duToanForm.ts';
import { estimateResolvers } from './resolvers.ts';
import { duToanTable } from './tables.ts';

export const estimates = defineFeature({
  name: 'estimates',
  service: 'main',
  records: estimateRecords,
  api: [served(duToanRecord, duToanApi, duToanTable)],
  resolvers: estimateResolvers,
  adds: [
    counter.add(soDuToan),
    printForm.add(duToanForm),
    referring.add({
      table: 'main.du_toan_chi_phi',
      label: { vi: 'Dự toán chi phí', en: 'Cost estimates' },
      code: 'r.so_du_toan',
      loose: { doi_tuong_id: 'DM_DoiTuong', nguoi_lap_id: 'NhanVien', noi_id: 'Node' },
      inLists: { 'dongs.DichVu_Id': 'DM_DichVu', 'dongs.Duoc_Id': 'Duoc' },
    }),
  ],
});
