import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { narrowPath } from '../../../session/routeTable.ts';
import { VersionList } from '../../orders/desk/VersionList.tsx';
import type { TestResult } from '../testEntry.ts';
import { LineText } from './LineText.tsx';

/** What is known beside the slip: the versions of its result and the patient's record. */
export function Versions({ result, narrow }: { result: TestResult; narrow: boolean }) {
  const { t } = useTranslation('functionalTests');
  const record = `/benh-nhan/${result.DichVuYeuCau.BenhNhan_Id}`;
  return (
    <>
      <VersionList
        versions={result.phienBans}
        content={(version) => version.ketQuas.map((line) => <LineText key={line.ChiTiet_Id} line={line} />)}
      />
      <Link className="test-record" to={narrow ? narrowPath(record) : record}>
        {t('openRecord')}
      </Link>
    </>
  );
}
