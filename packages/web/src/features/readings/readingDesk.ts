import { createContext, useContext } from 'react';
import type { DeskKind } from '../orders/desk/deskKind.ts';
import type { ResultKind } from '../orders/desk/resultKind.ts';
import type { DeskListOf } from '../orders/desk/useDeskList.ts';
import type { ReadingInput, ReadingResult, ReadingValues } from './readingEntry.ts';
import type { ReadingRowFragment } from './readings.main.gen.ts';

/** Tabs of the work list, in the order in which they stand. */
export const readingTabs = ['ChoThucHien', 'KhongDen', 'DangLam', 'DaTra'] as const;
export type ReadingTab = (typeof readingTabs)[number];

export type ReadingRow = ReadingRowFragment;

/** The operations of a kind of results that are read. */
export type ReadingDocuments = {
  list: DeskListOf<ReadingTab, ReadingRow>['document'];
} & Pick<
  ResultKind<ReadingResult, ReadingValues, ReadingInput, object>,
  'read' | 'save' | 'giveBack' | 'takeBack'
>;

/** A desk whose results are read rather than measured. Their images belong to the record that its printed form is named after. */
export type ReadingDesk = DeskKind & { documents: ReadingDocuments };

const Desk = createContext<DeskKind | null>(null);

export const ReadingDeskProvider = Desk.Provider;

/** The desk whose screen this stands in. */
export function useReadingDesk(): DeskKind {
  const desk = useContext(Desk);
  if (!desk) throw new Error('no desk around');
  return desk;
}
