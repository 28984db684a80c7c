import { defineActs, type Refusal } from '../acts/acts.ts';
import type { Label } from '../catalogue/catalogue.ts';
import { type ReceptionState, receptionClosed } from '../reception/tiepNhan.ts';

/** What an exemption is asked for. */
export const phamViMienGiam = {
  CaLuot: { vi: 'Cả lượt', en: 'Whole visit' },
  TheoDong: { vi: 'Theo dịch vụ', en: 'By service' },
} as const satisfies Record<string, Label>;

export type PhamViMienGiam = keyof typeof phamViMienGiam;

export type YeuCauMienGiamFacts = {
  TrangThai: string;
  /** The facility that received the patient. */
  node: string | null;
  visit: ReceptionState;
  /** Whether who is asked is who asked for it. */
  laCuaMinh: boolean;
  /** Why it is more than the caller may grant; null when it is not. */
  vuotHanMuc: Refusal | null;
};

/** What a person may do with a request for an exemption: one asks, another one decides (exemptions 2). */
export const yeuCauMienGiamActs = defineActs<YeuCauMienGiamFacts>()({
  name: 'YeuCauMienGiam',
  initial: 'ChoDuyet',
  states: {
    ChoDuyet: { vi: 'Chờ duyệt', en: 'Waiting' },
    DaDuyet: { vi: 'Đã duyệt', en: 'Granted' },
    TuChoi: { vi: 'Từ chối', en: 'Refused' },
    DaRut: { vi: 'Đã rút', en: 'Withdrawn' },
  },
  acts: {
    duyet: {
      permission: 'VIEN_PHI_MIEN_GIAM',
      label: { vi: 'Duyệt', en: 'Grant' },
      move: { from: ['ChoDuyet'], to: 'DaDuyet' },
      refuse: (one) => ofOthers(one) ?? receptionClosed(one.visit) ?? one.vuotHanMuc,
    },
    tuChoi: {
      permission: 'VIEN_PHI_MIEN_GIAM',
      label: { vi: 'Từ chối', en: 'Refuse' },
      move: { from: ['ChoDuyet'], to: 'TuChoi' },
      refuse: (one) => ofOthers(one),
    },
    rut: {
      permission: 'VIEN_PHI_DE_NGHI_MIEN_GIAM',
      label: { vi: 'Rút đề nghị', en: 'Withdraw' },
      move: { from: ['ChoDuyet'], to: 'DaRut' },
      refuse: ({ laCuaMinh }) => (laCuaMinh ? null : 'EXEMPTION_OF_OTHERS'),
    },
  },
});

export type YeuCauMienGiamAction = keyof typeof yeuCauMienGiamActs.acts;
export type TrangThaiMienGiam = keyof typeof yeuCauMienGiamActs.states;

const ofOthers = ({ laCuaMinh }: YeuCauMienGiamFacts) => (laCuaMinh ? 'EXEMPTION_OWN_REQUEST' : null);
