import { tenKhongDau } from '../names/key.ts';

/** An address of a card, taken apart. Names of units are search keys without their kind: "ba dinh" for "Phường Ba Đình". */
export type CardAddress = {
  house: string;
  commune: string;
  /** Empty where the address ends with the commune. */
  province: string;
};

const kinds = /^(?:tinh|thanh pho|tp|phuong|xa|thi tran|dac khu|p|x|tt)\s+(?=\S)/;
const district = /^(?:quan|huyen|thi xa|q|h|tx)\s+\S/;

/** The name of an administrative unit without its kind, as a search key: "Thành phố Hà Nội" is "ha noi". */
export function unitKey(name: string): string {
  return tenKhongDau(name).replace(kinds, '');
}

/**
 * Takes the address of a card apart at its commas: house, commune, province. A district, as older cards still have, is left
 * out. Null when there is no comma: then it names no place.
 */
export function cardAddress(text: string): CardAddress | null {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length < 2) return null;
  const province = parts.pop() ?? '';
  if (parts.length > 1 && district.test(tenKhongDau(parts.at(-1) ?? ''))) parts.pop();
  const commune = parts.pop() ?? '';
  return { house: parts.join(', '), commune: unitKey(commune), province: unitKey(province) };
}
