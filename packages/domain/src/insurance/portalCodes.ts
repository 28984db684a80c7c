import type { Label } from '../catalogue/catalogue.ts';

/** What the result codes of the insurance portal say of a card. */
const meanings: Readonly<Record<string, Label>> = {
  '000': { vi: 'Thông tin thẻ chính xác', en: 'The card is right' },
  '001': { vi: 'Thẻ do Bộ Quốc phòng quản lý', en: 'A card of the Ministry of Defence' },
  '002': { vi: 'Thẻ do Bộ Công an quản lý', en: 'A card of the Ministry of Public Security' },
  '003': { vi: 'Thẻ cũ hết giá trị, đã cấp thẻ mới', en: 'The old card is over; a new one was issued' },
  '004': { vi: 'Thẻ cũ còn giá trị, đã cấp thẻ mới', en: 'The old card is valid; a new one was issued' },
  '010': { vi: 'Thẻ hết giá trị sử dụng', en: 'The card has expired' },
  '050': { vi: 'Không tìm thấy thẻ', en: 'The card was not found' },
  '051': { vi: 'Mã thẻ không đúng', en: 'The card number is wrong' },
  '052': { vi: 'Mã tỉnh cấp thẻ không đúng', en: 'The issuing province in the number is wrong' },
  '053': { vi: 'Mã quyền lợi thẻ không đúng', en: 'The benefit level in the number is wrong' },
  '060': { vi: 'Thẻ sai họ tên', en: 'The name does not belong to the card' },
  '061': { vi: 'Thẻ sai họ tên (đúng ký tự đầu)', en: 'The name does not belong to the card (initials do)' },
  '070': { vi: 'Thẻ sai ngày sinh', en: 'The birth date does not belong to the card' },
  '100': { vi: 'Cổng lỗi khi lấy dữ liệu sổ thẻ', en: 'The portal failed to read its register' },
  '101': { vi: 'Lỗi máy chủ của cổng', en: 'The server of the portal failed' },
  '110': { vi: 'Thẻ đã thu hồi', en: 'The card was revoked' },
  '120': { vi: 'Thẻ đã báo giảm', en: 'The card was given up' },
  '121': { vi: 'Thẻ đã báo giảm chuyển ngoại tỉnh', en: 'The card was given up: moved to another province' },
  '122': { vi: 'Thẻ đã báo giảm chuyển nội tỉnh', en: 'The card was given up: moved within the province' },
  '123': { vi: 'Thẻ báo giảm, có thẻ mới', en: 'The card was given up for a new one' },
  '124': { vi: 'Thẻ báo giảm, đã tử vong', en: 'The card was given up: the holder died' },
  '130': { vi: 'Trẻ em chưa được cấp thẻ', en: 'A child without a card yet' },
  '205': { vi: 'Cổng báo lỗi tham số', en: 'The portal refused the question' },
  '401': { vi: 'Cổng không nhận tài khoản của cơ sở', en: 'The portal refused the account of the facility' },
};

/** What a result code says in words; null for one that is in no list. */
export function meaningOfCode(maKetQua: string): Label | null {
  return Object.hasOwn(meanings, maKetQua) ? (meanings[maKetQua] ?? null) : null;
}
