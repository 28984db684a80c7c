import {
  certificateRecords,
  giayBaoTuApi,
  giayBaoTuRecord,
  giayChungSinhApi,
  giayChungSinhRecord,
  giayNghiDuongThaiApi,
  giayNghiDuongThaiRecord,
  giayThuongTichApi,
  giayThuongTichRecord,
  giayXacNhanApi,
  giayXacNhanRecord,
} from '@sen/domain/certificates/records';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { printForm } from '../printing/points.ts';
import { birth } from './birth.ts';
import { confirmation, deathNotice, injury, pregnancyRest } from './paper.ts';
import {
  birthForm,
  confirmationForm,
  deathNoticeForm,
  injuryForm,
  pregnancyRestForm,
} from './print/certificateForms.ts';
import { certificateResolvers } from './resolvers.ts';
import {
  giayBaoTuTable,
  giayChungSinhTable,
  giayNghiDuongThaiTable,
  giayThuongTichTable,
  giayXacNhanTable,
} from './tables.ts';

export const certificates = defineFeature({
  name: 'certificates',
  service: 'main',
  records: certificateRecords,
  api: [
    served(giayBaoTuRecord, giayBaoTuApi, giayBaoTuTable),
    served(giayChungSinhRecord, giayChungSinhApi, giayChungSinhTable),
    served(giayNghiDuongThaiRecord, giayNghiDuongThaiApi, giayNghiDuongThaiTable),
    served(giayXacNhanRecord, giayXacNhanApi, giayXacNhanTable),
    served(giayThuongTichRecord, giayThuongTichApi, giayThuongTichTable),
  ],
  resolvers: certificateResolvers,
  adds: [
    ...[deathNotice, birth, pregnancyRest, confirmation, injury].flatMap(({ adds }) => adds),
    ...[deathNoticeForm, birthForm, pregnancyRestForm, confirmationForm, injuryForm].map(printForm.add),
  ],
});
