/** What the catalogue and the price lists say of a service towards the insurance. */
export type ClaimFacts = {
  /** 1 in scope, 2 outside. */
  phamVi: number;
  MaBHYT: string | null;
  /** Percent that the fund takes into account. */
  tyLeBH: number;
  /** The price that the fund accepts; '0.00' when none. */
  DonGiaBHYT: string;
};

export type ClaimWarning = {
  code: 'CLAIM_OUT_OF_SCOPE' | 'CLAIM_NO_PRICE' | 'CLAIM_NO_CODE' | 'CLAIM_RATE';
  details: { tyLe?: number };
};

/** What an insured visit would claim wrongly or not at all if the service is ordered (insurance 1.7); nothing where the visit is not insured. */
export function claimWarnings(service: ClaimFacts, insured: boolean): ClaimWarning[] {
  if (!insured) return [];
  if (service.phamVi === 2) return [{ code: 'CLAIM_OUT_OF_SCOPE', details: {} }];
  if (Number(service.DonGiaBHYT) === 0) return [{ code: 'CLAIM_NO_PRICE', details: {} }];
  const warnings: ClaimWarning[] = [];
  if (!service.MaBHYT) warnings.push({ code: 'CLAIM_NO_CODE', details: {} });
  if (service.tyLeBH < 100) warnings.push({ code: 'CLAIM_RATE', details: { tyLe: service.tyLeBH } });
  return warnings;
}
