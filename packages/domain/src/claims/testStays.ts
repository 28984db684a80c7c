import { claimRow } from './fields.ts';
import type { ClaimFile, Xml1Row, Xml3Row } from './file.ts';
import { claimTables } from './tables.ts';
import {
  bed,
  billed,
  course,
  DOCTOR,
  drug,
  outOfScope,
  performed,
  SECOND_DOCTOR,
  service,
} from './testClaims.ts';
import { morning } from './testExamples.ts';
import { cbc, results, ultrasound } from './testOrders.ts';

const { XML7, XML8 } = claimTables;

const onRequest = (SO_LUONG: string) =>
  bed('500000', '202603060800', 'H105', {
    ...surgicalBed,
    DON_GIA_BH: '360000',
    SO_LUONG,
    TEN_DICH_VU: 'Giường Ngoại theo yêu cầu',
  });
const surgicalBed = { MA_DICH_VU: 'K19.1923', TEN_DICH_VU: 'Giường Ngoại', MA_KHOA: 'K19' };

/** IP1: a stay of six paid days with two operations; `shared` is the percent of the shared bed, `lastDays` the days on request. */
export function ip1(over: Partial<Xml1Row> = {}, { shared = '50', lastDays = '2' } = {}): ClaimFile {
  const admitted = {
    MA_DOITUONG_KCB: '1.3',
    MA_NOI_DI: '01123',
    GIAY_CHUYEN_TUYEN: '12/2026',
    NGAY_VAO: '202603020810',
    NGAY_VAO_NOI_TRU: '202603020900',
    NGAY_RA: '202603081000',
    NGAY_TTOAN: '202603081050',
    SO_NGAY_DTRI: '7',
    MA_LOAI_KCB: '03',
    MA_KHOA: 'K01;K03;K19',
    LY_DO_VNT: 'Đau bụng',
    ...over,
  };
  return billed(
    admitted,
    [
      drug('10', '12000', '202603021000', { MA_KHOA: 'K03' }),
      drug('4', '250000', '202603031000', {
        MA_THUOC: '40.2',
        MA_NHOM: '6',
        TYLE_TT_BH: '50',
        MA_KHOA: 'K03',
      }),
      drug('6', '1589.999', '202603051000', { MA_THUOC: '40.3', MA_KHOA: 'K19' }),
      drug('2', '85000', '202603061000', {
        MA_THUOC: '40.9',
        TEN_THUOC: 'Thuốc ngoài danh mục',
        ...outOfScope,
        MA_KHOA: 'K19',
      }),
    ],
    [
      service('50600', '202603020815', { NGAY_TH_YL: '202603020815', NGAY_KQ: '202603020830' }),
      bed('273100', '202603020900', 'H012', { SO_LUONG: '2' }),
      bed('273100', '202603040800', 'H012', { TYLE_TT_DV: shared }),
      bed('273100', '202603050800', 'H012', { SO_LUONG: '0.5' }),
      bed('360000', '202603051000', 'H105', { ...surgicalBed, SO_LUONG: '0.5' }),
      onRequest(lastDays),
      performed('2815900', '202603051330', '202603051400', '202603051530', { MA_PTTT_QT: '47.01' }),
      performed('1000000', '202603051330', '202603051400', '202603051530', {
        MA_DICH_VU: '10.0002',
        MA_PTTT_QT: '54.11',
        TYLE_TT_DV: '50',
      }),
      cbc('202603020840', '202603020850', '202603020930', { SO_LUONG: '3' }),
      ultrasound('202603020840', '202603020900', '202603020940'),
    ],
    {
      xml4: results('20260302'),
      xml5: [
        course('202603020930', 'Tỉnh, đau hố chậu phải, sốt 38,5'),
        course('202603050900', 'Đau tăng', { STT: '2', HOI_CHAN: 'Hội chẩn: mổ cấp cứu' }),
        course('202603051540', 'Sau mổ ổn định', {
          STT: '3',
          PHAU_THUAT: 'Cắt ruột thừa nội soi; bóc tách dính',
        }),
        course('202603080900', 'Vết mổ khô, ra viện', { STT: '4' }),
      ],
      xml7: claimRow(XML7, {
        MA_LK: 'LK1',
        MA_YTE: 'BN1',
        MA_KHOA_RV: 'K19',
        NGAY_VAO: '202603020900',
        NGAY_RA: '202603081000',
        MA_DINH_CHI_THAI: '0',
        CHAN_DOAN_RV: 'Viêm ruột thừa cấp',
        PP_DIEUTRI: 'Phẫu thuật nội soi, kháng sinh',
        MA_TTDV: DOCTOR,
        MA_BS: DOCTOR,
        TEN_BS: 'BS. Trần Văn B',
        NGAY_CT: '20260308',
      }),
      xml8: claimRow(XML8, {
        MA_LK: 'LK1',
        MA_LOAI_KCB: '03',
        CHAN_DOAN_VAO: 'Đau bụng',
        CHAN_DOAN_RV: 'Viêm ruột thừa cấp',
        QT_BENHLY: 'Đau bụng 2 ngày',
        TOMTAT_KQ: 'BC 7,2 G/L; siêu âm: ruột thừa > 8 mm',
        PP_DIEUTRI: 'Phẫu thuật, kháng sinh',
        KET_QUA_DTRI: '2',
      }),
    },
  );
}

