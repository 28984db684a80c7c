import { defineActs } from '../acts/acts.ts';
import { toaThuocActs } from '../prescriptions/toaThuoc.ts';

/** What handing a prescription out decides on: its state, the store's node, its money and its examination. */
export type CapThuocFacts = {
  TrangThai: string;
  node: string | null;
  /** Insured, or nothing is left to collect. */
  daThu: boolean;
  trangThaiKham: string;
  /** Older than a prescription of drugs may be when it is handed out. */
  quaHan: boolean;
  /** The site has every prescription approved before it is handed out. */
  canDuyet: boolean;
  daDuyet: boolean;
};

/** For so many days from the day that it was written a prescription of drugs may be handed out (prescriptions 5.4). */
const soNgayHieuLuc = 5;

/** Whether a prescription written on a day is too old today. Supplies have no such days. */
export function quaHanLinh(LoaiToa: string, writtenOn: string, today: string): boolean {
  const days = (Date.parse(`${today}T00:00:00Z`) - Date.parse(`${writtenOn}T00:00:00Z`)) / 86_400_000;
  return LoaiToa !== 'VTYT' && days > soNgayHieuLuc;
}

/** The acts of a counter on a prescription: drugs leave the store once the doctor has ended the examination. */
export const capThuocActs = defineActs<CapThuocFacts>()({
  name: 'ToaThuoc',
  states: toaThuocActs.states,
  acts: {
    cap: {
      permission: 'CAP_PHAT_THUOC',
      label: { vi: 'Cấp thuốc', en: 'Supply' },
      move: { from: ['DaKe', 'YeuCauThanhToan', 'DaCap'] },
      refuse: (toa) => {
        if (toa.trangThaiKham !== 'DaKham') return 'SUPPLY_EXAM_OPEN';
        // what was begun in time is handed out to its end
        if (toa.quaHan && toa.TrangThai !== 'DaCap') return 'SUPPLY_TOO_LATE';
        if (!toa.daThu) return 'SUPPLY_NOT_PAID';
        return toa.canDuyet && !toa.daDuyet && toa.TrangThai !== 'DaCap' ? 'SUPPLY_NOT_APPROVED' : null;
      },
    },
    // A pharmacist has looked at it: what is approved is not changed by the doctor any more.
    duyet: {
      permission: 'DUYET_CAP_PHAT',
      label: { vi: 'Duyệt cấp phát', en: 'Approve the supply' },
      move: { from: ['DaKe', 'YeuCauThanhToan'] },
      refuse: (toa) => {
        if (!toa.canDuyet) return 'SUPPLY_APPROVAL_OFF';
        if (toa.daDuyet) return 'SUPPLY_APPROVED';
        if (toa.trangThaiKham !== 'DaKham') return 'SUPPLY_EXAM_OPEN';
        return toa.quaHan ? 'SUPPLY_TOO_LATE' : null;
      },
    },
    // Also where the site has stopped asking for it: an approval holds the doctor's changes.
    huyDuyet: {
      permission: 'DUYET_CAP_PHAT',
      label: { vi: 'Hủy duyệt cấp phát', en: 'Take the approval back' },
      move: { from: ['DaKe', 'YeuCauThanhToan'], wrong: 'SUPPLY_BEGUN' },
      refuse: (toa) => (toa.daDuyet ? null : 'SUPPLY_NOT_APPROVED'),
    },
    // The patient stands at the counter; serving gives nothing away yet.
    tiep: {
      permission: 'CAP_PHAT_THUOC',
      label: { vi: 'Tiếp người bệnh', en: 'Serve the patient' },
    },
  },
});

/** What the acts on a supply decide on; the node is the store's. */
export type PhieuCapFacts = { TrangThai: string; node: string | null };

/** The life of a supply: given, taken back. */
export const phieuCapActs = defineActs<PhieuCapFacts>()({
  name: 'PhieuCap',
  initial: 'DaCap',
  states: {
    DaCap: { vi: 'Đã cấp', en: 'Supplied' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    huy: {
      permission: 'CAP_PHAT_THUOC',
      label: { vi: 'Hủy phiếu cấp', en: 'Take the supply back' },
      move: { from: ['DaCap'], to: 'DaHuy', wrong: 'SUPPLY_CANCELLED' },
    },
  },
});
