/** How a buyer paid, as the invoice names it (domain 4.3): cash, transfer, both, or on account. */
export function paymentName(ways: Iterable<string>): string {
  const kinds = new Set([...ways].map((way) => (way === 'TienMat' ? 'TM' : 'CK')));
  return (['TM', 'CK'] as const).filter((kind) => kinds.has(kind)).join('/') || 'TM/CK';
}
