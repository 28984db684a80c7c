import { RecordLink } from '../../orders/desk/RecordLink.tsx';
import { VersionList } from '../../orders/desk/VersionList.tsx';
import type { ReadingResult } from '../readingEntry.ts';
import { Earlier } from './Earlier.tsx';
import { LineText } from './LineText.tsx';

/** What is known beside the slip: the versions of its result, what was found before, the patient's record. */
export function Versions({ result }: { result: ReadingResult }) {
  return (
    <>
      <VersionList
        versions={result.phienBans}
        content={(version) => version.ketQuas.map((line) => <LineText key={line.ChiTiet_Id} line={line} />)}
      />
      <Earlier results={result.lanTruocs} />
      <RecordLink BenhNhan_Id={result.DichVuYeuCau.BenhNhan_Id} />
    </>
  );
}
