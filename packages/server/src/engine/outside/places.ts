import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Config } from '../config.ts';

/** A place that an administrator typed and that this site must not ask. */
export class PlaceRefused extends Error {}

/** Addresses that no system of the public Internet has: this machine, the site's own network, what a cloud tells its machines. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/** Where a call really goes: the address itself, or what stands in for it in the demo and in tests. */
export function placeOf({ standIns, outsideHosts }: Config, address: string): { url: URL; trusted: boolean } {
  const url = new URL(address);
  const standIn = standIns[url.hostname];
  if (standIn) return { url: new URL(`${url.pathname}${url.search}`, standIn), trusted: true };
  const trusted = outsideHosts.includes(bare(url.hostname));
  if (!trusted) {
    if (url.protocol !== 'https:') throw new PlaceRefused('HTTPS_ONLY');
    if (isIP(bare(url.hostname)) > 0) refuseInside(bare(url.hostname));
  }
  return { url, trusted };
}

/** Throws PlaceRefused for an address of this machine, of the site's own network or of a cloud's own services. */
export function refuseInside(ip: string): void {
  if (isIP(ip) === 0 || inside.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) throw new PlaceRefused('INSIDE');
}

/** A host without the brackets of an IPv6 address. */
function bare(host: string): string {
  return host.replace(/^\[|\]$/g, '');
}
