/** Failures of the clinical area. */
export const clinicalErrors = {} as const;
