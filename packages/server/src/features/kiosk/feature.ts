import { defineFeature } from '../../engine/feature.ts';
import { kioskTicketDoor } from './door.ts';
import { kioskResolvers } from './resolvers.ts';

export const kiosk = defineFeature({
  name: 'kiosk',
  service: 'main',
  resolvers: kioskResolvers,
  doors: [kioskTicketDoor],
});
