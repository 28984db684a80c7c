import { useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { formatDateTime } from '../../ui/dateText.ts';
import { viewerPath } from './address.ts';
import { OtherStudiesDocument } from './dicomViewer.main.gen.ts';
import type { ViewedStudy } from './useStudy.ts';
import { useViewerWords } from './viewerWords.ts';

type Props = { study: ViewedStudy; other: ViewedStudy | null };

/** The other studies of the patient, the newest first: one of them is opened beside. */
export function Compare({ study, other }: Props) {
  const t = useViewerWords();
  const navigate = useNavigate();
  const { data } = useQuery(OtherStudiesDocument, { variables: { id: study._id } });
  const studies = data?.cas ?? [];
  if (studies.length === 0) return null;
  const choose = (StudyUID: string) =>
    void navigate(StudyUID === '' ? viewerPath(study.StudyUID) : viewerPath(study.StudyUID, StudyUID), {
      replace: true,
    });
  return (
    <select
      className="viewer-compare"
      aria-label={t('compareWith')}
      value={other?.StudyUID ?? ''}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{t(other ? 'compareNone' : 'compareWith')}</option>
      {studies.map((one) => (
        <option key={one._id} value={one.StudyUID}>
          {t('compareOne', {
            taken: formatDateTime(one.NgayChup ?? one.NhanLuc),
            what: one.TenDichVu ?? one.MoTa ?? one.LoaiMay,
          })}
        </option>
      ))}
    </select>
  );
}
