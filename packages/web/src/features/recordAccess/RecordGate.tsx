import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../ui/dateText.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { OpenForm } from './parts/OpenForm.tsx';
import { useRecordAccess } from './useRecordAccess.ts';
import './recordAccess.css';

type Props = { BenhNhan_Id: string /** More of the record is seen now, or less. */; onChange: () => void };

/**
 * Stands above a patient's record: says why what other facilities wrote is not shown, and asks for the reason to open it; once it is
 * open, until when and why. Nothing where there is nothing of others, or where it is seen without a reason.
 */
export function RecordGate({ BenhNhan_Id, onChange }: Props) {
  const { t } = useTranslation('recordAccess');
  const { access, changed } = useRecordAccess(BenhNhan_Id, onChange);
  if (!access?.coCoSoKhac) return null;
  const { moHoSo, tuChoi, duocMo } = access;
  if (moHoSo)
    return (
      <Alert
        type="warning"
        role="status"
        title={t('openUntil', { at: formatDateTime(moHoSo.DenLuc) })}
        description={`${moHoSo.LyDo?.ten ?? ''}: ${moHoSo.DienGiai}`}
      />
    );
  if (!tuChoi) return null;
  if (!duocMo)
    return (
      <Alert
        type="info"
        title={t('closed')}
        description={t(tuChoi === 'RECORD_OF_ANOTHER_FACILITY' ? 'hiddenHere' : 'noRight')}
      />
    );
  return (
    <section className="section record-gate" aria-labelledby="record-gate">
      <h2 id="record-gate">{t('closed')}</h2>
      <p>{t('closedWhy')}</p>
      <OpenForm BenhNhan_Id={BenhNhan_Id} onOpened={changed} />
    </section>
  );
}
