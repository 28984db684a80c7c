import { lazy } from 'react';
import { fetchPart } from '../../session/parts.ts';
import { Apart } from '../../ui/Apart.tsx';
import { watchOf } from '../../ui/orderResults.ts';
import { returnedReadings } from '../readings/returnedReadings.tsx';
import { ImagingOfVisitDocument } from './imagingResults.main.gen.ts';

const SlipStudies = lazy(() => fetchPart(() => import('../dicom/SlipStudies.tsx')));

/** The returned results of a visit for the doctor's screen. */
export const watchResults = watchOf(ImagingOfVisitDocument, ({ ketQuas }) =>
  returnedReadings(ketQuas, 'KetQuaChanDoanHinhAnh').map((result) => ({
    ...result,
    content: (
      <>
        <Apart>
          <SlipStudies slip={result.slip._id} />
        </Apart>
        {result.content}
      </>
    ),
  })),
);
