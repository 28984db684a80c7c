import { useTranslation } from 'react-i18next';
import { RecordLink } from '../../orders/desk/RecordLink.tsx';
import { VersionList } from '../../orders/desk/VersionList.tsx';
import type { ReadingResult } from '../readingEntry.ts';
import { DeskLineText } from './DeskLineText.tsx';
import { Earlier } from './Earlier.tsx';

/** What is known beside the slip: the versions of its result, what was found before, the patient's record. */
export function Versions({ result }: { result: ReadingResult }) {
  const { t } = useTranslation('readings');
  return (
    <>
      <VersionList
        versions={result.phienBans}
        note={({ LaSoBo, XacNhanNguyHiem: whom }) =>
          [LaSoBo ? t('preliminary') : null, whom ? t('toldAs', { ns: 'criticals', whom }) : null]
            .filter(Boolean)
            .join(' · ') || null
        }
        content={(version) =>
          version.ketQuas.map((line) => <DeskLineText key={line.ChiTiet_Id} line={line} />)
        }
      />
      <Earlier id={result.DichVuYeuCau_Id} />
      <RecordLink BenhNhan_Id={result.DichVuYeuCau.BenhNhan_Id} />
    </>
  );
}
