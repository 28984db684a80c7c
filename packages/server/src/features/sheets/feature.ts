import { phieuChamSocApi, phieuChamSocRecord, sheetRecords } from '@sen/domain/sheets/records';
import { sql } from 'drizzle-orm';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { backgroundJob } from '../../engine/jobs/jobs.ts';
import { stayEntries } from '../admission/points.ts';
import { tellLate } from './late.ts';
import { sheetResolvers } from './resolvers.ts';
import { phieuChamSocTable } from './tables.ts';

export const sheets = defineFeature({
  name: 'sheets',
  service: 'main',
  records: sheetRecords,
  api: [served(phieuChamSocRecord, phieuChamSocApi, phieuChamSocTable)],
  resolvers: sheetResolvers,
  adds: [
    referring.add({
      table: 'main.phieu_cham_soc',
      label: { vi: 'Phiếu chăm sóc', en: 'Ward sheets' },
      code: 'r.thoi_gian::text',
    }),
    stayEntries.add(sql`select nhap_vien_id as stay from main.phieu_cham_soc where trang_thai <> 'DaHuy'`),
    backgroundJob.add({
      name: 'sheets',
      at: '* * * * *',
      run: async (_payload, { ctx }) => void (await tellLate(ctx())),
    }),
  ],
});
