import type { DeskListOf } from '../orders/desk/useDeskList.ts';
import {
  type TabThamDoChucNang,
  TestListDocument,
  type TestRowFragment,
} from './functionalTests.main.gen.ts';

export type TestRow = TestRowFragment;

/** The work list of a room of functional tests. */
export const testList: DeskListOf<TabThamDoChucNang, TestRow> = {
  document: TestListDocument,
  tabs: ['ChoThucHien', 'KhongDen', 'DangLam', 'DaTra'],
};
