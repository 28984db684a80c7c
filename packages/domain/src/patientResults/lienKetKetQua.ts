/** Where a patient's link to results stands: what the row keeps, or what time and the result have made of it. */
export const lienKetStates = {
  HieuLuc: { vi: 'Còn hiệu lực', en: 'In force' },
  HetHan: { vi: 'Hết hạn', en: 'Run out' },
  KetQuaThuHoi: { vi: 'Kết quả đã thu hồi', en: 'Result taken back' },
  DaThuHoi: { vi: 'Đã thu hồi', en: 'Revoked' },
} as const;
export type LienKetState = keyof typeof lienKetStates;

/** How an opening of a link ended. */
export const luotMoOutcomes = {
  Mo: { vi: 'Đã mở', en: 'Opened' },
  SaiXacThuc: { vi: 'Sai thông tin xác nhận', en: 'Wrong confirmation' },
  KhongHieuLuc: { vi: 'Liên kết không còn hiệu lực', en: 'Link not in force' },
} as const;
export type LuotMoOutcome = keyof typeof luotMoOutcomes;

/** Wrong confirmations since the last opening after which a link is closed for good. */
export const wrongMost = 15;
/** How long a page stays open after it was confirmed. */
export const openMinutes = 15;

const digitsOfFactor = 4;

/** What a patient confirms with: the year of birth, or the last digits of the phone where the record has one. */
export function factorFits(
  { NamSinh, SoDienThoai }: { NamSinh: number; SoDienThoai: string | null },
  typed: string,
): boolean {
  const digits = typed.trim();
  if (!/^\d{4}$/.test(digits)) return false;
  const phone = (SoDienThoai ?? '').replace(/\D/g, '');
  const byPhone = phone.length > digitsOfFactor && phone.endsWith(digits);
  return digits === String(NamSinh) || byPhone;
}

/** The state of a link at a moment. `takenBack`: the result that it was made for was taken back. */
export function stateOfLink(
  link: { TrangThai: 'HieuLuc' | 'DaThuHoi'; HetHan: Date },
  takenBack: boolean,
  now: Date,
): LienKetState {
  if (link.TrangThai === 'DaThuHoi') return 'DaThuHoi';
  if (link.HetHan <= now) return 'HetHan';
  return takenBack ? 'KetQuaThuHoi' : 'HieuLuc';
}
