import { defineActs } from '../acts/acts.ts';

const prefix = 'SEN';
/** Without what is mistaken for another: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const letters = 'ACDEFGHJKMNPQRTUVWXY34679';
const drawn = 9;

/** A new reference of a transfer, such as SENK7QH4CWTX: banks show at most 25 plain letters and digits. `random(n)` draws 0 to n - 1. */
export function maGiaoDichMoi(random: (below: number) => number): string {
  const body = Array.from({ length: drawn }, () => letters[random(letters.length)]).join('');
  return `${prefix}${body}`;
}

const inContent = new RegExp(`(?=(${prefix}[${letters}]{${drawn}}))`, 'g');

/**
 * All that may be a reference in the content of a transfer: banks drop punctuation, break words, put their own before and after, and
 * write in capitals. A word of the payer may look like one too: which of them exists says the register.
 */
export function maGiaoDichTrong(content: string): string[] {
  const plain = content.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return [...new Set([...plain.matchAll(inContent)].flatMap(([, found]) => found ?? []))];
}

export type GiaoDichTamFacts = {
  TrangThai: string;
  /** The facility that received the patient. */
  node: string | null;
};

/** What happens to a prepared collection: money that is awaited by transfer, for lines that wait with it. */
export const giaoDichTamActs = defineActs<GiaoDichTamFacts>()({
  name: 'GiaoDichTam',
  initial: 'ChuaThuTien',
  states: {
    ChuaThuTien: { vi: 'Chưa thu tiền', en: 'Not collected' },
    DaThuTien: { vi: 'Đã thu tiền', en: 'Collected' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
    HetHan: { vi: 'Hết hạn', en: 'Expired' },
  },
  acts: {
    thuTien: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Thu tiền', en: 'Collect' },
      // money may arrive after its time
      move: { from: ['ChuaThuTien', 'HetHan'], to: 'DaThuTien' },
    },
    huyChuanBiThu: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Hủy chuẩn bị thu', en: 'Cancel what is prepared' },
      move: { from: ['ChuaThuTien'], to: 'DaHuy' },
    },
    hetHan: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Hết hạn', en: 'Expire' },
      move: { from: ['ChuaThuTien'], to: 'HetHan' },
    },
  },
});
