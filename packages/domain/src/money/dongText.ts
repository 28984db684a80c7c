const groupOfThree = /\B(?=(\d{3})+(?!\d))/g;

/** Money of two decimals as people read it: '1234567.00' is '1.234.567', with ',60' only where there is a part of a dong. */
export function dongText(money: string): string {
  const [whole = '0', part = '00'] = money.split('.');
  const grouped = whole.replace(groupOfThree, '.');
  return /^0*$/.test(part) ? grouped : `${grouped},${part}`;
}
