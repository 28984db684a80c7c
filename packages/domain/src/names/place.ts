/** The kinds of administrative units and how papers shorten them. */
const kinds: ReadonlyArray<readonly [kind: string, short: string]> = [
  ['Thành phố', 'TP.'],
  ['Tỉnh', 'T.'],
  ['Phường', 'P.'],
  ['Đặc khu', 'ĐK.'],
  ['Thị trấn', 'TT.'],
  ['Thị xã', 'TX.'],
  ['Quận', 'Q.'],
  ['Huyện', 'H.'],
  ['Xã', 'X.'],
];

/** The short form of an administrative unit for narrow places on a screen: "Thành phố Hà Nội" is "TP. Hà Nội". */
export function shortPlace(name: string): string {
  const found = kinds.find(([kind]) => name.startsWith(`${kind} `));
  return found ? `${found[1]}${name.slice(found[0].length)}` : name;
}

/** The same of an address: each of its parts, in two pieces of which the last is the province with its comma. */
export function shortAddress(address: string): readonly [before: string, province: string] {
  const parts = address.split(', ').map(shortPlace);
  const last = parts.pop() ?? '';
  return parts.length === 0 ? ['', last] : [parts.join(', '), `, ${last}`];
}
