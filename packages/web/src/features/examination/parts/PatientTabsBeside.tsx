import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PatientOfTab } from '../../../ui/feature.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { usePatientTabs } from '../../../ui/usePatientTabs.tsx';

/** What the patient's page shows over all visits, opened over the examination: nothing of it is left. */
export default function PatientTabsBeside({ patient }: { patient: PatientOfTab }) {
  const { t } = useTranslation('examination');
  const tabs = usePatientTabs(patient, 'examination');
  const [open, setOpen] = useState<string | null>(null);
  const shown = tabs.find(({ key }) => key === open);
  if (tabs.length === 0) return null;
  return (
    <section className="section">
      <h3>{t('overTime')}</h3>
      <div className="exam-over-time">
        {tabs.map(({ key, label }) => (
          <Button key={key} size="small" onClick={() => setOpen(key)}>
            {label}
          </Button>
        ))}
      </div>
      <Modal
        open={shown !== undefined}
        title={shown?.label}
        width={1080}
        footer={null}
        onCancel={() => setOpen(null)}
      >
        {shown?.children}
      </Modal>
    </section>
  );
}
