import { useTranslation } from 'react-i18next';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { CriticalList } from './CriticalList.tsx';
import { CriticalsOfSessionDocument } from './session.main.gen.ts';

/** The critical findings of a session above its results, to acknowledge where they are read. */
export default function SessionCriticals({ KhamBenh_Id }: { KhamBenh_Id: string }) {
  const { t } = useTranslation('criticals');
  const found = useLiveCounts(CriticalsOfSessionDocument, { KhamBenh_Id }, [
    'KetQuaNguyHiem',
    'DichVuYeuCau',
  ]);
  const findings = found?.ketQuaNguyHiemsByKhamBenh ?? [];
  if (findings.length === 0) return null;
  return (
    <section className="section criticals-section" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <CriticalList findings={findings} withoutPatient />
    </section>
  );
}
