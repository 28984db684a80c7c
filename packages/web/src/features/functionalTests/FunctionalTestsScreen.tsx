import { ReadingScreen } from '../readings/ReadingScreen.tsx';
import type { ReadingDesk } from '../readings/readingDesk.ts';
import {
  TestListDocument,
  TestResultOfSlipDocument,
  TestReturnDocument,
  TestSaveDocument,
  TestTakeBackDocument,
} from './functionalTests.main.gen.ts';
import { testDesk } from './testDesk.ts';

const desk: ReadingDesk = {
  ...testDesk,
  documents: {
    list: TestListDocument,
    read: TestResultOfSlipDocument,
    save: TestSaveDocument,
    giveBack: TestReturnDocument,
    takeBack: TestTakeBackDocument,
  },
};

/** Functional tests: slips of a room and their results. */
export default function FunctionalTestsScreen() {
  return <ReadingScreen desk={desk} />;
}
