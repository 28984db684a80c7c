import { type Counter, shortYear } from '../../engine/sql/numbering.ts';

/** The number of an appointment slip: one that is issued again has a new one, so that the old paper is told apart. */
export const soGiayHen: Counter = {
  name: 'SoGiayHenKhamLai',
  label: { vi: 'Số phiếu hẹn khám lại', en: 'Number of an appointment slip' },
  scope: shortYear,
  prefix: (scope) => `HK${scope}`,
  width: 6,
  used: { table: 'main.giay_hen_kham_lai', column: 'so_giay_hen' },
};
