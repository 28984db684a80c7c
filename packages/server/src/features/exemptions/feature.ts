import { exemptionRecords, yeuCauMienGiamApi, yeuCauMienGiamRecord } from '@sen/domain/exemptions/records';
import { referring } from '../../engine/catalogue/referring.ts';
import { defineFeature } from '../../engine/feature.ts';
import { served } from '../../engine/graphql/recordApi.ts';
import { counter } from '../../engine/sql/numbering.ts';
import { maYeuCau } from './numbers.ts';
import { exemptionResolvers } from './resolvers.ts';
import { yeuCauMienGiamTable } from './tables.ts';

export const exemptions = defineFeature({
  name: 'exemptions',
  service: 'main',
  records: exemptionRecords,
  api: [served(yeuCauMienGiamRecord, yeuCauMienGiamApi, yeuCauMienGiamTable)],
  resolvers: exemptionResolvers,
  adds: [
    counter.add(maYeuCau),
    referring.add({
      table: 'main.yeu_cau_mien_giam',
      label: { vi: 'Đề nghị miễn giảm', en: 'Requests for exemptions' },
      code: 'r.ma_yeu_cau',
      loose: { nguoi_de_nghi_id: 'NhanVien', nguoi_duyet_id: 'NhanVien' },
    }),
  ],
});