/** IP1c: less than 4 hours, no bed. */
export function ip1c(over: Partial<Xml1Row> = {}, beds: readonly Xml3Row[] = []): ClaimFile {
  return billed(
    {
      MA_DOITUONG_KCB: '1.3',
      NGAY_VAO: '202603020810',
      NGAY_VAO_NOI_TRU: '202603020900',
      NGAY_RA: '202603021230',
      SO_NGAY_DTRI: '0',
      MA_LOAI_KCB: '09',
      MA_KHOA: 'K01;K03',
      ...over,
    },
    [drug('10', '12000', '202603021000', { MA_KHOA: 'K03' })],
    [service('50600', '202603020815'), ...beds],
    { xml5: [course('202603020930', 'Theo dõi')] },
  );
}

/** IP1d: 23 hours over midnight, one bed day. */
export function ip1d(): ClaimFile {
  return billed(
    {
      MA_DOITUONG_KCB: '1.3',
      NGAY_VAO: '202603020810',
      NGAY_VAO_NOI_TRU: '202603020900',
      NGAY_RA: '202603030800',
      SO_NGAY_DTRI: '2',
      MA_LOAI_KCB: '03',
      MA_KHOA: 'K01;K03',
    },
    [],
    [service('50600', '202603020815'), bed('273100', '202603020900', 'H012')],
    { xml5: [course('202603020930', 'Theo dõi')] },
  );
}

/** E4: operations and a procedure of one session, level 3. */
export function e4(): ClaimFile {
  const stay = {
    ...morning,
    MA_THE_BHYT: 'HT3010123456789',
    MA_DOITUONG_KCB: '1.3',
    NGAY_VAO_NOI_TRU: '202511100800',
    NGAY_RA: '202511131000',
    NGAY_TTOAN: '202511131040',
    SO_NGAY_DTRI: '4',
    MA_LOAI_KCB: '03',
    MA_KHOA: 'K01;K19',
  };
  const act = (price: string, TYLE_TT_DV: string, over: Partial<Xml3Row> = {}) =>
    performed(price, '202511110800', '202511110830', '202511111100', { TYLE_TT_DV, ...over });
  return billed(
    stay,
    [],
    [
      act('3000000', '100'),
      act('1000000', '50', { MA_DICH_VU: '10.0002' }),
      act('800000', '80', { MA_DICH_VU: '10.0003', NGUOI_THUC_HIEN: SECOND_DOCTOR }),
      act('200000', '80', { MA_DICH_VU: '10.0004', MA_NHOM: '18' }),
    ],
    { xml5: [course('202511110800', 'Chuẩn bị mổ')] },
  );
}

/** E10: beds alone, shared and with a transfer. */
export function e10(): ClaimFile {
  const stay = {
    ...morning,
    MA_DOITUONG_KCB: '1.15',
    NGAY_VAO: '202511010800',
    NGAY_VAO_NOI_TRU: '202511010830',
    NGAY_RA: '202511081000',
    NGAY_TTOAN: '202511081040',
    SO_NGAY_DTRI: '8',
    MA_LOAI_KCB: '03',
    MA_KHOA: 'K03;K19',
  };
  return billed(
    stay,
    [],
    [
      bed('273100', '202511010830', 'H012', { SO_LUONG: '3' }),
      bed('273100', '202511040800', 'H012', { SO_LUONG: '2', TYLE_TT_DV: '50' }),
      bed('273100', '202511060800', 'H012', { SO_LUONG: '0.5' }),
      bed('360000', '202511061000', 'H105', { ...surgicalBed, SO_LUONG: '0.5' }),
      bed('273100', '202511070800', 'T001', { TYLE_TT_DV: '33' }),
    ],
    { xml5: [course('202511010900', 'Vào viện')] },
  );
}
