import { tenKhongDau } from '@sen/domain/names/key';

/** Whether an entry of a select has all the words that were typed, accents or not: 'ha noi' finds 'Thành phố Hà Nội'. */
export function fitsTyped(typed: string, option: { label?: unknown } | undefined): boolean {
  const key = tenKhongDau(typeof option?.label === 'string' ? option.label : '');
  return tenKhongDau(typed)
    .split(' ')
    .every((word) => key.includes(word));
}
