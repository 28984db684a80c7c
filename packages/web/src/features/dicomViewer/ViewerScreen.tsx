import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { EmptyState } from '../../ui/states.tsx';
import { studiesOf } from './address.ts';
import { Viewer } from './Viewer.tsx';
import { WayOut } from './WayOut.tsx';
import './viewer.css';

/** /xem-dicom/<study>: pictures of modalities, of one study or of two side by side. */
export default function ViewerScreen() {
  const { files } = useParams();
  const { t } = useTranslation('dicomViewer');
  const studies = studiesOf(files);
  return (
    <div className="viewer always-dark">
      {studies ? (
        <Viewer key={files} studies={studies} />
      ) : (
        <>
          <h1 className="visually-hidden">{t('title')}</h1>
          <EmptyState text={t(files ? 'wrongAddress' : 'noStudy')}>
            <WayOut />
          </EmptyState>
        </>
      )}
    </div>
  );
}
