import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { useDeskVariant } from '../../../ui/deskVariant.ts';
import { Select } from '../../../ui/kit/Select.tsx';
import { ResultFlag } from '../../../ui/ResultFlag.tsx';
import { TrendChart } from '../../../ui/TrendChart.tsx';
import { RecordLink } from '../../orders/desk/RecordLink.tsx';
import { type LabValue, shownResult } from '../labEntry.ts';
import type { LabResult } from '../useLabSlip.ts';
import type { Trend } from '../useLabTrend.ts';
import { RejectedSamples } from './RejectedSamples.tsx';
import { Reruns } from './Reruns.tsx';
import { ResultVersions } from './ResultVersions.tsx';

type Props = {
  result: LabResult;
  /** The index whose earlier values are shown. */
  value: LabValue | null;
  trend: Trend | null;
  onIndex: (MaChiSo: string) => void;
};

/** What is known of the patient here: earlier values of an index over time, the versions of this result, the record. */
export function PatientResults({ result, value, trend, onIndex }: Props) {
  const { t } = useTranslation('lab');
  const { Beside } = useDeskVariant();
  const indices = new Map(result.ketQuas.map((one) => [one.MaChiSo, one.TenChiSo]));
  return (
    <>
      {Beside ? <Beside BenhNhan_Id={result.DichVuYeuCau.BenhNhan_Id} /> : null}
      <section className="section">
        <h3>{t('earlier')}</h3>
        {value ? (
          <Select
            className="lab-indices"
            aria-label={t('earlierOf')}
            value={value.MaChiSo}
            onChange={onIndex}
            options={[...indices].map(([code, name]) => ({ value: code, label: name }))}
          />
        ) : null}
        {value && trend ? <EarlierValues value={value} trend={trend} /> : null}
      </section>
      <Reruns result={result} />
      <RejectedSamples result={result} />
      <ResultVersions versions={result.phienBans} />
      <RecordLink BenhNhan_Id={result.DichVuYeuCau.BenhNhan_Id} />
    </>
  );
}

function EarlierValues({ value, trend }: { value: LabValue; trend: Trend }) {
  const { t } = useTranslation('lab');
  if (trend.length === 0) return <p className="soft">{t('noEarlier')}</p>;
  const points = trend.flatMap((point) =>
    point.giaTri === null
      ? []
      : [
          {
            at: point.NgayKetQua,
            value: point.giaTri,
            text: shownResult(point.KetQua, value.KieuDuLieu),
            flag: point.CoKetQua,
          },
        ],
  );
  return (
    <>
      {points.length > 0 ? (
        <TrendChart
          label={value.TenChiSo}
          unit={value.DonViTinh ?? ''}
          min={value.Min}
          max={value.Max}
          points={points}
        />
      ) : null}
      <table className="plain-table lab-earlier">
        <tbody>
          {[...trend].reverse().map((point) => (
            <tr key={`${point.DichVuYeuCau_Id} ${point.NgayKetQua}`}>
              <th scope="row">{formatDateTime(point.NgayKetQua)}</th>
              <td>
                <ResultFlag flag={point.CoKetQua}>{shownResult(point.KetQua, value.KieuDuLieu)}</ResultFlag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
