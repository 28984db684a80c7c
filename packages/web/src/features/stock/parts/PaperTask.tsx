import { loaiPhieuKho, phieuKhoActs } from '@sen/domain/stock/phieuKho';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { ConflictDialog } from '../../../ui/ConflictDialog.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { formatDateTime } from '../../../ui/dateText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { stateTones } from '../stateTones.ts';
import type { Paper } from '../usePaper.ts';
import { PaperHead } from './PaperHead.tsx';
import { PaperLines } from './PaperLines.tsx';

/** The paper that is open: its number and state, its head and its lines. */
export function PaperTask({ paper, store }: { paper: Paper; store: { _id: string; TenKho: string } }) {
  const { t } = useTranslation('stock');
  const { paper: record, kind } = paper;
  const language = currentLanguage();
  if (paper.error) return <ErrorState error={paper.error} />;
  if (!kind) return <EmptyState text={t(paper.loading ? 'loadingPaper' : 'chooseOne')} />;
  return (
    <>
      <h2 className="stock-title">
        {loaiPhieuKho[kind][language]} · {record?.SoPhieu ?? t('newPaper')}{' '}
        {record ? (
          <StateTag tone={stateTones[record.TrangThai]}>
            {phieuKhoActs.states[record.TrangThai][language]}
          </StateTag>
        ) : null}
        <small className="soft">{record ? facts(record, t) : store.TenKho}</small>
      </h2>
      {record?.LyDo ? <p className="stock-reason">{t('reason', { reason: record.LyDo })}</p> : null}
      {paper.restoredAt && paper.editable ? (
        <DraftNotice savedAt={paper.restoredAt} onDiscard={paper.discard} />
      ) : null}
      <PaperHead paper={paper} Kho_Id={record?.Kho_Id ?? store._id} />
      <PaperLines paper={paper} Kho_Id={record?.Kho_Id ?? store._id} />
      <ConflictDialog {...paper.conflict} />
    </>
  );
}

type Facts = Pick<NonNullable<Paper['paper']>, 'NgayChot' | 'NgayXacNhan' | 'NgayNhan'>;

function facts(record: Facts, t: (key: string, values: { at: string }) => string): string {
  return (['NgayChot', 'NgayXacNhan', 'NgayNhan'] as const)
    .flatMap((name) => {
      const at = record[name];
      return at ? [t(`moment.${name}`, { at: formatDateTime(at) })] : [];
    })
    .join(' · ');
}
