import { receptionRecords } from '@sen/domain/reception/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
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
import { allergiesToldAtReception } from './toldAllergies.ts';

export const reception = defineFeature({
  name: 'reception',
  service: 'main',
  records: receptionRecords,
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
