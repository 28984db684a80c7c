import { watchOf } from '../../ui/orderResults.ts';
import { returnedReadings } from '../readings/returnedReadings.tsx';
import { ImagingOfVisitDocument } from './imagingResults.main.gen.ts';

/** The returned results of a visit for the doctor's screen. */
export const watchResults = watchOf(ImagingOfVisitDocument, ({ ketQuas }) =>
  returnedReadings(ketQuas, 'KetQuaChanDoanHinhAnh'),
);
