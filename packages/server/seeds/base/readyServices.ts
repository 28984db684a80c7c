/**
 * The services that a small site begins with, by code, in the order of the screen. What they are and what they usually cost stands with
 * the services of the demo; the site sets its own prices before they are made.
 */
export const readyServices: readonly string[] = [
  'KB-NOI',
  'KB-NHI',
  'KB-SAN',
  'KB-TMH',
  'KB-NGOAI',
  'XN-CBC',
  'XN-GLU',
  'XN-HBA1C',
  'XN-URE',
  'XN-CRE',
  'XN-AU',
  'XN-AST',
  'XN-ALT',
  'XN-CHOL',
  'XN-TG',
  'XN-CRP',
  'XN-NT10',
  'XN-HBSAG',
  'XN-DENGUE',
  'XN-CUM',
  'SA-BUNG',
  'SA-GIAP',
  'TD-ECG',
  'TT-THAYBANG',
  'TT-KHIDUNG',
  'TT-TIEM',
];
