import { auditLogRecords } from '@sen/domain/auditLog/records';
import { defineFeature } from '../../engine/feature.ts';
import { auditLogResolvers } from './resolvers.ts';
import { logDoor } from './routes.ts';

export const auditLog = defineFeature({
  name: 'auditLog',
  service: 'main',
  records: auditLogRecords,
  resolvers: auditLogResolvers,
  doors: [logDoor],
});
