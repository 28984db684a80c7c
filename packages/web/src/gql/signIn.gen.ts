/** The service and the document id of what is asked before the sign-in, by pages that load nothing else. */
export const operations: Readonly<Record<string, readonly [string, string]>> = {
  PasskeyOptions: ['auth', 'HcCa-m_dibDBIvlDEkWCxZ'],
  SetupBegin: ['main', '23jD8s1lUOF3N64HHO_LVf'],
  SetupWaits: ['main', 'ph8tkMpXIaFhFlLtITKrg-'],
  SignIn: ['auth', 'slvdIQmbhGdTEIFgE_Hkrb'],
  SignInWithPasskey: ['auth', '50TnOOD4pfS7-rGkmIP7xt'],
};
