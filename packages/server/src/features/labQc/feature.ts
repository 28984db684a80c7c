import { ketQuaKiemChuanApi, ketQuaKiemChuanRecord, labQcRecords } from '@sen/domain/labQc/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { controlValues } from '../devices/points.ts';
import { controlWarnings } from '../lab/points.ts';
import { whenOrderMoves } from '../orders/points.ts';
import { refuseRejected, warningsOfSlip } from './effects.ts';
import { takeControls } from './fromDevices.ts';
import { labQcReferring } from './referring.ts';
import { labQcResolvers } from './resolvers.ts';
import { ketQuaKiemChuanTable } from './tables.ts';

export const labQc = defineFeature({
  name: 'labQc',
  service: 'main',
  records: labQcRecords,
  api: [served(ketQuaKiemChuanRecord, ketQuaKiemChuanApi, ketQuaKiemChuanTable)],
  resolvers: labQcResolvers,
  adds: [
    ...labQcReferring.map(referring.add),
    controlWarnings.add(warningsOfSlip),
    whenOrderMoves.add(refuseRejected),
    controlValues.add(takeControls),
  ],
});
