/** The service and the document id of the sign-in, whose page loads nothing else. */
export const operations: Readonly<Record<string, readonly [string, string]>> = {
  SignIn: ['auth', 'slvdIQmbhGdTEIFgE_Hkrb'],
};
