import type { ReactNode } from 'react';
import type { ReturnedResult } from '../../ui/orderResults.ts';
import { LineText } from './parts/LineText.tsx';
import type { ReadingOfVisitFragment } from './readingOfVisit.main.gen.ts';
import './readings.css';

/** Results of a visit as the doctor's screen shows them, printed by a form; `content` is what their kind keeps of a service besides. */
export function returnedReadings<R extends ReadingOfVisitFragment>(
  results: readonly R[],
  form: string,
  content?: (line: R['ketQuas'][number]) => ReactNode,
): ReturnedResult[] {
  return results.map(({ DichVuYeuCau: slip, NguoiDuyet, ketQuas, laSoBo, phienBans }) => ({
    // a preliminary result is given out before the slip has one
    slip: laSoBo ? { ...slip, NgayKetQua: phienBans[0]?.NgayTra ?? null } : slip,
    critical: ketQuas.some((line) => line.LaNguyHiem),
    preliminary: laSoBo,
    verifiedBy: NguoiDuyet?.ten ?? null,
    print: `/api/print/${form}/${slip._id}`,
    content: ketQuas.map((line: R['ketQuas'][number]) => (
      <LineText key={line.ChiTiet_Id} line={line}>
        {content?.(line)}
      </LineText>
    )),
  }));
}
