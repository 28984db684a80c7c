import { isIPv6 } from 'node:net';

/**
 * An address as limits count it. Of an IPv6 address the first 64 bits: whoever has one has all that begin with them. An IPv4 address in
 * the form of IPv6 (::ffff:10.0.0.1) counts as what it is.
 */
export function addressKey(ip: string | null): string {
  if (ip === null) return '';
  const plain = ip.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
