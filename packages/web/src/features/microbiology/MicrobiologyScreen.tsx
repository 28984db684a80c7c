import { currentLanguage } from '../../session/i18n.ts';
import { ReadingScreen } from '../readings/ReadingScreen.tsx';
import type { ReadingDesk, ReadingDocuments } from '../readings/readingDesk.ts';
import { cultureRules, cultureTold } from './cultureEntry.ts';
import {
  MicrobiologyEarlierDocument,
  MicrobiologyListDocument,
  MicrobiologyResultOfSlipDocument,
  MicrobiologyReturnDocument,
  MicrobiologySaveDocument,
  MicrobiologyTakeBackDocument,
} from './microbiology.main.gen.ts';
import { microbiologyDesk } from './microbiologyDesk.ts';
import { CultureEntry } from './parts/CultureEntry.tsx';
import { CultureText } from './parts/CultureText.tsx';
import './microbiology.css';

const desk: ReadingDesk = {
  ...microbiologyDesk,
  documents: {
    list: MicrobiologyListDocument,
    read: MicrobiologyResultOfSlipDocument,
    // the content that they take is what `cultureRules` makes
    save: MicrobiologySaveDocument as ReadingDocuments['save'],
    giveBack: MicrobiologyReturnDocument as ReadingDocuments['giveBack'],
    takeBack: MicrobiologyTakeBackDocument,
  },
  content: {
    ...cultureRules,
    Entry: CultureEntry,
    Text: CultureText,
    told: (value) => cultureTold(value, currentLanguage()),
  },
  earlier: MicrobiologyEarlierDocument,
  preliminary: true,
};

/** Microbiology: slips of a room and their results. */
export default function MicrobiologyScreen() {
  return <ReadingScreen desk={desk} />;
}
