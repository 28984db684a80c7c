import { RecordLink } from '../../orders/desk/RecordLink.tsx';
import { VersionList } from '../../orders/desk/VersionList.tsx';
import { Earlier } from '../../readings/parts/Earlier.tsx';
import { LineText } from '../../readings/parts/LineText.tsx';
import { ofTeam, type ProcedureResult } from '../procedureEntry.ts';
import { ReportText } from './ReportText.tsx';

/** What is known beside the slip: the versions of its report, earlier operations, the patient's record. */
export function ProcedureVersions({ result }: { result: ProcedureResult }) {
  return (
    <>
      <VersionList
        versions={result.ketQua.phienBans}
        content={({ PhienBan, ketQuas }) => {
          const written = result.tuongTrinhs.find((report) => report.PhienBan === PhienBan);
          return (
            <>
              {ketQuas.map((line) => (
                <LineText key={line.ChiTiet_Id} line={written ? ofTeam(line) : line} />
              ))}
              {written ? <ReportText report={written} /> : null}
            </>
          );
        }}
      />
      <Earlier id={result.DichVuYeuCau_Id} />
      <RecordLink BenhNhan_Id={result.DichVuYeuCau.BenhNhan_Id} />
    </>
  );
}
