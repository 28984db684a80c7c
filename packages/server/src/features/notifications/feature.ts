import { notificationsRecords } from '@sen/domain/notifications/records';
import { defineFeature } from '../../engine/feature.ts';
import { tidying } from '../../engine/jobs.ts';
import { whenCallFails } from '../../engine/outbox.ts';
import { noticeOfCall } from './causes.ts';
import { forgetOldNotices } from './commands.ts';
import { notificationsResolvers } from './resolvers.ts';

export const notifications = defineFeature({
  name: 'notifications',
  service: 'main',
  records: notificationsRecords,
  resolvers: notificationsResolvers,
  adds: [tidying.add(({ database }) => forgetOldNotices(database.db)), whenCallFails.add(noticeOfCall)],
});
