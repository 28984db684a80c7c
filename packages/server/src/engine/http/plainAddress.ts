/** The address of who calls, IPv4 as people write it; null when the caller has gone. */
export function plainAddress(address: string | undefined): string | null {
  return address?.replace(/^::ffff:/, '') ?? null;
}
