import { type Decimal, dec, formatVnd } from '../money/decimal.ts';
import type { Muc } from './basket.ts';
import type { QuyTac } from './law.ts';
import { isGift } from './loaiKhuyenMai.ts';

/** What a sentence says of a programme; `gois` are the names of its packages and courses. */
export type Said = Omit<QuyTac, 'NgayBatDau' | 'NgayKetThuc' | 'NhomKhachHang_Ids' | 'Goi_Ids' | 'Ten'> & {
  gois: readonly string[];
};

const words = {
  vi: {
    and: 'và',
    buy: 'Mua',
    bill: 'hóa đơn',
    billFrom: 'Hóa đơn từ',
    from: 'từ',
    get: 'tặng',
    gift: 'quà đến',
    advance: 'Tạm ứng từ',
    voucher: 'tặng voucher',
    off: 'Giảm',
    combo: 'giảm',
    most: 'tối đa',
    others: (count: number) => `${count} mục khác`,
    whenBought: 'khi mua',
  },
  en: {
    and: 'and',
    buy: 'Buy',
    bill: 'the bill',
    billFrom: 'A bill from',
    from: 'from',
    get: 'get',
    gift: 'gift up to',
    advance: 'An advance from',
    voucher: 'gets a voucher of',
    off: 'Off',
    combo: 'off',
    most: 'at most',
    others: (count: number) => `${count} others`,
    whenBought: 'with',
  },
} as const;

/** A programme as a sentence: 'Mua 5 Siêu âm tặng 1'. */
export function sentenceOf(one: Said, language: 'vi' | 'en'): string {
  const w = words[language];
  const minimum = one.SoTienDieuKien;
  const bought = join(one.dieuKiens.map(counted), language);
  const cut = cutOf(one);
  const most = one.GiamToiDa ? `, ${w.most} ${formatVnd(one.GiamToiDa)}` : '';
  if (isGift(one.Loai)) {
    const limit =
      one.Loai === 'MuaXTangYGioiHan' && one.SoTienKhuyenMai
        ? `, ${w.gift} ${formatVnd(one.SoTienKhuyenMai)}`
        : '';
    const amount = minimum && bought ? `${bought}, ${w.bill} ${w.from} ${formatVnd(minimum)},` : bought;
    const head = bought ? `${w.buy} ${amount}` : `${w.billFrom} ${formatVnd(minimum ?? '0')}`;
    return `${head} ${w.get} ${giftsOf(one, language)}${limit}${most}`;
  }
  if (one.Loai === 'TamUngTangVoucher')
    return `${w.advance} ${formatVnd(minimum ?? '0')} ${w.voucher} ${cut}${most}`;
  const onBill = minimum ? `, ${w.bill} ${w.from} ${formatVnd(minimum)}` : '';
  if (one.Loai === 'GiamGiaCombo') {
    const head = one.gois.length > 0 ? join(one.gois, language) : `${w.buy} ${bought}`;
    return `${head} ${w.combo} ${cut}${most}${onBill}`;
  }
  if (one.ToanHoaDon) {
    const from = minimum ? ` ${w.from} ${formatVnd(minimum)}` : '';
    return `${w.off} ${cut} ${w.bill}${from}${most}`;
  }
  const condition = bought ? `, ${w.whenBought} ${bought}` : '';
  const reduced = join(
    one.khuyenMais.map(({ Ten }) => Ten),
    language,
  );
  return `${w.off} ${cut} ${reduced}${condition}${most}${onBill}`;
}

const counted = ({ SoLuong, Ten }: Muc) => `${SoLuong} ${Ten}`;

/** A gift of the one thing that is bought needs no name again. */
function giftsOf({ dieuKiens, khuyenMais }: Said, language: 'vi' | 'en'): string {
  const [bought, ...more] = dieuKiens;
  const [gift, ...others] = khuyenMais;
  const same = bought && gift && more.length + others.length === 0 && bought.Muc_Id === gift.Muc_Id;
  return same ? String(gift.SoLuong) : join(khuyenMais.map(counted), language);
}

function cutOf({ PhanTramKhuyenMai, SoTienKhuyenMai }: Said): string {
  return PhanTramKhuyenMai ? `${percentText(PhanTramKhuyenMai)} %` : formatVnd(SoTienKhuyenMai ?? '0');
}

const percentText = (percent: Decimal) => dec(percent).toString().replace('.', ',');

const shown = 3;

/** Names in a row; of many the first ones and how many there are besides. */
function join(names: readonly string[], language: 'vi' | 'en'): string {
  const w = words[language];
  const rest = names.length - shown;
  const said = rest > 0 ? [...names.slice(0, shown), w.others(rest)] : names;
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} ${w.and} ${said.at(-1)}`;
}
