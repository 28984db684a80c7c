import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../ui/dateText.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useDownload } from '../../ui/useDownload.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { ViewerLink } from '../dicomViewer/ViewerLink.tsx';
import { SlipStudiesDocument, type SlipStudyFragment } from './slipStudies.main.gen.ts';
import { countsOf } from './studyWords.ts';
import './dicom.css';

/** The studies that modalities sent of a slip, live; nothing where there is none. */
export default function SlipStudies({ slip }: { slip: string }) {
  const { t } = useTranslation('dicom');
  const { data, refetch } = useQuery(SlipStudiesDocument, {
    variables: { DichVuYeuCau_Id: slip },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['DICOM'], (event) => {
    const told = event?.data as { DichVuYeuCau_Id?: unknown } | undefined; // what tellStudy of the server says
    // each reading is logged: studies of other slips are no reason to read
    if (event === null || told?.DichVuYeuCau_Id === slip) void refetch();
  });
  const studies = data?.caDICOMByPhieu ?? [];
  if (studies.length === 0) return null;
  return (
    <section className="section dicom-slip" aria-label={t('ofSlip')}>
      <h3>{t('ofSlip')}</h3>
      <ul>
        {studies.map((study) => (
          <SlipStudy key={study._id} study={study} />
        ))}
      </ul>
    </section>
  );
}

function SlipStudy({ study }: { study: SlipStudyFragment }) {
  const { t } = useTranslation('dicom');
  const download = useDownload();
  const what = [study.LoaiMay, study.MoTa ?? study.TenDichVu].filter(Boolean).join(' · ');
  const name = `${study.SoTruyCap || study.StudyUID}.zip`;
  return (
    <li>
      <span>
        <strong>{what}</strong>
        <small className="dicom-of">
          {countsOf(t, study)} · {formatDateTime(study.NgayChup ?? study.NhanLuc)} · {study.TenMayDICOM}
        </small>
      </span>
      <ViewerLink study={study.StudyUID} text={t('view')} label={t('viewOf', { study: what })} />
      <Button
        size="small"
        icon={<DownloadIcon />}
        aria-label={t('downloadOf', { study: what })}
        onClick={() => download(`/dicomweb/studies/${study.StudyUID}/zip`, name)}
      >
        {t('download')}
      </Button>
    </li>
  );
}
