import { useQuery } from '@apollo/client/react';
import { errorText } from '@sen/domain/errors/errors';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useDownload } from '../../ui/useDownload.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { ViewerLink } from '../dicomViewer/ViewerLink.tsx';
import { SlipStudiesDocument, type SlipStudyFragment } from './slipStudies.main.gen.ts';
import { countsOf } from './studyWords.ts';
import { useArchiveSearch } from './useArchiveSearch.ts';
import './dicom.css';

/** The studies of a slip that modalities sent or the archive has, live; nothing where there is none. */
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
  const search = useArchiveSearch(slip);
  const studies = data?.caDICOMByPhieu ?? [];
  if (studies.length === 0 && !search.fault) return null;
  return (
    <section className="section dicom-slip" aria-label={t('ofSlip')}>
      <h3>{t('ofSlip')}</h3>
      <ul>
        {studies.map((study) => (
          <SlipStudy key={study._id} study={study} />
        ))}
      </ul>
      {search.fault ? (
        <p className="dicom-away" role="status">
          <span>{errorText(search.fault, currentLanguage())}</span>
          <Button size="small" loading={search.searching} onClick={search.again}>
            {t('askAgain')}
          </Button>
        </p>
      ) : null}
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
          {countsOf(t, study)} · {formatDateTime(study.NgayChup ?? study.NhanLuc)} ·{' '}
          {study.TenMayDICOM ?? t('archive')}
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
