import { functionalTestRecords } from '@sen/domain/functionalTests/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { fileOwner } from '../../engine/files.ts';
import { whenOrderMoves } from '../orders/points.ts';
import { timeline } from '../patients/points.ts';
import { printForm } from '../printing/points.ts';
import { functionalTestEffects } from './effects.ts';
import { imageFiles } from './images.ts';
import { functionalTestTimeline } from './moments.ts';
import { ketQuaThamDoChucNangForm } from './print/ketQuaThamDoChucNangForm.ts';
import { functionalTestsReferring } from './referring.ts';
import { functionalTestResolvers } from './resolvers.ts';

export const functionalTests = defineFeature({
  name: 'functionalTests',
  service: 'main',
  records: functionalTestRecords,
  resolvers: functionalTestResolvers,
  adds: [
    ...functionalTestsReferring.map(referring.add),
    whenOrderMoves.add({ kind: 'ThamDoChucNang', run: functionalTestEffects }),
    fileOwner.add(imageFiles),
    printForm.add(ketQuaThamDoChucNangForm),
    timeline.add(functionalTestTimeline),
  ],
});
