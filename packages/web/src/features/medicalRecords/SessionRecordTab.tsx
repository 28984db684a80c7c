import { useQuery } from '@apollo/client/react';
import { errorText } from '@sen/domain/errors/errors';
import { benhAnActs } from '@sen/domain/medicalRecords/benhAn';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { allows, refusalOf } from '../../ui/acts.ts';
import { formatDate } from '../../ui/dateText.ts';
import type { SessionTabProps } from '../../ui/feature.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { OpenRecordDialog } from './parts/OpenRecordDialog.tsx';
import { ChuyenKhoaCuaPhongDocument } from './room.auth.gen.ts';
import { type PatientRecord, usePatientRecords } from './usePatientRecords.ts';
import './medicalRecords.css';

/** The outpatient records of the patient who is examined: the examination joins one, or opens one. */
export default function SessionRecordTab({ session, save, onChanged }: SessionTabProps) {
  const { t } = useTranslation('medicalRecords');
  const found = usePatientRecords(session.BenhNhan_Id, session._id, onChanged);
  const { data: room } = useQuery(ChuyenKhoaCuaPhongDocument, { variables: { id: session.PhongBan_Id } });
  const [opening, setOpening] = useState(false);
  if (found.error) return <ErrorState error={found.error} onRetry={found.refetch} />;
  if (!found.records) return <Loading />;
  const { own, others } = found;
  const may = refusalOf(session, 'lapBenhAn');
  const open = async () => {
    if (!allows(session, 'luu') || (await save()) !== null) setOpening(true);
  };
  return (
    <>
      {own ? (
        <Alert
          type="info"
          role="status"
          title={t('belongsTo', { number: own.SoBenhAn })}
          description={t('belongsToText')}
        />
      ) : null}
      {!own && may !== 'FORBIDDEN' && may !== 'NODE_NOT_GRANTED' ? (
        <p className="record-acts">
          <Button type="primary" disabled={may !== null} onClick={() => void open()}>
            {t('open')}
          </Button>
          {may === 'MAIN_DISEASE_NEEDED' ? <span className="soft">{t('diseaseFirst')}</span> : null}
        </p>
      ) : null}
      {found.records.length === 0 ? <EmptyState text={t('noRecords')} /> : null}
      {[...(own ? [own] : []), ...others].map((record) => (
        <RecordCard
          key={record._id}
          record={record}
          onJoin={!own && record.TrangThai === 'DangDieuTri' && may !== 'FORBIDDEN' ? found.join : null}
        />
      ))}
      {opening ? (
        <OpenRecordDialog
          session={session}
          specialty={room?.node?.ChuyenKhoa ?? null}
          onClose={() => setOpening(false)}
          onDone={() => {
            setOpening(false);
            found.refetch();
            onChanged();
          }}
        />
      ) : null}
    </>
  );
}

type CardProps = { record: PatientRecord; onJoin: ((id: string) => Promise<void>) | null };

function RecordCard({ record, onJoin }: CardProps) {
  const { t } = useTranslation('medicalRecords');
  const visits = record.DotDieuTris.reduce((sum, episode) => sum + episode.khamBenhs.length, 0);
  const refusal = refusalOf(record, 'ghiKham');
  return (
    <section className="section record-card" aria-label={record.SoBenhAn}>
      <h3>
        <Link to={`../benh-an-ngoai-tru-chung?id=${record._id}`}>
          {t('number', { number: record.SoBenhAn })}
        </Link>{' '}
        <StateTag state={record.TrangThai}>{benhAnActs.states[record.TrangThai][currentLanguage()]}</StateTag>
      </h3>
      <p>
        {record.ChanDoanICD?.ma} {record.ChanDoan ?? record.ChanDoanICD?.ten}
      </p>
      <p className="soft">
        {[
          record.LoaiBenhAn?.ten,
          record.ChuyenKhoa?.ten,
          t('since', { at: formatDate(record.ThoiGianVaoVien) }),
          t('episodes', { count: record.DotDieuTris.length }),
          t('visits', { count: visits }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {onJoin ? (
        <p className="record-acts">
          <Button type="primary" disabled={refusal !== null} onClick={() => void onJoin(record._id)}>
            {t('join')}
          </Button>
          {refusal === 'NO_TREATMENT_EPISODE' ? (
            <span className="soft">{errorText(refusal, currentLanguage())}</span>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}
