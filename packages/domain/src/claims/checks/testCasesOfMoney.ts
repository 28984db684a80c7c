import { birth } from '../testBirths.ts';
import { bed, billed, claimFacts, drug, outOfScope, service } from '../testClaims.ts';
import { e3, e5, op1, transferred } from '../testExamples.ts';
import { e10, ip1, ip1c, ip1d } from '../testStays.ts';
import {
  type Cases,
  cardFrom,
  cardUntil,
  changed,
  followUpOn,
  longTerm,
  longTermWithTest,
  summed,
  supported,
  with2,
  with3,
  withoutPrice,
} from './testChanges.ts';

/** Money, insurance, beds, readings, papers. */
export const casesOfMoney: Cases = {
  V09: {
    fails: [
      [
        'XML2.1.THANH_TIEN_BV',
        [
          changed(op1(), 1, {
            THANH_TIEN_BV: '17699.96',
            THANH_TIEN_BH: '17699.97',
            T_BNTT: '0.00',
            T_BNCCT: '3539.99',
            T_BHTT: '14159.98',
          }),
        ],
      ],
      ['XML2.1.T_BHTT', [changed(op1(), 1, { T_BHTT: '14159.97', T_BNCCT: '3540.00' })]],
      ['XML2.1.T_BNTT', [changed(op1(), 1, { T_BNTT: '0.01' })]],
      ['XML1.0.T_TONGCHI_BV', [{ ...op1(), xml1: { ...op1().xml1, T_TONGCHI_BV: '431780.00' } }]],
      ['XML1.0.T_THUOC', [{ ...op1(), xml1: { ...op1().xml1, T_THUOC: null } }]],
      ['XML2.0.T_NGUONKHAC', [with2(op1(), 0, { T_NGUONKHAC_CL: '1.00' })]],
    ],
    passes: [[e5()], [supported()]],
  },
  V10: {
    fails: [
      [
        'XML2.0.MUC_HUONG',
        [
          billed(
            op1().xml1,
            [drug('20', '12000', '202603101115')],
            [],
            {},
            claimFacts({ visit: { dungNoiDangKy: true, trongPhamViTruoc: '400000' } }),
          ),
        ],
      ],
      ['XML2.3.MUC_HUONG', [with2(ip1(), 3, { MUC_HUONG: '80' })]],
    ],
    passes: [[billed(op1().xml1, [drug('20', '12000', '202603101115')], [])]],
  },
  V11: {
    fails: [['XML1.0.MA_DOITUONG_KCB', [summed(op1(), { MA_DOITUONG_KCB: '1.99' })]]],
    passes: [[op1({ MA_DOITUONG_KCB: '1.12' })]],
  },
  V12: {
    fails: [
      ['XML3.1.MA_GIUONG', [with3(ip1(), 1, { MA_GIUONG: 'X012' })]],
      ['XML3.1.MA_GIUONG', [ip1(), { giuongs: new Set(['H105']) }]],
      ['XML3.null.SO_LUONG', [ip1({}, { lastDays: '3' })]],
      ['XML3.5.NGAY_YL', [with3(ip1(), 5, { NGAY_YL: '202603051100' })]],
      ['XML3.2.MA_GIUONG', [with3(birth(), 2, { MA_GIUONG: 'H20' })]],
      ['XML3.null.SO_LUONG', [ip1c({}, [bed('273100', '202603020930', 'H012')])]],
    ],
    passes: [
      [ip1({ KET_QUA_DTRI: '3' }, { lastDays: '3' })],
      [ip1(), { giuongs: new Set(['H012', 'H105']) }],
      [birth()],
      [with3(birth(), 2, { MA_GIUONG: 'K001' })],
      // no better after four days: the last day is paid too
      [ip1d()],
    ],
  },
  V13: {
    fails: [
      [
        'XML3.0.TYLE_TT_DV',
        [
          billed(
            {},
            [drug('20', '12000', '202603101115')],
            [service('50600', '202603100800', { TYLE_TT_DV: '40' })],
          ),
        ],
      ],
    ],
    passes: [[e3()], [e10()]],
  },
  V14: {
    fails: [['XML3.1.DON_GIA_BH', [withoutPrice('02.1897')]]],
    passes: [[withoutPrice('02.0000')], [withoutPrice('02.1897_TB')]],
  },
  V15: {
    fails: [
      ['XML3.3.MA_DICH_VU', [{ ...op1(), xml4: op1().xml4.slice(0, 3) }]],
      ['XML3.3.MA_MAY', [with3(op1(), 3, { MA_MAY: null })]],
      ['XML3.3.MA_MAY', [with3(op1(), 3, { MA_MAY: 'SA.1.US01;US09' })]],
    ],
    passes: [[with3(op1(), 3, { MA_MAY: 'SA.1.US01;US02' })], [with3(op1(), 2, { MA_MAY: null })]],
  },
  V16: {
    fails: [
      ['XML1.0.MA_NOI_DEN', [transferred({ MA_NOI_DEN: null })]],
      ['XML1.0.MA_NOI_DEN', [{ ...transferred(), xml1: { ...transferred().xml1, MA_NOI_DEN: '01123' } }]],
    ],
    passes: [[transferred()]],
  },
  V17: {
    fails: [
      ['XML1.0.MA_LOAI_KCB', [longTerm({ MA_BENH_CHINH: 'J18.9' }), { soNgayThuoc: 10 }]],
      ['XML3.1.MA_NHOM', [longTermWithTest(), { soNgayThuoc: 10 }]],
    ],
    passes: [
      [longTerm({ MA_BENH_CHINH: 'J18.9', MA_BENH_KT: 'I10' }), { soNgayThuoc: 10 }],
      [{ ...longTermWithTest(), xml1: { ...longTermWithTest().xml1, MA_LOAI_KCB: '08', SO_NGAY_DTRI: '1' } }],
    ],
  },
  V18: {
    fails: [
      [
        'XML3.1.TYLE_TT_DV',
        [
          op1(),
          {
            noiKhams: new Map([
              ['1', { phong: 'P1', chuyenKhoa: 'Nội' }],
              ['2', { phong: 'P2', chuyenKhoa: 'Nội' }],
            ]),
          },
        ],
      ],
      [
        'XML3.1.TYLE_TT_DV',
        [
          op1(),
          {
            noiKhams: new Map([
              ['1', { phong: 'P1', chuyenKhoa: 'Nội' }],
              ['2', { phong: 'P1', chuyenKhoa: 'Mắt' }],
            ]),
          },
        ],
      ],
    ],
    passes: [[op1(), { noiKhams: new Map() }]],
  },
  V19: {
    fails: [
      ['XML1.0.NGAY_TAI_KHAM', [op1({ NGAY_TAI_KHAM: '20260317;20260310' })]],
      ['XML14.0.NGAY_HEN_KL', [followUpOn('20260310')]],
    ],
    passes: [[op1({ NGAY_TAI_KHAM: '20260311' })], [followUpOn('20260311')]],
  },
  V20: {
    fails: [['XML1.0.T_BHTT', [billed({}, [drug('2', '85000', '202603101115', outOfScope)], [])]]],
    passes: [
      [
        billed(
          { MA_THE_BHYT: null, MA_DKBD: null, GT_THE_TU: null, GT_THE_DEN: null, MA_DOITUONG_KCB: '9' },
          [drug('2', '85000', '202603101115', outOfScope)],
          [],
        ),
      ],
    ],
  },
  V21: {
    fails: [['XML1.0.CAN_NANG', [op1({ CAN_NANG: '52.5' })]]],
    passes: [[op1({ CAN_NANG: null })], [op1({ CAN_NANG: '3.05' })]],
  },
  V22: {
    fails: [
      ['XML1.0.MA_LK', [op1(), { maLKs: new Set(['LK1']) }]],
      ['XML3.2.MA_LK', [with3(op1(), 2, { MA_LK: 'LK2' })]],
    ],
    passes: [[op1(), { maLKs: new Set(['LK2']) }]],
  },
  V23: {
    fails: [
      ['XML2.0.NGAY_YL', [cardFrom('20260311')]],
      ['XML2.0.NGAY_YL', [cardUntil('20260222')]],
    ],
    passes: [[cardFrom('20260310')], [op1(), { the: [{ soThe: 'DN4010123456789', tuNgay: '2026-03-10' }] }]],
  },
};
