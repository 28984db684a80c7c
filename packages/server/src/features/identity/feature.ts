import { identityRecords, profileApi, profileRecord } from '@sen/domain/identity/records';
import { sql } from 'drizzle-orm';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { tidying } from '../../engine/jobs/jobs.ts';
import { identityReferring } from './referring.ts';
import { identityResolvers } from './resolvers.ts';
import { profileTable } from './tables.ts';

export const identity = defineFeature({
  name: 'identity',
  service: 'auth',
  records: identityRecords,
  api: [served(profileRecord, profileApi, profileTable)],
  resolvers: identityResolvers,
  adds: [
    ...identityReferring.map(referring.add),
    tidying.add(({ database: { db } }) =>
      db.execute(sql`delete from auth.session where expires_at < now() - interval '90 days'`),
    ),
    tidying.add(({ database: { db } }) => db.execute(sql`delete from auth.attempt where forget_at < now()`)),
    tidying.add(({ database: { db } }) =>
      db.execute(sql`delete from auth.known_device where seen_at < now() - interval '180 days'`),
    ),
  ],
});
