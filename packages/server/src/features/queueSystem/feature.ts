import { queueSystemRecords } from '@sen/domain/queues/queueSystemRecord';
import { defineFeature } from '../../engine/feature.ts';
import { outboxSender } from '../../engine/jobs/outbox.ts';
import { outsideQueue } from '../queues/points.ts';
import { connection } from '../system/points.ts';
import { connectedQueueSystem } from './leading.ts';
import { queueSystemAdapter, queueSystemChecks } from './queries.ts';
import { queueSystemResolvers } from './resolvers.ts';
import { sendToQueueSystem } from './send.ts';

export const queueSystem = defineFeature({
  name: 'queueSystem',
  service: 'main',
  records: queueSystemRecords,
  resolvers: queueSystemResolvers,
  adds: [
    connection.add({ kind: 'goiSo', checks: queueSystemChecks }),
    outsideQueue.add(connectedQueueSystem),
    outboxSender.add({ adapter: queueSystemAdapter, send: sendToQueueSystem }),
  ],
});
