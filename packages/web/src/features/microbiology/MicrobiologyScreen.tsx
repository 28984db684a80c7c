import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { today } from '../../ui/dateText.ts';
import { ReadingScreen } from '../readings/ReadingScreen.tsx';
import type { ReadingDesk, ReadingDocuments } from '../readings/readingDesk.ts';
import { MicrobiologyListsDocument } from './culture.main.gen.ts';
import { cultureRules, type Lists } from './cultureEntry.ts';
import { cultureTold } from './cultureTold.ts';
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

const common = {
  ...microbiologyDesk,
  documents: {
    list: MicrobiologyListDocument,
    read: MicrobiologyResultOfSlipDocument,
    // the content that they take is what `cultureRules` makes
    save: MicrobiologySaveDocument as ReadingDocuments['save'],
    giveBack: MicrobiologyReturnDocument as ReadingDocuments['giveBack'],
    takeBack: MicrobiologyTakeBackDocument,
  },
  earlier: MicrobiologyEarlierDocument,
  preliminary: true,
} as const;

type Words = Parameters<typeof cultureTold>[1]['t'];

/** The desk, with the lists that its cultures choose from once they have come. */
function deskWith(lists: Lists | null, t: Words): ReadingDesk {
  return {
    ...common,
    content: {
      ...cultureRules(lists, today()),
      Entry: CultureEntry,
      Text: CultureText,
      told: (value, stored) =>
        cultureTold(value, { lists, stored, day: today(), language: currentLanguage(), t }),
    },
  };
}

/** Microbiology: slips of a room and their results. */
export default function MicrobiologyScreen() {
  const { t } = useTranslation('microbiology');
  const { data } = useQuery(MicrobiologyListsDocument);
  const lists = data?.danhMuc ?? null;
  const desk = useMemo(() => deskWith(lists, (key, values) => t(key, { ...values })), [lists, t]);
  return <ReadingScreen desk={desk} />;
}
