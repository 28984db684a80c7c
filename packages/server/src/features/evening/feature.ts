import { eveningRecords, giaiTrinhSoApi, giaiTrinhSoRecord } from '@sen/domain/evening/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { eveningDoors } from './doors.ts';
import { eveningResolvers } from './resolvers.ts';
import { giaiTrinhSoTable } from './tables.ts';

/** The page that proves the day's money. */
export const evening = defineFeature({
  name: 'evening',
  service: 'main',
  records: eveningRecords,
  api: [served(giaiTrinhSoRecord, giaiTrinhSoApi, giaiTrinhSoTable)],
  resolvers: eveningResolvers,
  doors: eveningDoors,
  adds: [
    referring.add({
      table: 'main.giai_trinh_so',
      label: { vi: 'Giải trình số bị thiếu', en: 'Explanations of missing numbers' },
      code: 'r.tu_so::text',
    }),
  ],
});
