/** Failures of the pharmacy area. */
export const pharmacyErrors = {} as const;
