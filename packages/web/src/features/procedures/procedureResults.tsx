import type { SlipKind } from '@sen/domain/orders/orderKinds';
import { watchOf } from '../../ui/orderResults.ts';
import { returnedReadings } from '../readings/returnedReadings.tsx';
import { ReportText } from './parts/ReportText.tsx';
import { procedureDesk } from './procedureDesk.ts';
import { shownReport } from './procedureEntry.ts';
import { ProceduresOfVisitDocument } from './procedureResults.main.gen.ts';

/** The returned reports of one kind of a visit, for the doctor's screen. */
export const resultsOf = (kind: SlipKind) => ({
  watchResults: watchOf(ProceduresOfVisitDocument, ({ ketQuas }) =>
    ketQuas
      .filter(({ DichVuYeuCau }) => DichVuYeuCau.Loai === kind)
      .flatMap((slip) => {
        const report = shownReport(slip);
        return returnedReadings([slip.ketQua], procedureDesk.printForm).map((result) => ({
          ...result,
          content: (
            <>
              {result.content}
              {report ? <ReportText report={report} /> : null}
            </>
          ),
        }));
      }),
  ),
});
