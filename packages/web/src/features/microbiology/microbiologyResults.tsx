import { watchOf } from '../../ui/orderResults.ts';
import { returnedReadings } from '../readings/returnedReadings.tsx';
import { MicrobiologyOfVisitDocument } from './microbiologyResults.main.gen.ts';
import { CultureText } from './parts/CultureText.tsx';

/** The results of a visit that are given out, for the doctor's screen. */
export const watchResults = watchOf(MicrobiologyOfVisitDocument, ({ ketQuas }) =>
  returnedReadings(ketQuas, 'KetQuaViSinh', ({ noiDung }) => <CultureText stored={noiDung} />),
);
