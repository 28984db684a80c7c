/** Failures of the cashier area. */
export const cashierErrors = {
} as const;
