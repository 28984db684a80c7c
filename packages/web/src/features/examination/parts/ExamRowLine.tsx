import { useTranslation } from 'react-i18next';
import { AbnormalSign, isAbnormal } from '../../../ui/AbnormalSign.tsx';
import { CutText } from '../../../ui/Cut.tsx';
import { EarlierDay } from '../../../ui/EarlierDay.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { UnsentMark } from '../../../ui/UnsentMark.tsx';
import { nothingUnsent, type Unsent } from '../useExamDesk.ts';
import type { ExamRow } from '../useExamList.ts';

type Props = { row: ExamRow; isOver?: boolean; unsent?: Unsent };

/** One patient of the work list: number and name, then age, payment and results. */
export function ExamRowLine({ row, isOver = false, unsent = nothingUnsent }: Props) {
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
        {unsent.orders > 0 ? <UnsentMark>{t('unsent', { count: unsent.orders })}</UnsentMark> : null}
        {unsent.drugs > 0 ? <UnsentMark>{t('unsaved', { count: unsent.drugs })}</UnsentMark> : null}
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
