import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../../ui/ConflictDialog.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { formatDateTime } from '../../../ui/dateText.ts';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { DeskHead } from '../../orders/desk/DeskHead.tsx';
import { lineOf, type TestResult } from '../testEntry.ts';
import type { TestSlip } from '../useTestSlip.ts';
import { LineEntry } from './LineEntry.tsx';
import { LineText } from './LineText.tsx';

type Props = { state: TestSlip; result: TestResult };

/** A slip: its head, then each service with its text and images, to write in or to read. */
export function SlipTask({ state, result }: Props) {
  const { t } = useTranslation('functionalTests');
  const { editable, issues, content } = state;
  const { DichVuYeuCau: slip, ketQuas: lines } = result;
  const waits = slip.TrangThai === 'SanSang';
  const labelOf = (path: string) => {
    const [, at = '', field = ''] = path.split('.');
    return `${lines[Number(at)]?.TenDichVu ?? ''}: ${field === 'hinhAnhs' ? t('imagesTitle') : t(`field.${field}`)}`;
  };
  return (
    <>
      <DeskHead slip={slip} label={t('slip')} state={t(`slipState.${slip.TrangThai}`)}>
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
      {editable && state.restoredAt ? (
        <DraftNotice savedAt={state.restoredAt} onDiscard={state.discard} />
      ) : null}
      {waits ? (
        <section className="section">
          <h3>{t('services', { count: lines.length })}</h3>
          <ul className="test-services">
            {lines.map((line) => (
              <li key={line.ChiTiet_Id}>{line.TenDichVu}</li>
            ))}
          </ul>
        </section>
      ) : (
        <Form form={state.form} component={false}>
          <FormErrors form={state.form} issues={issues.list} labelOf={labelOf} />
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
          <p className="test-progress" role="status">
            {t('progress', { concluded: state.progress.concluded, needed: state.progress.needed })}
            {state.dirty ? ` · ${t('unsaved')}` : ''}
          </p>
        </Form>
      )}
      <ConflictDialog {...state.conflict} />
    </>
  );
}
