import type { DeskListOf } from '../orders/desk/useDeskList.ts';
import { LabListDocument, type LabRowFragment, type TabXetNghiem } from './lab.main.gen.ts';

export type LabRow = LabRowFragment;

/** The work list of a laboratory's room. */
export const labList: DeskListOf<TabXetNghiem, LabRow> = {
  document: LabListDocument,
  tabs: ['ChoLayMau', 'DangLam', 'DaTra', 'KhongDen'],
};
