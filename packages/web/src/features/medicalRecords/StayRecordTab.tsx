import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { allows } from '../../ui/acts.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import type { StayTabProps } from '../../ui/feature.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { LockIcon, PrinterIcon, SaveIcon } from '../../ui/icons.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Loading } from '../../ui/Loading.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useWhenFree } from '../../ui/useWhenFree.ts';
import { benhAnValues } from './benhAnValues.ts';
import {
  type BenhAnNgoaiTruFragment,
  KhoaBenhAnDocument,
  MoKhoaBenhAnDocument,
} from './medicalRecords.main.gen.ts';
import { BenhAnFields } from './parts/BenhAnFields.tsx';
import { useBenhAnForm } from './useBenhAnForm.ts';
import { useRecord } from './useRecord.ts';

/** The medical record of a stay: its form, and whether it is locked. */
export default function StayRecordTab({ stay, onChanged, shown }: StayTabProps) {
  const { t } = useTranslation('medicalRecords');
  if (stay.BenhAn_Id === null) return <EmptyState text={t('noSuchRecord')} />;
  return <Read id={stay.BenhAn_Id} onChanged={onChanged} shown={shown} />;
}

type Props = { id: string; onChanged: () => void; shown: boolean };

function Read({ id, onChanged, shown }: Props) {
  const { t } = useTranslation('medicalRecords');
  const one = useRecord(id);
  if (one.error) return <ErrorState error={one.error} onRetry={one.refetch} />;
  if (!one.record) return one.missing ? <EmptyState text={t('noSuchRecord')} /> : <Loading />;
  const changed = () => {
    one.refetch();
    onChanged();
  };
  return <Written record={one.record} onChanged={changed} shown={shown} />;
}

type WrittenProps = { record: BenhAnNgoaiTruFragment; onChanged: () => void; shown: boolean };

function Written({ record, onChanged, shown }: WrittenProps) {
  const { t } = useTranslation('medicalRecords');
  const { message } = useNotices();
  const printing = usePrinting();
  const work = useBenhAnForm({
    record,
    blank: benhAnValues(record),
    KhamBenh_Id: record.KhamBenh_Id,
    ofStay: true,
    onDone: () => {
      message.success(t('saved'));
      onChanged();
    },
  });
  const locking = useLocking(record, onChanged);
  const editable = allows(record, 'suaNoiTru');
  const save = () => void work.save();
  const saveWhenFree = useWhenFree(work.saving, save);
  const print = async () => {
    if (work.dirty && (await work.save()).kind !== 'ok') return;
    printing.preview(`/api/print/BenhAnNgoaiTru/${record._id}`, t('number', { number: record.SoBenhAn }));
  };
  useHotkeys(
    shown
      ? [
          { keys: 'Ctrl+S', label: t('save'), run: saveWhenFree, disabled: !editable },
          { keys: 'Ctrl+P', label: t('printRecord'), run: () => void print() },
        ]
      : [],
  );
  return (
    <>
      {record.KhoaLuc ? (
        <Alert
          type="info"
          title={t('lockedSince', { at: formatDateTime(record.KhoaLuc) })}
          description={record.NguoiKhoa ? t('lockedBy', { who: record.NguoiKhoa.ten }) : ''}
        />
      ) : null}
      <BenhAnFields work={work} labels={record} disabled={!editable} ofStay />
      <p className="record-acts">
        {editable ? (
          <Button type="primary" icon={<SaveIcon />} loading={work.saving} onClick={save}>
            {t('save')} <kbd>Ctrl S</kbd>
          </Button>
        ) : null}
        <Button icon={<PrinterIcon />} onClick={() => void print()}>
          {t('printRecord')} <kbd>Ctrl P</kbd>
        </Button>
        {allows(record, 'khoa') ? (
          <Button icon={<LockIcon />} disabled={work.dirty} onClick={locking.lock}>
            {t('lock')}
          </Button>
        ) : null}
        {allows(record, 'moKhoa') ? <Button onClick={locking.unlock}>{t('unlock')}</Button> : null}
      </p>
      {locking.dialog}
    </>
  );
}

/** Locks the record after a question, and opens it again for a reason. */
function useLocking({ _id, version, SoBenhAn: number }: BenhAnNgoaiTruFragment, onChanged: () => void) {
  const { t } = useTranslation('medicalRecords');
  const { message, modal } = useNotices();
  const reasons = useActDialog();
  const [lock] = useMutation(KhoaBenhAnDocument);
  const [unlock] = useMutation(MoKhoaBenhAnDocument);
  const locked = async () => {
    try {
      await lock({ variables: { id: _id, version } });
      message.success(t('lockedNow'));
    } catch (refusal) {
      message.error(userMessage(refusal));
    }
    onChanged();
  };
  return {
    lock: () =>
      modal.confirm({
        title: t('lockAsk', { number }),
        content: t('lockText'),
        okText: t('lock'),
        onOk: () => void locked(),
      }),
    unlock: () =>
      void reasons.ask({
        act: 'moKhoaBenhAn',
        of: _id,
        title: t('unlockAsk', { number }),
        okText: t('unlock'),
        done: t('unlocked'),
        run: async (LyDo) => {
          await unlock({ variables: { id: _id, version, LyDo } });
          onChanged();
        },
      }),
    dialog: reasons.dialog,
  };
}
