import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMayOpen } from '../../session/useMayOpen.ts';

/** Where to go from a viewer that shows nothing: to the list of studies where the person has it, and home. */
export function WayOut() {
  const { t } = useTranslation('dicomViewer');
  const mayOpen = useMayOpen();
  return (
    <p className="viewer-out">
      {mayOpen('/anh-dicom') ? <Link to="/anh-dicom">{t('toStudies')}</Link> : null}
      <Link to="/trang-chu">{t('toHome')}</Link>
    </p>
  );
}
