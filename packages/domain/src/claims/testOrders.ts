import type { Xml3Row } from './file.ts';
import { performed, result } from './testClaims.ts';

/** Orders of the worked examples, and their results. */
export const cbc = (order: string, begun: string, done: string, over: Partial<Xml3Row> = {}) =>
  performed('49700', order, begun, done, {
    MA_DICH_VU: '22.0120',
    TEN_DICH_VU: 'Tổng phân tích tế bào máu',
    MA_NHOM: '1',
    PP_VO_CAM: null,
    MA_KHOA: 'K36',
    MA_MAY: 'HH.1.CBC1',
    ...over,
  });

export const ultrasound = (order: string, begun: string, done: string) =>
  performed('58600', order, begun, done, {
    MA_DICH_VU: '18.0015',
    TEN_DICH_VU: 'Siêu âm ổ bụng',
    MA_NHOM: '2',
    PP_VO_CAM: null,
    MA_KHOA: 'K39',
    MA_MAY: 'SA.1.US01',
  });

export const results = (day: string) => [
  result('22.0120', `${day}0930`, {
    MA_CHI_SO: '0000001',
    TEN_CHI_SO: 'WBC',
    GIA_TRI: '7.2',
    DON_VI_DO: 'G/L',
  }),
  result('22.0120', `${day}0930`, {
    STT: '2',
    MA_CHI_SO: '0000002',
    TEN_CHI_SO: 'HGB',
    GIA_TRI: '132',
    DON_VI_DO: 'g/L',
  }),
  result('22.0120', `${day}0930`, {
    STT: '3',
    MA_CHI_SO: '0000003',
    TEN_CHI_SO: 'PLT',
    GIA_TRI: '245',
    DON_VI_DO: 'G/L',
  }),
  result('18.0015', `${day}0940`, {
    STT: '4',
    MO_TA: 'Gan, mật, tụy: không thấy bất thường.\nThận < 2 sỏi.',
    KET_LUAN: 'Sỏi thận',
  }),
];
