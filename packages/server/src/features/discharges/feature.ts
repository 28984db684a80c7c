import { dischargeRecords, raVienNoiTruApi, raVienNoiTruRecord } from '@sen/domain/discharges/records';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { leavingFacts } from '../admission/points.ts';
import { deathOfVisit } from '../patients/points.ts';
import { printForm } from '../printing/points.ts';
import { beforeVisitOrders } from '../reception/points.ts';
import { endOfStay } from '../stays/points.ts';
import { refuseOrdersOfLeaving } from './leaving.ts';
import { discharge } from './paper.ts';
import { standing } from './points.ts';
import { raVienNoiTruForm } from './print/raVienNoiTruForm.ts';
import { dischargeOfStay } from './queries.ts';
import { dischargeResolvers } from './resolvers.ts';
import { drugsStanding, factsOfEnd, slipsStanding, summaryStanding } from './standing.ts';
import { raVienNoiTruTable } from './tables.ts';
import { deathOfStay } from './toldDeath.ts';

export const discharges = defineFeature({
  name: 'discharges',
  service: 'main',
  records: dischargeRecords,
  api: [served(raVienNoiTruRecord, raVienNoiTruApi, raVienNoiTruTable)],
  resolvers: dischargeResolvers,
  adds: [
    ...discharge.adds,
    leavingFacts.add(factsOfEnd),
    beforeVisitOrders.add(refuseOrdersOfLeaving),
    deathOfVisit.add(deathOfStay),
    printForm.add(raVienNoiTruForm),
    endOfStay.add(dischargeOfStay),
    standing.add(slipsStanding),
    standing.add(drugsStanding),
    standing.add(summaryStanding),
  ],
});
