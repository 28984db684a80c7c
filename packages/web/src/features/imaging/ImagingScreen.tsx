import { lazy } from 'react';
import { fetchPart } from '../../session/parts.ts';
import { ReadingScreen } from '../readings/ReadingScreen.tsx';
import type { ReadingDesk } from '../readings/readingDesk.ts';
import {
  ImagingListDocument,
  ImagingResultOfSlipDocument,
  ImagingReturnDocument,
  ImagingSaveDocument,
  ImagingTakeBackDocument,
} from './imaging.main.gen.ts';
import { imagingDesk } from './imagingDesk.ts';

const desk: ReadingDesk = {
  ...imagingDesk,
  OfSlip: lazy(() => fetchPart(() => import('../dicom/SlipStudies.tsx'))),
  documents: {
    list: ImagingListDocument,
    read: ImagingResultOfSlipDocument,
    save: ImagingSaveDocument,
    giveBack: ImagingReturnDocument,
    takeBack: ImagingTakeBackDocument,
  },
};

/** Imaging: slips of a room and their results. */
export default function ImagingScreen() {
  return <ReadingScreen desk={desk} />;
}
