/** Failures of the reception area. */
export const receptionErrors = {
} as const;
