import { RecordLink } from '../../orders/desk/RecordLink.tsx';
import { VersionList } from '../../orders/desk/VersionList.tsx';
import type { TestResult } from '../testEntry.ts';
import { LineText } from './LineText.tsx';

/** What is known beside the slip: the versions of its result and the patient's record. */
export function Versions({ result }: { result: TestResult }) {
  return (
    <>
      <VersionList
        versions={result.phienBans}
        content={(version) => version.ketQuas.map((line) => <LineText key={line.ChiTiet_Id} line={line} />)}
      />
      <RecordLink BenhNhan_Id={result.DichVuYeuCau.BenhNhan_Id} />
    </>
  );
}
