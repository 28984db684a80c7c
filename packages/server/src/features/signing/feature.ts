import { signingRecords } from '@sen/domain/signing/records';
import { defineFeature } from '../../engine/feature.ts';
import { fileOwner } from '../../engine/files.ts';
import { signatureSource } from '../printing/points.ts';
import { signaturePictures } from './pictures.ts';
import { signingResolvers } from './resolvers.ts';
import { shownSignatures } from './shown.ts';

export const signing = defineFeature({
  name: 'signing',
  service: 'main',
  records: signingRecords,
  resolvers: signingResolvers,
  adds: [fileOwner.add(signaturePictures), signatureSource.add(shownSignatures)],
});
