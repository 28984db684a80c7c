import {
  chayLaiApi,
  chayLaiRecord,
  labRecords,
  mauTuChoiApi,
  mauTuChoiRecord,
} from '@sen/domain/lab/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { counter } from '../../engine/sql/numbering.ts';
import { fileOwner } from '../../engine/storage/files.ts';
import {
  abnormalValues,
  earlierSamples,
  rejectedSamples,
  resultVersionsOf,
  whenOrderMoves,
} from '../orders/points.ts';
import { timeline } from '../patients/points.ts';
import { printForm } from '../printing/points.ts';
import { imageFiles } from '../readings/images.ts';
import { deviceUses } from '../readings/points.ts';
import { labAbnormal } from './abnormal.ts';
import { labReading } from './described.ts';
import { labEffects } from './effects.ts';
import { labTimeline } from './moments.ts';
import { sidMau } from './numbers.ts';
import { ketQuaXetNghiemForm } from './print/ketQuaXetNghiemForm.ts';
import { temMauForm } from './print/temMauForm.ts';
import { labReferring } from './referring.ts';
import { rejectionsOf, slipsOfRejected } from './rejection.ts';
import { labResolvers } from './resolvers.ts';
import { chayLaiTable, mauTuChoiTable } from './tables.ts';
import { versions } from './versions.ts';

export const lab = defineFeature({
  name: 'lab',
  service: 'main',
  records: labRecords,
  api: [
    served(mauTuChoiRecord, mauTuChoiApi, mauTuChoiTable),
    served(chayLaiRecord, chayLaiApi, chayLaiTable),
  ],
  resolvers: labResolvers,
  adds: [
    ...labReferring.map(referring.add),
    counter.add(sidMau),
    whenOrderMoves.add({ kind: 'XetNghiem', run: labEffects }),
    deviceUses.add(labReading.tables),
    fileOwner.add(imageFiles(labReading)),
    abnormalValues.add(labAbnormal),
    earlierSamples.add(slipsOfRejected),
    rejectedSamples.add(async (ctx, slipId) => (await rejectionsOf(ctx, slipId)).length),
    resultVersionsOf.add({ kinds: ['XetNghiem'], of: versions.of }),
    printForm.add(ketQuaXetNghiemForm),
    printForm.add(temMauForm),
    timeline.add(labTimeline),
  ],
});
