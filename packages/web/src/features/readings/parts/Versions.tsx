import { RecordLink } from '../../orders/desk/RecordLink.tsx';
import { VersionList } from '../../orders/desk/VersionList.tsx';
import type { ReadingResult } from '../readingEntry.ts';
import { LineText } from './LineText.tsx';

/** What is known beside the slip: the versions of its result and the patient's record. */
export function Versions({ result }: { result: ReadingResult }) {
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
