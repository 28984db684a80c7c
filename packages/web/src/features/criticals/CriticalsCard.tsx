import { useTranslation } from 'react-i18next';
import { useLiveCounts } from '../../ui/useLiveCounts.ts';
import { CriticalList } from './CriticalList.tsx';
import { CriticalsOfRoomDocument } from './card.main.gen.ts';

/** Home: critical findings that the room ordered or found, the longest wait first; nothing on a day without one. */
export default function CriticalsCard({ nodeId }: { nodeId: string | null }) {
  const { t } = useTranslation('criticals');
  const asked = nodeId ? { idRoom: nodeId } : null;
  const findings = useLiveCounts(CriticalsOfRoomDocument, asked, ['KetQuaNguyHiem'])?.ketQuaNguyHiems ?? [];
  if (findings.length === 0) return null;
  const waiting = findings.filter((one) => one.TrangThai === 'ChoXacNhan').length;
  return (
    <section className="chart-card criticals-card" aria-label={t('title')}>
      <header>
        <h3>{t('title')}</h3>
        <span className="soft">{waiting > 0 ? t('waiting', { count: waiting }) : t('allAnswered')}</span>
      </header>
      <CriticalList findings={findings} />
    </section>
  );
}
