import { useQuery } from '@apollo/client/react';
import { isGrowing, judgedBmi, normalBmi } from '@sen/domain/ages/bmi';
import type { Measured } from '@sen/domain/vitals/course';
import { useTranslation } from 'react-i18next';
import { formatDate, today } from '../../../ui/dateText.ts';
import type { PatientOfTab } from '../../../ui/feature.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { TrendChart } from '../../../ui/TrendChart.tsx';
import { VitalTrends } from '../../../ui/VitalTrends.tsx';
import { useBmiScale, useBmiTables } from '../useBmi.ts';
import { VitalsOverVisitsDocument } from '../vitals.main.gen.ts';
import { GrowthChart } from './GrowthChart.tsx';
import { type JudgedVisit, MeasuredTable } from './MeasuredTable.tsx';
import './overVisits.css';

const signs = [
  'CanNang',
  'ChieuCao',
  'HuyetApCao',
  'HuyetApThap',
  'Mach',
  'NhietDo',
  'NhipTho',
  'SpO2',
] as const;

/** Vital signs over all visits: growth of a child, body mass index of others, each sign drawn, and all of them as a table. */
export default function VitalsTab({ patient }: { patient: PatientOfTab }) {
  const { t } = useTranslation('examination');
  const { data, error, refetch } = useQuery(VitalsOverVisitsDocument, {
    variables: { idBenhNhan: patient._id },
    fetchPolicy: 'cache-and-network',
  });
  const scale = useBmiScale();
  const { NgaySinh = null, NamSinh, GioiTinh } = patient;
  const person = { NgaySinh, NamSinh, GioiTinh };
  const visits = (data?.lichSuKhamBenh ?? []).filter((one) => signs.some((sign) => one[sign] != null));
  const tables = useBmiTables(visits.some((one) => isGrowing(person, one.Ngay)));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (visits.length === 0) return <EmptyState text={t('overVisits.none')} />;
  const judged: JudgedVisit[] = visits.map((one) => ({
    ...one,
    bmi: judgedBmi(one, person, one.Ngay, { tables, scale }),
  }));
  const measured: readonly Measured[] = visits;
  const last = judged.find(({ bmi }) => bmi !== null);
  const grows = isGrowing(person, last?.Ngay ?? today());
  return (
    <div className="over-visits">
      {last?.bmi ? (
        <p className="over-visits-top">
          <span className="soft">{formatDate(last.Ngay)}</span>
          <strong>BMI {showDecimal(last.bmi.index)}</strong>
          {last.bmi.kind ? <span>{t(`bmi.${last.bmi.kind}`)}</span> : null}
          {last.bmi.z === null ? null : <span>{t('overVisits.z', { value: showDecimal(last.bmi.z) })}</span>}
          {last.bmi.doubtful ? <span className="exam-doubtful">{t('bmiDoubtful')}</span> : null}
          {grows ? null : <span className="soft">{t(`overVisits.scale.${scale}`)}</span>}
        </p>
      ) : null}
      {grows && tables && NgaySinh && (GioiTinh === 'MALE' || GioiTinh === 'FEMALE') ? (
        <GrowthChart measured={measured} child={{ NgaySinh, NamSinh, GioiTinh }} tables={tables} />
      ) : null}
      {!NgaySinh && Number(today().slice(0, 4)) - NamSinh < 19 ? (
        <p className="soft">{t('overVisits.needsBirth')}</p>
      ) : null}
      <div className="over-visits-charts">
        {grows ? null : <BmiTrend judged={judged} band={normalBmi[scale]} />}
        <VitalTrends visits={measured} patient={person} day={visits[0]?.Ngay ?? today()} names={signs} />
      </div>
      <MeasuredTable visits={judged} person={person} />
    </div>
  );
}

/** The body mass index of an adult over time, beside what is normal on the scale of the site. */
function BmiTrend({ judged, band: [low, high] }: { judged: JudgedVisit[]; band: readonly [number, number] }) {
  const { t } = useTranslation('examination');
  const points = judged.flatMap(({ bmi, NgayKham }) =>
    bmi
      ? [
          {
            at: NgayKham,
            value: bmi.index,
            text: showDecimal(bmi.index),
            flag: bmi.index < low ? ('L' as const) : bmi.index >= high ? ('H' as const) : null,
          },
        ]
      : [],
  );
  if (points.length < 2) return null;
  return (
    <TrendChart
      label={t('overVisits.bmi')}
      unit="kg/m²"
      min={String(low)}
      max={String(high)}
      points={points}
    />
  );
}
