import { claimRecords as formRecords } from '@sen/domain/claims/records';
import {
  chungThuSoApi,
  chungThuSoRecord,
  claimRecords,
  dongTraBHYTApi,
  dongTraBHYTRecord,
  hoSoBHYTApi,
  hoSoBHYTRecord,
} from '@sen/domain/claims/sending/records';
import { officialFile } from '../../engine/catalogue/imports/plan.ts';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { backgroundJob } from '../../engine/jobs/jobs.ts';
import { outboxSender, whenCallFails } from '../../engine/jobs/outbox.ts';
import { claimFindings, findingsOfDraft } from '../cashier/points.ts';
import { acceptedClaim } from '../discharges/points.ts';
import { printForm } from '../printing/points.ts';
import { connection } from '../system/points.ts';
import { hasAcceptedClaim } from './acceptedClaim.ts';
import { findInDraft } from './build/draft.ts';
import { findInClaims } from './build/findings.ts';
import { claimDoor, monthDoor, versionDoor } from './doors.ts';
import { bangKeForm } from './print/bangKeForm.ts';
import { claimsReferring } from './referring.ts';
import { claimResolvers } from './resolvers.ts';
import { returnPlan } from './returns/plan.ts';
import { askAnswers } from './sending/answers.ts';
import { sendByItself } from './sending/byItself.ts';
import { certificateChecks } from './sending/checkPortal.ts';
import { claimAdapter, noteClaimFailure, sendClaim } from './sending/send.ts';
import { chungThuSoTable, dongTraBHYTTable, hoSoBHYTTable } from './tables.ts';

/** The files of visits for the insurance portal: built, checked, signed, sent, and worked to an answer. */
export const claims = defineFeature({
  name: 'claims',
  service: 'main',
  records: [...formRecords, ...claimRecords],
  api: [
    served(hoSoBHYTRecord, hoSoBHYTApi, hoSoBHYTTable),
    served(dongTraBHYTRecord, dongTraBHYTApi, dongTraBHYTTable),
    served(chungThuSoRecord, chungThuSoApi, chungThuSoTable),
  ],
  resolvers: claimResolvers,
  doors: [claimDoor, versionDoor, monthDoor],
  adds: [
    ...claimsReferring.map(referring.add),
    officialFile.add(returnPlan),
    claimFindings.add(findInClaims),
    findingsOfDraft.add(findInDraft),
    acceptedClaim.add(hasAcceptedClaim),
    printForm.add(bangKeForm),
    connection.add({ kind: 'congGiamDinh', checks: certificateChecks }),
    outboxSender.add({ adapter: claimAdapter, send: sendClaim }),
    whenCallFails.add(noteClaimFailure),
    backgroundJob.add({
      name: 'sendClaims',
      at: '* * * * *',
      run: (_payload, { ctx }) => sendByItself(ctx()),
    }),
    backgroundJob.add({
      name: 'askClaimAnswers',
      at: '7 * * * *',
      run: (_payload, { ctx }) => askAnswers(ctx()),
    }),
  ],
});
