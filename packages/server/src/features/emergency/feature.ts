import {
  capCuuApi,
  capCuuRecord,
  emergencyRecords,
  tuTrangApi,
  tuTrangRecord,
} from '@sen/domain/emergency/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { emergencyResolvers } from './resolvers.ts';
import { capCuuTable, tuTrangTable } from './tables.ts';

/** Who comes straight in: triage, belongings, and straight on to a ward. */
export const emergency = defineFeature({
  name: 'emergency',
  service: 'main',
  records: emergencyRecords,
  api: [served(capCuuRecord, capCuuApi, capCuuTable), served(tuTrangRecord, tuTrangApi, tuTrangTable)],
  resolvers: emergencyResolvers,
  adds: [
    referring.add({
      table: 'main.tiep_nhan_cap_cuu',
      label: { vi: 'Tiếp nhận cấp cứu', en: 'Emergency arrivals' },
      code: 'r.den_luc::text',
    }),
    referring.add({
      table: 'main.tu_trang',
      label: { vi: 'Tư trang người bệnh', en: 'Belongings of patients' },
      code: 'r.ngay_tao::text',
    }),
  ],
});
