import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefLabel } from '../../../ui/entry.ts';
import type { SessionOfTab } from '../../../ui/feature.ts';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { benhAnOfSession } from '../benhAnValues.ts';
import { useBenhAnForm } from '../useBenhAnForm.ts';
import { BenhAnFields } from './BenhAnFields.tsx';

type Props = { session: SessionOfTab; specialty: RefLabel | null; onDone: () => void; onClose: () => void };

/** Opens an outpatient record in an examination, begun with what that knows. */
export function OpenRecordDialog({ session, specialty, onDone, onClose }: Props) {
  const { t } = useTranslation('medicalRecords');
  const { message } = useNotices();
  const [blank] = useState(() => benhAnOfSession(session, specialty?._id ?? null));
  const work = useBenhAnForm({
    record: null,
    blank,
    KhamBenh_Id: session._id,
    onDone: (saved) => {
      message.success(t('opened', { number: saved.SoBenhAn }));
      onDone();
    },
  });
  return (
    <Modal
      open
      width={960}
      title={t('open')}
      okText={t('open')}
      confirmLoading={work.saving}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      <BenhAnFields
        work={work}
        labels={{ ...session, BacSi: session.BacSiKham ?? null, ChuyenKhoa: specialty }}
        isNew
      />
    </Modal>
  );
}
