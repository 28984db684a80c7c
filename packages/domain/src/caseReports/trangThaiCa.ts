import { baoCaoActs } from './baoCaoActs.ts';

/** How a case of a notifiable disease stands: its report is not begun, or has the state of the report. */
export const trangThaiCa = { ChuaLap: { vi: 'Chưa lập', en: 'Not begun' }, ...baoCaoActs.states };
