import { useSession } from './useSession.ts';

/** The papers that print by themselves as soon as what they tell is saved. */
export type PrintChoices = { inSoThuTu: boolean; inPhieuThu: boolean; inTemMau: boolean };

/** What the site decided about its papers. */
export function usePrintChoices(): PrintChoices {
  return useSession().settings.print as PrintChoices; // a section of the settings, checked by the server
}
