import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { DeskForm } from '../../orders/desk/DeskForm.tsx';
import { DeskHead } from '../../orders/desk/DeskHead.tsx';
import { DeskServices } from '../../orders/desk/DeskServices.tsx';
import { isGiven } from '../../orders/desk/resultKind.ts';
import { useReadingDesk } from '../readingDesk.ts';
import { lineOf, progressText, type ReadingResult } from '../readingEntry.ts';
import type { ReadingSlip } from '../useReadingSlip.ts';
import { LineEntry } from './LineEntry.tsx';
import { LineText } from './LineText.tsx';

type Props = { state: ReadingSlip; result: ReadingResult };

/** A slip: its head, then each service with its text and images, to write in or to read. */
export function SlipTask({ state, result }: Props) {
  const { t } = useTranslation('readings');
  const desk = useReadingDesk();
  const { editable, issues, content } = state;
  const { DichVuYeuCau: slip, ketQuas: lines } = result;
  const waits = slip.TrangThai === 'SanSang';
  const labelOf = (path: string) => {
    const [, at = '', field = ''] = path.split('.');
    return `${lines[Number(at)]?.TenDichVu ?? ''}: ${field === 'hinhAnhs' ? t('imagesTitle') : t(`field.${field}`)}`;
  };
  return (
    <>
      <DeskHead desk={desk} slip={slip}>
        {slip.NgayThucHien ? (
          <small>
            {t('begunAt', { at: formatDateTime(slip.NgayThucHien), who: result.NguoiThucHien?.ten ?? '' })}
          </small>
        ) : null}
        {slip.NgayKetQua && result.NguoiDuyet ? (
          <small>
            {t('returnedAt', { at: formatDateTime(slip.NgayKetQua), who: result.NguoiDuyet.ten })}
          </small>
        ) : null}
      </DeskHead>
      {waits ? (
        <DeskServices slip={slip} />
      ) : (
        <DeskForm state={state} issues={issues.list} labelOf={labelOf}>
          {lines.map((line, at) =>
            editable ? (
              <LineEntry
                key={line.ChiTiet_Id}
                line={line}
                path={`ketQuas.${at}`}
                values={lineOf(content, line.ChiTiet_Id)}
                issues={issues.list}
                onChange={(part) => state.changeLine(line.ChiTiet_Id, part)}
              />
            ) : (
              <LineText key={line.ChiTiet_Id} line={line} />
            ),
          )}
          {isGiven(slip) ? null : (
            <p className="desk-progress" role="status">
              {t(...progressText(state.progress))}
              {state.dirty ? ` · ${t('unsaved')}` : ''}
            </p>
          )}
        </DeskForm>
      )}
    </>
  );
}
