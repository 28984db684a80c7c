import {
  deviceRecords,
  ketNoiThietBiApi,
  ketNoiThietBiRecord,
  ketQuaThietBiApi,
  ketQuaThietBiRecord,
  maMayChiSoApi,
  maMayChiSoRecord,
  tinThietBiApi,
  tinThietBiRecord,
} from '@sen/domain/devices/records';
import { keepMessagesDays } from '@sen/domain/devices/results';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { tidying } from '../../engine/jobs/jobs.ts';
import { deviceValues, deviceValuesSeen, rerunsAsked } from '../lab/points.ts';
import { whenOrderMoves } from '../orders/points.ts';
import { addOrders, sendOrders, sweepMessages } from './orders.ts';
import { valuesOfSlip } from './queries.ts';
import { deviceReferring } from './referring.ts';
import { deviceResolvers } from './resolvers.ts';
import { giveUpMeasured, settleChoice, settleSeen } from './resultCommands.ts';
import { ketNoiTable, ketQuaThietBiTable, maMayTable, tinThietBiTable } from './tables.ts';

export const devices = defineFeature({
  name: 'devices',
  service: 'main',
  records: deviceRecords,
  api: [
    served(maMayChiSoRecord, maMayChiSoApi, maMayTable),
    served(ketNoiThietBiRecord, ketNoiThietBiApi, ketNoiTable),
    served(tinThietBiRecord, tinThietBiApi, tinThietBiTable),
    served(ketQuaThietBiRecord, ketQuaThietBiApi, ketQuaThietBiTable),
  ],
  resolvers: deviceResolvers,
  adds: [
    ...deviceReferring.map(referring.add),
    deviceValues.add(valuesOfSlip),
    deviceValuesSeen.add(settleSeen),
    rerunsAsked.add(addOrders),
    whenOrderMoves.add(sendOrders),
    whenOrderMoves.add(settleChoice),
    whenOrderMoves.add(giveUpMeasured),
    tidying.add(({ ctx }) => sweepMessages(ctx(), keepMessagesDays)),
  ],
});
