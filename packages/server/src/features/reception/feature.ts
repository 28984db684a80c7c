import {
  sucKhoeTiepNhanApi,
  sucKhoeTiepNhanRecord,
  theTrongDotApi,
  theTrongDotRecord,
} from '@sen/domain/reception/cardRecords';
import { receptionRecords, tiepNhanApi, tiepNhanRecord } from '@sen/domain/reception/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { outboxSender } from '../../engine/jobs/outbox.ts';
import { counter } from '../../engine/sql/numbering.ts';
import { allergiesTold, timeline } from '../patients/points.ts';
import { careSource } from '../recordAccess/points.ts';
import { portalAdapter } from './card.ts';
import { sendCardCheck } from './cardRetry.ts';
import { receptionCare } from './care.ts';
import { receptionTimeline } from './moments.ts';
import { maTiepNhan } from './numbers.ts';
import { receptionReferring } from './referring.ts';
import { receptionResolvers } from './resolvers.ts';
import { sucKhoeTiepNhanTable, theTrongDotTable, tiepNhanTable } from './tables.ts';
import { allergiesToldAtReception } from './toldAllergies.ts';

export const reception = defineFeature({
  name: 'reception',
  service: 'main',
  records: receptionRecords,
  api: [
    served(theTrongDotRecord, theTrongDotApi, theTrongDotTable),
    served(sucKhoeTiepNhanRecord, sucKhoeTiepNhanApi, sucKhoeTiepNhanTable),
    served(tiepNhanRecord, tiepNhanApi, tiepNhanTable),
  ],
  resolvers: receptionResolvers,
  adds: [
    ...receptionReferring.map(referring.add),
    careSource.add(receptionCare),
    counter.add(maTiepNhan),
    outboxSender.add({ adapter: portalAdapter, send: sendCardCheck }),
    timeline.add(receptionTimeline),
    allergiesTold.add(allergiesToldAtReception),
  ],
});
