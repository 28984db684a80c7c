import { bangGoiSoApi, bangGoiSoRecord, boardsRecords } from '@sen/domain/boards/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { beginDoor, boardDoor } from './doors.ts';
import { boardsReferring } from './referring.ts';
import { boardResolvers } from './resolvers.ts';
import { bangGoiSoTable } from './tables.ts';

export const boards = defineFeature({
  name: 'boards',
  service: 'main',
  records: boardsRecords,
  api: [served(bangGoiSoRecord, bangGoiSoApi, bangGoiSoTable)],
  resolvers: boardResolvers,
  doors: [beginDoor, boardDoor],
  adds: boardsReferring.map(referring.add),
});
