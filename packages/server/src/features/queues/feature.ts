import { defineFeature } from '../../engine/feature.ts';
import { printForm } from '../printing/points.ts';
import { phieuSoThuTuForm } from './print/phieuSoThuTuForm.ts';
import { queueResolvers } from './resolvers.ts';
import { queueSdl } from './sdl.ts';

export const queues = defineFeature({
  name: 'queues',
  service: 'main',
  resolvers: queueResolvers,
  sdl: queueSdl,
  adds: [printForm.add(phieuSoThuTuForm)],
});
