import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { parseThe } from '../insurance/card.ts';
import { childYears } from '../insurance/child.ts';
import { birthPaperIssues, type Papers, paperIssues } from '../insurance/papers.ts';
import { cardIssues } from './benhNhan.ts';

/** What decides whether a reception is closed. */
export type ReceptionState = {
  TrangThai: string;
  DaXacNhanChiPhi: boolean;
  DaXacNhanBHYT: boolean;
  DaHoanUng: boolean;
};

/** What the acts on a reception decide on. */
export type TiepNhanFacts = ReceptionState & {
  /** The facility that received: every desk of it may go on with the visit. */
  node: string | null;
  /** Whether a service of the visit was paid or performed. */
  daThuHoacThucHien?: boolean;
  /** Whether an advance, or what was paid too much, is still here. */
  conTien?: boolean;
};

/** Why a reception takes no more changes, or null: its money is confirmed, its insurance is confirmed, its advance returned. */
export function receptionClosed(reception: ReceptionState): ErrorCode | null {
  if (reception.TrangThai === 'DaHuy') return 'RECEPTION_CANCELLED';
  if (reception.DaXacNhanBHYT) return 'RECEPTION_INSURANCE_CONFIRMED';
  if (reception.DaXacNhanChiPhi) return 'RECEPTION_COST_CONFIRMED';
  return reception.DaHoanUng ? 'RECEPTION_REFUNDED' : null;
}

function inUse({ daThuHoacThucHien, conTien }: TiepNhanFacts): ErrorCode | null {
  if (daThuHoacThucHien) return 'RECEPTION_IN_USE';
  return conTien ? 'RECEPTION_HAS_MONEY' : null;
}

