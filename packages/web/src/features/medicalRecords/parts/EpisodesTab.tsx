import { trangThaiDot } from '@sen/domain/medicalRecords/benhAn';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { allows } from '../../../ui/acts.ts';
import { formatDate, formatDateTime } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { BenhAnNgoaiTruFragment } from '../medicalRecords.main.gen.ts';
import type { OneRecord } from '../useRecord.ts';
import { EpisodeVisit } from './EpisodeVisit.tsx';
import { TimeDialog } from './TimeDialog.tsx';
import { VitalsCourse } from './VitalsCourse.tsx';

type Props = { record: BenhAnNgoaiTruFragment; one: OneRecord };

/** The episodes of a record, the newest first: each with its card and its examinations; above them the course of the vital signs. */
export default function EpisodesTab({ record, one }: Props) {
  const { t } = useTranslation('medicalRecords');
  const [asking, setAsking] = useState<'begin' | 'end' | null>(null);
  const visits = record.DotDieuTris.flatMap((episode) => episode.khamBenhs);
  return (
    <>
      <p className="record-acts">
        {allows(record, 'ketThucDot') ? (
          <Button onClick={() => setAsking('end')}>{t('episode.end')}</Button>
        ) : null}
        {allows(record, 'batDauDot') ? (
          <Button type="primary" onClick={() => setAsking('begin')}>
            {t('episode.begin')}
          </Button>
        ) : null}
      </p>
      <VitalsCourse visits={visits} patient={record.BenhNhan ?? null} />
      {[...record.DotDieuTris].reverse().map((episode) => (
        <section
          key={episode._id}
          className="section"
          aria-label={t('episode.name', { count: episode.DotThu })}
        >
          <h2>
            {t('episode.name', { count: episode.DotThu })}{' '}
            <StateTag state={episode.TrangThai}>
              {trangThaiDot[episode.TrangThai][currentLanguage()]}
            </StateTag>
          </h2>
          <p className="soft">
            {t(episode.ThoiGianKetThuc ? 'episode.span' : 'episode.since', {
              from: formatDateTime(episode.ThoiGianBatDau),
              until: episode.ThoiGianKetThuc ? formatDateTime(episode.ThoiGianKetThuc) : '',
            })}
            {episode.SoTheBHYT
              ? ` · ${t('episode.card', {
                  number: episode.SoTheBHYT,
                  from: formatDate(episode.BHYTNgayHieuLuc),
                  until: formatDate(episode.BHYTNgayHetHieuLuc),
                })}`
              : ` · ${t('episode.noCard')}`}
          </p>
          {episode.khamBenhs.length === 0 ? <p className="soft">{t('episode.noVisits')}</p> : null}
          <ul className="record-visits">
            {episode.khamBenhs.map((visit) => (
              <li key={visit._id}>
                <EpisodeVisit
                  visit={visit}
                  BenhNhan_Id={record.BenhNhan_Id}
                  onTakeOut={
                    allows(record, 'boKham') && visit._id !== record.KhamBenh_Id
                      ? () => void one.takeOut(visit._id)
                      : null
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {asking ? (
        <TimeDialog
          title={t(`episode.${asking}`)}
          label={t(asking === 'begin' ? 'episode.beginAt' : 'episode.endAt')}
          path={asking === 'begin' ? 'ThoiGianBatDau' : 'ThoiGianKetThuc'}
          run={(at) => (asking === 'begin' ? one.beginEpisode(at) : one.endEpisode(at))}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}
