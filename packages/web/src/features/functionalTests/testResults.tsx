import { watchOf } from '../../ui/orderResults.ts';
import { returnedReadings } from '../readings/returnedReadings.tsx';
import { TestsOfVisitDocument } from './testResults.main.gen.ts';

/** The returned results of a visit for the doctor's screen. */
export const watchResults = watchOf(TestsOfVisitDocument, ({ ketQuas }) =>
  returnedReadings(ketQuas, 'KetQuaThamDoChucNang'),
);
