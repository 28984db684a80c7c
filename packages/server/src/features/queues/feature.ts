import {
  dongViecApi,
  dongViecRecord,
  queuesRecords,
  veHangDoiApi,
  veHangDoiRecord,
} from '@sen/domain/queues/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { fixedCounter } from '../../engine/sql/numbering.ts';
import { printForm } from '../printing/points.ts';
import { careSource } from '../recordAccess/points.ts';
import { queuesCare } from './care.ts';
import { phieuSoThuTuForm } from './print/phieuSoThuTuForm.ts';
import { queuesReferring } from './referring.ts';
import { queueResolvers } from './resolvers.ts';
import { queueSdl } from './sdl.ts';
import { dongViecTable, veTable } from './tables.ts';
import { turnDoor } from './turn.ts';

export const queues = defineFeature({
  name: 'queues',
  service: 'main',
  records: queuesRecords,
  api: [served(veHangDoiRecord, veHangDoiApi, veTable), served(dongViecRecord, dongViecApi, dongViecTable)],
  resolvers: queueResolvers,
  sdl: queueSdl,
  doors: [turnDoor],
  adds: [
    ...queuesReferring.map(referring.add),
    careSource.add(queuesCare),
    fixedCounter.add({ name: 'queue:', label: { vi: 'Số thứ tự hàng đợi', en: 'Queue tickets' } }),
    printForm.add(phieuSoThuTuForm),
  ],
});
