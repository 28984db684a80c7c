import { useTranslation } from 'react-i18next';
import { Apart } from '../../../ui/Apart.tsx';
import { formatDateTime } from '../../../ui/dateText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import { TellDialog } from '../../criticals/TellDialog.tsx';
import { DeskForm } from '../../orders/desk/DeskForm.tsx';
import { DeskHead } from '../../orders/desk/DeskHead.tsx';
import { DeskServices } from '../../orders/desk/DeskServices.tsx';
import { isGiven } from '../../orders/desk/resultKind.ts';
import { useReadingDesk } from '../readingDesk.ts';
import { lineOf, preliminaryOf, progressText, type ReadingResult } from '../readingEntry.ts';
import type { ReadingSlip } from '../useReadingSlip.ts';
import { DeskLineText } from './DeskLineText.tsx';
import { fieldName } from './fieldWords.ts';
import { LineEntry } from './LineEntry.tsx';

type Props = { state: ReadingSlip; result: ReadingResult };

/** A slip: its head, then each service with its text and images, to write in or to read. */
export function SlipTask({ state, result }: Props) {
  const { t } = useTranslation('readings');
  const desk = useReadingDesk();
  const { editable, issues, content } = state;
  const { DichVuYeuCau: slip, ketQuas: lines } = result;
  const early = isGiven(slip) ? null : preliminaryOf(result);
  const waits = slip.TrangThai === 'SanSang';
  const labelOf = (path: string) => {
    const [, at = '', field = '', ...inner] = path.split('.');
    const label =
      field === 'hinhAnhs'
        ? t('imagesTitle')
        : field === 'truongs'
          ? fieldName(lines[Number(at)]?.truongs ?? [], inner.join('.'))
          : field === 'noiDung'
            ? t(`contentField.${inner.filter((one) => !/^\d+$/.test(one)).at(-1)}`, { ns: desk.name })
            : t(`field.${field}`);
    return `${lines[Number(at)]?.TenDichVu ?? ''}: ${label}`;
  };
  return (
    <>
      <DeskHead desk={desk} slip={slip}>
        {slip.NgayThucHien ? (
          <small>
            {t('begunAt', { at: formatDateTime(slip.NgayThucHien), who: result.NguoiThucHien?.ten ?? '' })}
          </small>
        ) : null}
        {early ? (
          <small>
            <StateTag tone="progress">{t('preliminary')}</StateTag>{' '}
            {t('returnedAt', { at: formatDateTime(early.NgayTra), who: early.NguoiTra?.ten ?? '' })}
          </small>
        ) : null}
        {slip.NgayKetQua && result.NguoiDuyet ? (
          <small>
            {t('returnedAt', { at: formatDateTime(slip.NgayKetQua), who: result.NguoiDuyet.ten })}
          </small>
        ) : null}
      </DeskHead>
      {desk.OfSlip ? (
        <Apart>
          <desk.OfSlip slip={slip._id} />
        </Apart>
      ) : null}
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
              <DeskLineText key={line.ChiTiet_Id} line={line} />
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
      {state.asking ? (
        <TellDialog
          slip={slip._id}
          doctor={slip.BacSiChiDinh?.ten ?? null}
          busy={state.busy}
          issues={issues.list}
          labelOf={labelOf}
          onTold={state.returnTold}
          onClose={state.stopAsking}
        >
          {state.found.map(({ ChiTiet_Id, TenDichVu, KetLuan }) => (
            <li key={ChiTiet_Id}>
              {TenDichVu}: <strong>{KetLuan}</strong>
            </li>
          ))}
        </TellDialog>
      ) : null}
    </>
  );
}
