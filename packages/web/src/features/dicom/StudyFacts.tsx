import { lyDoChuaGhep } from '@sen/domain/dicom/studies';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { narrowPath } from '../../session/routeTable.ts';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import type { DicomStudyFragment } from './dicom.main.gen.ts';
import { countsOf, dayOfDicom } from './studyWords.ts';

const desk = '/chan-doan-hinh-anh';

/** What a modality said of a study, and of which order it is or why of none. */
export function StudyFacts({ study }: { study: DicomStudyFragment }) {
  const { t } = useTranslation('dicom');
  const mayOpen = useMayOpen();
  const narrow = useLocation().pathname.startsWith('/m/');
  const sex = study.GioiTinh === 'M' || study.GioiTinh === 'F' ? t(`sex.${study.GioiTinh}`) : study.GioiTinh;
  const slip = study.SoPhieuYeuCau;
  const to = `${narrow ? narrowPath(desk) : desk}?id=${study.DichVuYeuCau_Id}`;
  const facts: ReadonlyArray<[label: string, value: string | null | undefined]> = [
    [t('bornSent'), [study.NgaySinh ? dayOfDicom(study.NgaySinh) : null, sex].filter(Boolean).join(' · ')],
    [t('accession'), study.SoTruyCap || t('noneSent')],
    [t('study'), [study.LoaiMay, study.MoTa].filter(Boolean).join(' · ')],
    [t('pictures'), countsOf(t, study)],
    [t('taken'), study.NgayChup ? formatDateTime(study.NgayChup) : null],
    [t('received'), `${formatDateTime(study.NhanLuc)} · ${study.TenMayDICOM ?? t('archive')}`],
  ];
  return (
    <>
      <dl className="dicom-facts">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
        <div className="dicom-fact-wide">
          <dt>{t('slip')}</dt>
          <dd>
            {slip ? (
              <>
                {mayOpen(desk) ? <Link to={to}>{slip}</Link> : slip} · {study.TenDichVu} · {study.TenBenhNhan}
                , {study.MaYTe}
              </>
            ) : (
              <>
                {t('unmatched')}
                {study.LyDoChua ? `: ${lyDoChuaGhep[study.LyDoChua][currentLanguage()]}` : ''}
              </>
            )}
            {study.LyDo ? (
              <small className="dicom-of">{t('reasonGiven', { reason: study.LyDo })}</small>
            ) : null}
          </dd>
        </div>
      </dl>
      {study.soDeRieng > 0 ? (
        <p className="dicom-fault" role="alert">
          {t('asideText', { count: study.soDeRieng })}
        </p>
      ) : null}
    </>
  );
}
