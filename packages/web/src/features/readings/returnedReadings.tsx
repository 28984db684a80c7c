import type { ReturnedResult } from '../../ui/orderResults.ts';
import { LineText } from './parts/LineText.tsx';
import type { ReadingOfVisitFragment } from './readingOfVisit.main.gen.ts';
import './readings.css';

/** Results of a visit as the doctor's screen shows them, printed by a form. */
export function returnedReadings(results: readonly ReadingOfVisitFragment[], form: string): ReturnedResult[] {
  return results.map(({ DichVuYeuCau: slip, NguoiDuyet, ketQuas }) => ({
    slip,
    critical: false,
    verifiedBy: NguoiDuyet?.ten ?? null,
    print: `/api/print/${form}/${slip._id}`,
    content: ketQuas.map((line) => <LineText key={line.ChiTiet_Id} line={line} />),
  }));
}
