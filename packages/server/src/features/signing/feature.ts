import { signingRecords } from '@sen/domain/signing/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { fileOwner } from '../../engine/storage/files.ts';
import { signatureSource } from '../printing/points.ts';
import { signaturePictures } from './pictures.ts';
import { signingResolvers } from './resolvers.ts';
import { shownSignatures } from './shown.ts';

export const signing = defineFeature({
  name: 'signing',
  service: 'main',
  records: signingRecords,
  resolvers: signingResolvers,
  adds: [
    referring.add({
      table: 'main.chu_ky_giay_to',
      label: { vi: 'Chữ ký trên giấy tờ', en: 'Signatures on papers' },
      code: 'r.mau_in',
    }),
    fileOwner.add(signaturePictures),
    signatureSource.add(shownSignatures),
  ],
});
