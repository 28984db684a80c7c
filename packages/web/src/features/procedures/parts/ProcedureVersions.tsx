import { RecordLink } from '../../orders/desk/RecordLink.tsx';
import { VersionList } from '../../orders/desk/VersionList.tsx';
import { Earlier } from '../../readings/parts/Earlier.tsx';
import { LineText } from '../../readings/parts/LineText.tsx';
import type { ProcedureResult } from '../procedureEntry.ts';
import { ReportText } from './ReportText.tsx';

/** What is known beside the slip: the versions of its report, earlier operations, the patient's record. */
export function ProcedureVersions({ result }: { result: ProcedureResult }) {
  return (
    <>
      <VersionList
        versions={result.ketQua.phienBans}
        content={({ PhienBan, ketQuas }) => (
          <>
            {ketQuas.map((line) => (
              <LineText key={line.ChiTiet_Id} line={line} />
            ))}
            {result.tuongTrinhs
              .filter((report) => report.PhienBan === PhienBan)
              .map((report) => (
                <ReportText key={PhienBan} report={report} />
              ))}
          </>
        )}
      />
      <Earlier id={result.DichVuYeuCau_Id} />
      <RecordLink BenhNhan_Id={result.DichVuYeuCau.BenhNhan_Id} />
    </>
  );
}
