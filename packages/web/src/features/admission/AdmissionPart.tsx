import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { allows } from '../../ui/acts.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import type { ResolutionPartProps } from '../../ui/feature.ts';
import { PrinterIcon } from '../../ui/icons.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { useAdmission } from './useAdmission.ts';

const AdmissionDialog = lazy(() => import('./AdmissionDialog.tsx'));

/** The order to admit of a session whose resolution is one: the record with its acts, or the way to write it. */
export default function AdmissionPart(props: ResolutionPartProps) {
  const { t } = useTranslation('admission');
  const printing = usePrinting();
  const admission = useAdmission(props);
  const { session } = props;
  const { record } = admission;
  const refusal = session.hanhDongs.find((one) => one.action === 'chiDinhNhapVien')?.refusal ?? null;
  if (!admission.ready)
    return admission.error ? <Alert type="error" title={userMessage(admission.error)} /> : null;
  const mayWrite = record ? allows(record, 'sua') : refusal === null || refusal === 'ADMISSION_EXISTS';
  if (!record && !mayWrite) return null;
  return (
    <section className="section" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {record ? (
        <p>
          <strong>{record.KhoaNhapVien?.ten}</strong> · {record.MaNhapVien} · {record.LoaiBenhAn?.ten} ·{' '}
          {formatDateTime(record.ThoiGianVaoVien)}
        </p>
      ) : (
        <p className="soft">{t('missing')}</p>
      )}
      <div className="drug-acts">
        {record ? (
          <Button
            icon={<PrinterIcon />}
            onClick={() => printing.preview(`/api/print/PhieuKhamVaoVien/${record._id}`, record.MaNhapVien)}
          >
            {t('print')}
          </Button>
        ) : null}
        {mayWrite ? (
          <Button
            type={record ? 'default' : 'primary'}
            loading={admission.saving}
            onClick={() => void admission.write()}
          >
            {t(record ? 'change' : 'write')}
          </Button>
        ) : null}
        {allows(record, 'huy') ? (
          <Button danger onClick={admission.cancel}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
      {admission.writing ? (
        <Suspense fallback={null}>
          <AdmissionDialog
            session={session}
            record={record}
            onClose={admission.close}
            onDone={() => {
              admission.close();
              admission.changed();
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
