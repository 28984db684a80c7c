import type { Label } from '../catalogue/catalogue.ts';

/** The kinds of invoice that a hospital issues (domain 4.2): the digit is KHMSHDon. */
export const mauSoHoaDon = {
  '1': { vi: '1 – Hóa đơn giá trị gia tăng', en: '1 – VAT invoice' },
  '2': { vi: '2 – Hóa đơn bán hàng', en: '2 – Sales invoice' },
} as const satisfies Record<string, Label>;

const serial = /^([CK])(\d{2})([TDLMNBGH])([A-Z]{2})$/;

const kinds: Readonly<Record<string, Label>> = {
  T: { vi: 'hóa đơn thông thường', en: 'ordinary invoice' },
  D: { vi: 'hóa đơn tài sản công, đặc thù', en: 'public asset or specific invoice' },
  L: { vi: 'cấp theo từng lần phát sinh', en: 'granted for one occurrence' },
  M: { vi: 'khởi tạo từ máy tính tiền', en: 'made by a cash register' },
  N: { vi: 'phiếu xuất kho nội bộ', en: 'internal delivery note' },
  B: { vi: 'phiếu xuất kho gửi đại lý', en: 'delivery note to an agent' },
  G: { vi: 'tem, vé, thẻ là hóa đơn giá trị gia tăng', en: 'ticket that is a VAT invoice' },
  H: { vi: 'tem, vé, thẻ là hóa đơn bán hàng', en: 'ticket that is a sales invoice' },
};

/** A serial (KHHDon) in words, 'có mã của cơ quan thuế, năm 2026, ...'; null for what is none (domain 4.2). */
export function serialWords(text: string): Label | null {
  const [, code, year, kind = '', own] = serial.exec(text) ?? [];
  const label = kinds[kind];
  if (!label) return null;
  return {
    vi: `${code === 'C' ? 'có' : 'không có'} mã của cơ quan thuế, năm 20${year}, ${label.vi}, ký hiệu riêng ${own}`,
    en: `${code === 'C' ? 'with' : 'without'} a code of the tax office, year 20${year}, ${label.en}, own letters ${own}`,
  };
}

/** Whether a serial is that of invoices made by a cash register. */
export function isCashRegister(serialText: string): boolean {
  return serialText[3] === 'M';
}
