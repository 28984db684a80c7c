import { defineActs } from '../acts/acts.ts';

/** What a merge of two records, or its undoing, decides on; patients belong to no facility. */
export type GopFacts = {
  TrangThai: string;
  node: null;
  /** Both ids are of one record. */
  cungHoSo: boolean;
  /** One of the two records is cancelled or merged already. */
  daHuy: boolean;
  /** Where one of the two is being served or examined just now. */
  dangKham: boolean;
  /** Receipts whose money is being collected. */
  bienLaiMo: number;
  /** Days on which both were received and a visit is not settled: one account would change the other. */
  cungNgay: number;
  /** Both have an open medical record of one type and specialty, of which a patient has one. */
  cungBenhAn: boolean;
  /** The record that is kept is of somebody unidentified, the other is not. */
  giuChuaRo: boolean;
  /** One of the two is the other's mother. */
  meCon: boolean;
};

/** The life of a merge: the records are one, until they are split again. */
export const gopBenhNhanActs = defineActs<GopFacts>()({
  name: 'GopBenhNhan',
  initial: 'DangGop',
  states: {
    DangGop: { vi: 'Đang gộp', en: 'Merged' },
    DaTach: { vi: 'Đã tách', en: 'Split' },
  },
  acts: {
    gop: {
      permission: 'BENH_NHAN_GOP',
      label: { vi: 'Gộp hồ sơ', en: 'Merge records' },
      refuse: (facts) => {
        if (facts.cungHoSo) return 'PATIENT_MERGE_ITSELF';
        if (facts.daHuy) return 'PATIENT_CANCELLED';
        if (facts.meCon) return 'PATIENT_MERGE_MOTHER';
        if (facts.giuChuaRo) return 'PATIENT_MERGE_KEEP_KNOWN';
        return mayJoin(facts);
      },
    },
    tach: {
      permission: 'BENH_NHAN_GOP',
      label: { vi: 'Tách hồ sơ', en: 'Split records' },
      move: { from: ['DangGop'], to: 'DaTach' },
      refuse: (facts) => (facts.daHuy ? 'PATIENT_CANCELLED' : standsStill(facts)),
    },
  },
});

/** What is done to a record just now must not change hands. */
function mayJoin(facts: GopFacts) {
  return standsStill(facts) ?? (facts.cungBenhAn ? 'PATIENT_MERGE_OPEN_RECORDS' : null);
}

function standsStill({ dangKham, bienLaiMo, cungNgay }: GopFacts) {
  if (dangKham) return 'PATIENT_MERGE_SERVED';
  if (bienLaiMo > 0) return { code: 'PATIENT_MERGE_RECEIPT', details: { count: bienLaiMo } } as const;
  return cungNgay > 0 ? 'PATIENT_MERGE_SAME_DAY' : null;
}
