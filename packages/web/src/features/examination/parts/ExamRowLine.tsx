import { useTranslation } from 'react-i18next';
import { AbnormalSign, isAbnormal } from '../../../ui/AbnormalSign.tsx';
import { CutText } from '../../../ui/Cut.tsx';
import { EarlierDay } from '../../../ui/EarlierDay.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { ExamRow } from '../useExamList.ts';

/** One patient of the work list: number and name, then age, payment and results. */
export function ExamRowLine({ row, isOver = false }: { row: ExamRow; isOver?: boolean }) {
  const { t } = useTranslation(['examination', 'queues']);
  return (
    <div className="exam-row">
      <span>
        <strong>
          <CutText>{[row.KyHieu, row.BenhNhan?.TenBenhNhan].filter(Boolean).join(' ')}</CutText>
        </strong>
        {isOver ? null : <EarlierDay since={row.DangCho} />}
        {row.isEmergency ? <StateTag tone="urgent">{t('emergency')}</StateTag> : null}
        {row.TrangThaiVe === 'dang_goi' ? (
          <StateTag tone="called">{t('state.dang_goi', { ns: 'queues' })}</StateTag>
        ) : null}
        {isAbnormal(row.ketQuaBatThuong) ? (
          <span>
            <span className="visually-hidden">{t('newResults', { count: row.soKetQuaMoi })}: </span>
            <AbnormalSign counts={row.ketQuaBatThuong} />
          </span>
        ) : row.soKetQuaMoi > 0 ? (
          <StateTag tone="result">{t('newResults', { count: row.soKetQuaMoi })}</StateTag>
        ) : null}
      </span>
      <small>
        {row.BenhNhan?.MaYTe} · {row.BenhNhan?.tuoi}
        {row.duocPhepThucHien ? '' : ` · ${t('notPaid')}`}
        {row.soChoKetQua > 0 ? ` · ${t('waitingResults', { count: row.soChoKetQua })}` : ''}
      </small>
    </div>
  );
}
