import { notificationsRecords } from '@sen/domain/notifications/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { tidying } from '../../engine/jobs/jobs.ts';
import { whenCallFails } from '../../engine/jobs/outbox.ts';
import { noticeOfCall } from './causes.ts';
import { forgetOldNotices } from './commands.ts';
import { notificationsReferring } from './referring.ts';
import { notificationsResolvers } from './resolvers.ts';

export const notifications = defineFeature({
  name: 'notifications',
  service: 'main',
  records: notificationsRecords,
  resolvers: notificationsResolvers,
  adds: [
    ...notificationsReferring.map(referring.add),
    tidying.add(({ database }) => forgetOldNotices(database.db)),
    whenCallFails.add(noticeOfCall),
  ],
});
