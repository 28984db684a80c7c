import {
  buoiLieuTrinhApi,
  buoiLieuTrinhRecord,
  spaRecords,
  tuongTrinhSpaApi,
  tuongTrinhSpaRecord,
} from '@sen/domain/spa/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { fileOwner } from '../../engine/storage/files.ts';
import { printForm } from '../printing/points.ts';
import { performedSession } from '../supplyUse/points.ts';
import { sessionPictures } from './pictures.ts';
import { buoiForm, lieuTrinhForm } from './print/lieuTrinhForms.ts';
import { sessionOfSupplies } from './queries.ts';
import { spaReferring } from './referring.ts';
import { spaResolvers } from './resolvers.ts';
import { buoiLieuTrinhTable, tuongTrinhSpaTable } from './tables.ts';

export const spa = defineFeature({
  name: 'spa',
  service: 'main',
  records: spaRecords,
  api: [
    served(tuongTrinhSpaRecord, tuongTrinhSpaApi, tuongTrinhSpaTable),
    served(buoiLieuTrinhRecord, buoiLieuTrinhApi, buoiLieuTrinhTable),
  ],
  resolvers: spaResolvers,
  adds: [
    ...spaReferring.map(referring.add),
    fileOwner.add(sessionPictures),
    performedSession.add(sessionOfSupplies),
    printForm.add(lieuTrinhForm),
    printForm.add(buoiForm),
  ],
});
