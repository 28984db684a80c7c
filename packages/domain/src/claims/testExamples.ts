import { claimRow } from './fields.ts';
import type { ClaimFile, Xml1Row } from './file.ts';
import { claimTables } from './tables.ts';
import { billed, DOCTOR, drug, outOfScope, performed, result, SECOND_DOCTOR, service } from './testClaims.ts';
import { cbc, results, ultrasound } from './testOrders.ts';

const { XML13, XML14 } = claimTables;

const eyes = { MA_DICH_VU: '14.1896', TEN_DICH_VU: 'Khám Mắt', MA_BAC_SI: SECOND_DOCTOR };

/** OP1: two examinations, two tests, two drugs of one morning. */
export function op1(over: Partial<Xml1Row> = {}): ClaimFile {
  return billed(
    { NGAY_TAI_KHAM: '20260317', ...over },
    [
      drug('20', '12000', '202603101115'),
      drug('30', '589.999', '202603101115', {
        MA_THUOC: '40.2',
        LIEU_DUNG: '3 viên/lần * 2 lần/ngày * 5 ngày [6 viên/ngày]',
      }),
    ],
    [
      service('50600', '202603100800', { NGAY_TH_YL: '202603100805', NGAY_KQ: '202603100820' }),
      service('50600', '202603100830', {
        ...eyes,
        TYLE_TT_DV: '30',
        NGAY_TH_YL: '202603100835',
        NGAY_KQ: '202603100845',
      }),
      cbc('202603100850', '202603100855', '202603100930'),
      ultrasound('202603100850', '202603100900', '202603100940'),
    ],
    {
      xml4: results('20260310'),
      xml14: claimRow(XML14, {
        MA_LK: 'LK1',
        SO_GIAYHEN_KL: 'HK-1',
        NGAY_HEN_KL: '20260317',
        MA_BAC_SI: DOCTOR,
        NGAY_CT: '20260310',
      }),
    },
  );
}

/** Of a morning in November 2025. */
export const morning = {
  NGAY_VAO: '202511100730',
  NGAY_RA: '202511101130',
  NGAY_TTOAN: '202511101140',
  NAM_QT: '2025',
  THANG_QT: '11',
};

/** E3: six examinations of one day. */
export function e3(): ClaimFile {
  const exams = ['100', '30', '30', '30', '10', '0'].map((TYLE_TT_DV, at) =>
    service('50600', `20251110${['0800', '0830', '0900', '0930', '1000', '1030'][at]}`, {
      TYLE_TT_DV,
      MA_DICH_VU: `0${at + 1}.1896`,
    }),
  );
  return billed(morning, [], exams);
}

/** E5: a price above the fund's, a drug paid in part, one outside the list. */
export function e5(): ClaimFile {
  const mri = performed('2500000', '202511100800', '202511100830', '202511101000', {
    MA_DICH_VU: '18.0296',
    TEN_DICH_VU: 'Chụp cộng hưởng từ theo yêu cầu',
    MA_NHOM: '2',
    PP_VO_CAM: null,
    DON_GIA_BH: '1341500',
    MA_MAY: 'CT.1.MRI1',
  });
  return billed(
    morning,
    [
      drug('10', '100000', '202511101100', { MA_NHOM: '6', TYLE_TT_BH: '50' }),
      drug('2', '85000', '202511101100', {
        MA_THUOC: '40.9',
        TEN_THUOC: 'Thuốc ngoài danh mục',
        ...outOfScope,
      }),
    ],
    [mri],
    {
      xml4: [result('18.0296', '202511101000', { MO_TA: 'Không thấy tổn thương', KET_LUAN: 'Bình thường' })],
    },
  );
}

/** A patient who was transferred, with the paper. */
export function transferred(over: Partial<Xml1Row> = {}): ClaimFile {
  const file = op1({ MA_LOAI_RV: '2', MA_NOI_DEN: '48001', NGAY_TAI_KHAM: null, ...over });
  const xml13 = claimRow(XML13, {
    MA_LK: 'LK1',
    SO_HOSO: '1',
    SO_CHUYENTUYEN: '1',
    GIAY_CHUYEN_TUYEN: '1/2026',
    MA_NOI_DEN: file.xml1.MA_NOI_DEN,
    HO_TEN: file.xml1.HO_TEN,
    DAU_HIEU_LS: 'Khó thở',
    QT_BENHLY: 'Sốt 3 ngày',
    TEN_DICH_VU: 'Siêu âm',
    MA_LYDO_CT: '1',
    HUONG_DIEU_TRI: 'Điều trị tiếp',
    PHUONGTIEN_VC: 'Xe cứu thương',
    MA_BAC_SI: DOCTOR,
  });
  return { ...file, xml13, xml14: null };
}
