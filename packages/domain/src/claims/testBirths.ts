import { claimRow } from './fields.ts';
import type { ClaimFile, Xml1Row } from './file.ts';
import { claimTables } from './tables.ts';
import { bed, billed, course, DOCTOR, performed, service } from './testClaims.ts';

const { XML7, XML8, XML9 } = claimTables;

/** A birth: four days with one operation, its discharge paper and the certificates of twins. */
export function birth(over: Partial<Xml1Row> = {}): ClaimFile {
  const stay = {
    MA_DOITUONG_KCB: '1.3',
    MA_NOI_DI: '01123',
    GIAY_CHUYEN_TUYEN: '31/2026',
    NGAY_VAO: '202603020810',
    NGAY_VAO_NOI_TRU: '202603020830',
    NGAY_RA: '202603051000',
    NGAY_TTOAN: '202603051030',
    SO_NGAY_DTRI: '4',
    MA_LOAI_KCB: '03',
    MA_KHOA: 'K01;K27',
    LY_DO_VNT: 'Chuyển dạ',
    CAN_NANG_CON: '2450;2300',
    ...over,
  };
  const ward = { MA_KHOA: 'K27', MA_DICH_VU: 'K27.1921', TEN_DICH_VU: 'Giường Sản' };
  const day = (date: string) => bed('273100', `${date}0800`, 'H020', ward);
  return billed(
    stay,
    [],
    [
      service('50600', '202603020815', { NGAY_TH_YL: '202603020815', NGAY_KQ: '202603020825' }),
      bed('273100', '202603020830', 'H020', ward),
      day('20260303'),
      day('20260304'),
      performed('2332000', '202603020900', '202603020930', '202603021030', {
        MA_DICH_VU: '13.0007',
        TEN_DICH_VU: 'Phẫu thuật lấy thai',
        MA_KHOA: 'K27',
        MA_PTTT_QT: '74.1',
      }),
    ],
    {
      xml5: [
        course('202603020840', 'Chuyển dạ, song thai', { GIAI_DOAN_BENH: 'Chuyển dạ' }),
        course('202603021040', 'Mẹ và hai con ổn định', { STT: '2', PHAU_THUAT: 'Mổ lấy thai' }),
        course('202603050900', 'Vết mổ khô, ra viện', { STT: '3' }),
      ],
      xml7: claimRow(XML7, {
        ...{ MA_LK: 'LK1', SO_LUU_TRU: '26/0312', MA_YTE: 'BN1', MA_KHOA_RV: 'K27' },
        ...{ NGAY_VAO: '202603020830', NGAY_RA: '202603051000', MA_DINH_CHI_THAI: '0', TUOI_THAI: '37' },
        ...{
          CHAN_DOAN_RV: 'Song thai, mổ lấy thai',
          PP_DIEUTRI: 'Mổ lấy thai',
          GHI_CHU: 'Tái khám sau 7 ngày',
        },
        ...{ MA_TTDV: DOCTOR, MA_BS: DOCTOR, TEN_BS: 'BS. Trần Văn B', NGAY_CT: '20260305' },
        ...{ SO_NGAY_NGHI: '30', NGOAITRU_TUNGAY: '20260306', NGOAITRU_DENNGAY: '20260404' },
      }),
      xml8: claimRow(XML8, {
        ...{ MA_LK: 'LK1', MA_LOAI_KCB: '03', CHAN_DOAN_VAO: 'Chuyển dạ', CHAN_DOAN_RV: 'Song thai' },
        ...{ QT_BENHLY: 'Thai 37 tuần', TOMTAT_KQ: 'Siêu âm: hai thai sống', PP_DIEUTRI: 'Mổ lấy thai' },
        ...{ NGAY_SINHCON: '20260302', KET_QUA_DTRI: '2' },
      }),
      xml9: [child('1', '202603021000', '2450'), child('2', '202603021003', '2300')],
    },
  );
}

function child(number: string, NGAY_SINH_CON: string, CAN_NANG_CON: string) {
  return claimRow(XML9, {
    ...{ MA_LK: 'LK1', HO_TEN_NND: 'NGUYỄN THỊ AN', NGAYSINH_NND: '19850815', MA_DANTOC_NND: '01' },
    ...{ MA_BHXH_NND: '0123456789', MA_THE_NND: 'DN4010123456789', SO_CCCD_NND: '001185012345' },
    ...{ NGAYCAP_CCCD_NND: '20220401', NOICAP_CCCD_NND: 'Bộ Công an', NOI_CU_TRU_NND: 'Hà Nội' },
    ...{ MA_QUOCTICH: '000', MATINH_CU_TRU: '01', MAXA_CU_TRU: '00004', HO_TEN_CHA: 'LÊ VĂN B' },
    ...{ HO_TEN_CON: `LÊ AN ${number}`, GIOI_TINH_CON: '2', SO_CON: '2', LAN_SINH: '1', SO_CON_SONG: '2' },
    ...{ CAN_NANG_CON, NGAY_SINH_CON, NOI_SINH_CON: 'Bệnh viện', TINH_TRANG_CON: 'Khóc ngay' },
    ...{ SINHCON_PHAUTHUAT: '1', SINHCON_DUOI32TUAN: '0', NGUOI_DO_DE: 'BS. Trần Văn B' },
    ...{ NGUOI_GHI_PHIEU: 'NHS. Lê Thị C', NGAY_CT: '20260303', SO: number, QUYEN_SO: '01', MA_TTDV: DOCTOR },
  });
}