/** The life of a reception (spec 4): announced (by a kiosk or an appointment), received, cancelled. */
export const tiepNhanActs = defineActs<TiepNhanFacts>()({
  name: 'TiepNhan',
  initial: 'ChuaTiepNhan',
  states: {
    ChuaTiepNhan: { vi: 'Chưa tiếp nhận', en: 'Announced' },
    DaTiepNhan: { vi: 'Đã tiếp nhận', en: 'Received' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    tiepNhan: {
      permission: 'TIEP_NHAN',
      label: { vi: 'Tiếp nhận', en: 'Receive' },
      move: { from: ['ChuaTiepNhan'], to: 'DaTiepNhan' },
      refuse: receptionClosed,
    },
    sua: {
      permission: 'TIEP_NHAN',
      label: { vi: 'Sửa', en: 'Edit' },
      move: { from: ['ChuaTiepNhan', 'DaTiepNhan'], to: 'DaTiepNhan', wrong: 'RECEPTION_CANCELLED' },
      refuse: receptionClosed,
    },
    themThe: {
      permission: 'TIEP_NHAN',
      label: { vi: 'Thêm thẻ BHYT', en: 'Add an insurance card' },
      move: { from: ['DaTiepNhan'], wrong: 'RECEPTION_CANCELLED' },
      refuse: receptionClosed,
    },
    boThe: {
      permission: 'TIEP_NHAN',
      label: { vi: 'Bỏ thẻ BHYT đã thêm', en: 'Take an added insurance card back' },
      move: { from: ['DaTiepNhan'], wrong: 'RECEPTION_CANCELLED' },
      refuse: receptionClosed,
    },
    huy: {
      permission: 'TIEP_NHAN',
      label: { vi: 'Hủy tiếp nhận', en: 'Cancel' },
      move: { from: ['ChuaTiepNhan', 'DaTiepNhan'], to: 'DaHuy', wrong: 'RECEPTION_CANCELLED' },
      refuse: (one) => receptionClosed(one) ?? inUse(one),
    },
  },
});

export type TiepNhanAction = keyof typeof tiepNhanActs.acts;

/** What the validation of a reception needs to know beside its input. */
export type ReceptionRules = {
  /** The payer belongs to the insurance group. */
  laBHYT: boolean;
  /** The payer is that of children under six without a card. */
  treEm?: boolean;
  /** The day of reception, YYYY-MM-DD, and today. */
  ngay: string;
  today: string;
  /** A new reception needs a service. */
  needsService: boolean;
  /** Whole years of the patient on the day of reception; null when nobody knows yet. */
  tuoiNam?: number | null;
  /** The exemption from co-payment is chosen now; one that was is not asked about again. */
  choosesExemption?: boolean;
  /** The reception as it was kept; its papers are not asked about again. */
  before?: Papers | null;
};

/** What is wrong with a reception: day, payer, card for an insured payer, reason of priority, services (spec 5). */
export function receptionIssues(input: Readonly<Record<string, unknown>>, rules: ReceptionRules): Issue[] {
  const issues: Issue[] = [];
  const filled = (field: string) => typeof input[field] === 'string' && String(input[field]).trim() !== '';
  if (!filled('DoiTuong_Id')) issues.push({ path: 'DoiTuong_Id', code: 'REQUIRED' });
  if (rules.ngay > rules.today) issues.push({ path: 'NgayTiepNhan', code: 'IN_THE_FUTURE' });
  if (rules.treEm) issues.push(...childIssues(input, rules));
  else if (rules.laBHYT && !filled('SoTheBHYT')) issues.push({ path: 'SoTheBHYT', code: 'CARD_NEEDED' });
  issues.push(...cardIssues(input));
  if (rules.laBHYT && filled('SoTheBHYT') && !issues.some((one) => one.path === 'SoTheBHYT')) {
    // of a number that a child has for the time being nobody knows the days
    if (!rules.treEm || filled('BHYTNgayHieuLuc')) issues.push(...validityIssues(input, rules.ngay));
    if (String(input['SoTheBHYT']).toUpperCase().startsWith('TE') && (rules.tuoiNam ?? 0) > childCardYears)
      issues.push({ path: 'SoTheBHYT', code: 'CARD_NOT_FOR_AGE' });
  }
  issues.push(...issuedIssues(input, rules.ngay));
  const fiveYears = input['NgayDu5Nam'];
  if (rules.choosesExemption && !(typeof fiveYears === 'string' && fiveYears <= rules.ngay))
    issues.push({ path: 'NgayDu5Nam', code: 'FIVE_YEARS_NEEDED' });
  if (typeof input['CungChiTraLuyKe'] === 'string' && isNegative(input['CungChiTraLuyKe']))
    issues.push({ path: 'CungChiTraLuyKe', code: 'TOO_SMALL', details: { min: '0' } });
  if (input['UuTien'] === true && !filled('LyDoUuTien'))
    issues.push({ path: 'LyDoUuTien', code: 'REASON_NEEDED' });
  if (input['CoGiayChuyen'] === true && !filled('BenhVienChuyen_Id')) {
    issues.push({ path: 'BenhVienChuyen_Id', code: 'REQUIRED' });
  }
  if (rules.laBHYT) issues.push(...paperIssues(input, rules.before ?? null, rules.ngay));
  const services = input['dichVus'];
  if (rules.needsService && (!Array.isArray(services) || services.length === 0)) {
    issues.push({ path: 'dichVus', code: 'SERVICE_NEEDED' });
  }
  return issues;
}

/** A child without a card (insurance 15): under six, by a birth paper; a number that is typed all the same is a child's. */
function childIssues(input: Readonly<Record<string, unknown>>, rules: ReceptionRules): Issue[] {
  const { tuoiNam = null } = rules;
  if (tuoiNam !== null && tuoiNam >= childYears) return [{ path: 'DoiTuong_Id', code: 'PAYER_FOR_CHILDREN' }];
  const number = String(input['SoTheBHYT'] ?? '').trim();
  if (number === '') return birthPaperIssues(input, rules.before ?? null, rules.ngay);
  return /^TE/i.test(number) ? [] : [{ path: 'SoTheBHYT', code: 'CARD_NOT_OF_CHILD' }];
}

/** When and where a card was issued: not after the reception. */
export function issuedIssues(card: Readonly<Record<string, unknown>>, ngay: string): Issue[] {
  const { NgayCapThe, NoiCapThe } = card;
  return [
    ...(typeof NgayCapThe === 'string' && NgayCapThe > ngay
      ? [{ path: 'NgayCapThe', code: 'CARD_ISSUED_LATER' }]
      : []),
    ...(typeof NoiCapThe === 'string' && NoiCapThe.length > issuerMax
      ? [{ path: 'NoiCapThe', code: 'TOO_LONG', details: { max: issuerMax } }]
      : []),
  ];
}

const issuerMax = 200;

/** A child's card goes on to the end of September of the year in which the child is six. */
export const childCardYears = 6;

const isNegative = (amount: string): boolean => amount.trim().startsWith('-');

function validityIssues(input: Readonly<Record<string, unknown>>, ngay: string): Issue[] {
  // With the citizen id alone nobody has read the card's days yet: the portal tells them.
  if (parseThe(String(input['SoTheBHYT']))?.loai === 'CanCuoc') return [];
  const [from, to] = [input['BHYTNgayHieuLuc'], input['BHYTNgayHetHieuLuc']];
  if (typeof from !== 'string' || from === '') return [{ path: 'BHYTNgayHieuLuc', code: 'REQUIRED' }];
  if (from > ngay) return [{ path: 'BHYTNgayHieuLuc', code: 'CARD_NOT_VALID_ON_DAY' }];
  return typeof to === 'string' && to !== '' && to < ngay
    ? [{ path: 'BHYTNgayHetHieuLuc', code: 'CARD_NOT_VALID_ON_DAY' }]
    : [];
}
