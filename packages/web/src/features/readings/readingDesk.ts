import type { Issue } from '@sen/domain/catalogue/validate';
import { type ComponentType, createContext, useContext } from 'react';
import type { DeskKind } from '../orders/desk/deskKind.ts';
import type { ResultKind } from '../orders/desk/resultKind.ts';
import type { DeskListOf } from '../orders/desk/useDeskList.ts';
import type { ContentRules, ReadingInput, ReadingResult, ReadingValues } from './readingEntry.ts';
import type { EarlierReadingsDocument, ReadingRowFragment } from './readings.main.gen.ts';

/** Tabs of the work list, in the order in which they stand. */
export const readingTabs = ['ChoThucHien', 'KhongDen', 'DangLam', 'DaTra'] as const;
export type ReadingTab = (typeof readingTabs)[number];

export type ReadingRow = ReadingRowFragment;

/** What a return sends besides. */
export type ReturnAct = { LaSoBo?: true; XacNhanNguyHiem?: string };

/** The operations of a kind of results that are read. */
export type ReadingDocuments = {
  list: DeskListOf<ReadingTab, ReadingRow>['document'];
} & Pick<
  ResultKind<ReadingResult, ReadingValues, ReadingInput, ReturnAct>,
  'read' | 'save' | 'giveBack' | 'takeBack'
>;

/** What a kind keeps of a service beside texts and images: its rules, how it is written, read and told in words. */
export type ReadingContent = ContentRules & {
  Entry: ComponentType<ContentEntryProps>;
  Text: ComponentType<{ stored: unknown }>;
  /** A value in one line, to compare two of them; `stored` is what stands for its service. */
  told: (value: unknown, stored: unknown) => string;
};

export type ContentEntryProps = {
  /** The service. */
  name: string;
  /** Where its issues stand: `ketQuas.N.noiDung`. */
  path: string;
  value: unknown;
  /** What is stored of the service. */
  stored: unknown;
  issues: readonly Issue[];
  onChange: (value: unknown) => void;
};

/**
 * A desk whose results are read rather than measured. Their images belong to the record that its printed form is named after. The texts
 * of its name have `content` and `contentField.*` where it keeps more.
 */
export type ReadingDesk = DeskKind & {
  documents: ReadingDocuments;
  content?: ReadingContent;
  /** Asks for earlier results, where its kind keeps more of a service. */
  earlier?: typeof EarlierReadingsDocument;
  /** Its results may be given out before they are final. */
  preliminary?: true;
  /** What else there is of a slip, above its services; fetched on its own. */
  OfSlip?: ComponentType<{ slip: string }>;
};

/** What the parts of a desk know of it: more of one whose results are read alone. */
type KnownDesk = DeskKind & Pick<ReadingDesk, 'content' | 'earlier' | 'preliminary' | 'OfSlip'>;

const Desk = createContext<KnownDesk | null>(null);

export const ReadingDeskProvider = Desk.Provider;

/** The desk whose screen this stands in. */
export function useReadingDesk(): KnownDesk {
  const desk = useContext(Desk);
  if (!desk) throw new Error('no desk around');
  return desk;
}
