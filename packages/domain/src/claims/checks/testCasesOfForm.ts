import { birth } from '../testBirths.ts';
import { claimFacts, DOCTOR, SECOND_DOCTOR } from '../testClaims.ts';
import { op1 } from '../testExamples.ts';
import { ip1, ip1c, ip1d } from '../testStays.ts';
import { type Cases, longTerm, with2, with3, with5, with7, with9 } from './testChanges.ts';

const doctors = new Map([[DOCTOR, { chucDanhNN: '1', tuNgay: null, denNgay: null }]]);

/** Form, times, diseases, people, drugs. */
export const casesOfForm: Cases = {
  V01: {
    fails: [
      ['XML1.0.LY_DO_VV', [{ ...op1(), xml1: { ...op1().xml1, LY_DO_VV: '' } }]],
      ['XML2.0.DUONG_DUNG', [with2(op1(), 0, { DUONG_DUNG: '1.015' })]],
      ['XML3.1.MA_GIUONG', [with3(ip1(), 1, { MA_GIUONG: null })]],
      ['XML3.2.NGUOI_THUC_HIEN', [with3(op1(), 2, { NGUOI_THUC_HIEN: null })]],
      ['XML5.1.DIEN_BIEN_LS', [with5(ip1(), 1, { DIEN_BIEN_LS: null })]],
      ['XML5.0.THOI_DIEM_DBLS', [with5(birth(), 0, { THOI_DIEM_DBLS: '20260302' })]],
      ['XML7.0.PP_DIEUTRI', [with7(ip1(), { PP_DIEUTRI: null })]],
      ['XML7.0.NGOAITRU_DENNGAY', [with7(birth(), { NGOAITRU_DENNGAY: null })]],
      ['XML9.1.HO_TEN_NND', [with9(birth(), 1, { HO_TEN_NND: null })]],
      ['XML9.0.CAN_NANG_CON', [with9(birth(), 0, { CAN_NANG_CON: '2,45' })]],
    ],
    passes: [
      [with2(op1(), 0, { LIEU_DUNG: null })],
      [birth()],
      [with7(birth(), { SO_NGAY_NGHI: null, NGOAITRU_TUNGAY: null, NGOAITRU_DENNGAY: null })],
    ],
  },
  V02: {
    fails: [
      ['XML3.0.NGAY_YL', [with3(op1(), 0, { NGAY_YL: '202603100749' })]],
      ['XML3.2.NGAY_KQ', [with3(op1(), 2, { NGAY_KQ: '202603100854' })]],
      ['XML2.0.NGAY_YL', [with2(op1(), 0, { NGAY_YL: '202603101126' })]],
      ['XML5.3.THOI_DIEM_DBLS', [with5(ip1(), 3, { THOI_DIEM_DBLS: '202603081001' })]],
      ['XML1.0.NGAY_VAO_NOI_TRU', [ip1({ NGAY_VAO_NOI_TRU: '202603020809' })]],
      [
        'XML4.0.NGAY_KQ',
        [
          {
            ...op1(),
            xml4: op1().xml4.map((row, at) => (at === 0 ? { ...row, NGAY_KQ: '202603101126' } : row)),
          },
        ],
      ],
    ],
    passes: [
      [with2(op1(), 0, { NGAY_YL: '202603101125' })],
      [with5(ip1(), 3, { THOI_DIEM_DBLS: '202603081000' })],
    ],
  },
  V03: {
    fails: [
      ['XML1.0.SO_NGAY_DTRI', [op1({ SO_NGAY_DTRI: '1' })]],
      ['XML1.0.SO_NGAY_DTRI', [ip1({ SO_NGAY_DTRI: '6' })]],
      ['XML1.0.SO_NGAY_DTRI', [ip1c({ SO_NGAY_DTRI: '1' })]],
      ['XML1.0.SO_NGAY_DTRI', [birth({ SO_NGAY_DTRI: '3' })]],
      ['XML1.0.SO_NGAY_DTRI', [ip1({ MA_LOAI_KCB: '04', SO_NGAY_DTRI: '6' })]],
      ['XML1.0.MA_LOAI_KCB', [ip1({ MA_LOAI_KCB: '09', SO_NGAY_DTRI: '0' })]],
      ['XML1.0.SO_NGAY_DTRI', [longTerm({ SO_NGAY_DTRI: '9' }), { soNgayThuoc: 10 }]],
      ['XML1.0.MA_LOAI_KCB', [{ ...ip1c(), xml1: { ...ip1c().xml1, MA_LOAI_KCB: '03', SO_NGAY_DTRI: '1' } }]],
    ],
    passes: [
      [ip1c()],
      [ip1d()],
      [birth()],
      // four hours to the minute are no short stay
      [ip1c({ NGAY_RA: '202603021300', MA_LOAI_KCB: '03', SO_NGAY_DTRI: '1' })],
      [longTerm({}), { soNgayThuoc: 10 }],
    ],
  },
  V04: {
    fails: [
      ['XML1.0.MA_BENH_CHINH', [op1({ MA_BENH_CHINH: 'X99.9' })]],
      ['XML1.0.MA_BENH_CHINH', [op1({ MA_BENH_CHINH: 'J18' })]],
      ['XML1.0.MA_BENH_CHINH', [op1({ MA_BENH_CHINH: 'Z51.1' })]],
      ['XML1.0.MA_BENH_CHINH', [op1({ MA_BENH_CHINH: 'R96' })]],
      ['XML1.0.MA_BENH_CHINH', [op1({ MA_BENH_CHINH: 'U07.1' })]],
      ['XML1.0.MA_BENH_CHINH', [op1({ MA_BENH_CHINH: 'G01' })]],
      ['XML1.0.MA_BENH_KT', [op1({ MA_BENH_KT: 'I10;J18.9' })]],
      [
        'XML1.0.MA_BENH_KT',
        [op1({ MA_BENH_KT: Array.from({ length: 13 }, (_, at) => `A0${at}`).join(';') })],
      ],
    ],
    passes: [
      [op1({ MA_BENH_KT: Array.from({ length: 12 }, (_, at) => `A0${at}`).join(';') })],
      [op1({ MA_BENH_KT: 'G01;Z51.1' })],
    ],
  },
  V05: {
    fails: [['XML1.0.MA_BENH_KT', [op1({ MA_BENH_KT: 'N40' })]]],
    passes: [[op1({ MA_BENH_KT: 'N40', GIOI_TINH: '1' })]],
  },
  V06: {
    fails: [
      ['XML1.0.MA_DKBD', [op1({ MA_DKBD: '99999' })]],
      ['XML1.0.MA_NOI_DI', [ip1({ MA_NOI_DI: '99999' })]],
    ],
    passes: [[op1({ MA_DKBD: '48001' })]],
  },
  V07: {
    fails: [
      ['XML3.0.MA_BAC_SI', [with3(op1(), 0, { MA_BAC_SI: '0323456789' })]],
      [
        'XML3.1.MA_BAC_SI',
        [
          op1(),
          {
            nhanViens: new Map([
              ...claimFacts().nhanViens,
              [SECOND_DOCTOR, { chucDanhNN: '2', tuNgay: null, denNgay: '2026-03-09' }],
            ]),
          },
        ],
      ],
      ['XML3.1.MA_BAC_SI', [op1(), { nhanViens: doctors }]],
      [
        'XML3.0.NGAY_TH_YL',
        [op1(), { ban: [{ maBacSi: DOCTOR, tu: '202603100815', den: '202603100825', maLK: 'LK2' }] }],
      ],
      [
        'XML3.1.NGAY_TH_YL',
        [
          with3(op1(), 1, {
            MA_BAC_SI: DOCTOR,
            NGAY_TH_YL: '202603100815',
            NGAY_YL: '202603100810',
            NGAY_KQ: '202603100840',
          }),
        ],
      ],
    ],
    passes: [
      [
        op1(),
        {
          ban: [
            { maBacSi: DOCTOR, tu: '202603100820', den: '202603100830', maLK: 'LK2' },
            { maBacSi: DOCTOR, tu: '202603100805', den: '202603100820', maLK: 'LK1' },
          ],
        },
      ],
    ],
  },
  V08: {
    fails: [
      ['XML2.0.TT_THAU', [with2(op1(), 0, { TT_THAU: '58/QĐ;G1;N1;2025' })]],
      ['XML2.1.MA_THUOC', [with2(op1(), 1, { MA_THUOC: '40.9' })]],
      [
        'XML2.0.MA_THUOC',
        [ip1c(), { thuocs: (claimFacts().thuocs ?? []).map((one) => ({ ...one, denNgay: '2026-03-01' })) }],
      ],
    ],
    passes: [[ip1()]],
  },
};
