import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import type { SessionPaperProps } from '../../ui/feature.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import type { CaBenhFragment } from './caseReports.main.gen.ts';
import { Deadline } from './Deadline.tsx';
import { ReportCard } from './ReportCard.tsx';
import { ReportForm } from './ReportForm.tsx';
import type { Work } from './reportValues.ts';
import { SendDialog } from './SendDialog.tsx';
import { useReportForm } from './useReportForm.ts';
import { type Reports, useReports } from './useReports.ts';
import './caseReports.css';

/** What is done in the dialogue: the live report is looked at, or one is written. */
type Writing = { record: CaBenhFragment | null; again: string | null };
type Props = SessionPaperProps & {
  /** Whose it is, where the screen does not say it. */
  patient?: string;
};

/** The case report of a session: written, recorded as sent, written anew, cancelled; a session without one begins with the form. */
export default function CaseReportDialog({ session, patient, onClose }: Props) {
  const { t } = useTranslation('caseReports');
  const reports = useReports(session);
  const [writing, setWriting] = useState<Writing | null>(null);
  const [sending, setSending] = useState<CaBenhFragment | null>(null);
  const { current, work } = reports;
  const title = [t('title'), patient].filter(Boolean).join(' · ');
  if (!reports.ready || !work)
    return (
      <Modal open title={title} footer={null} onCancel={onClose}>
        {reports.error ? (
          <Alert type="error" title={userMessage(reports.error)} />
        ) : reports.ready ? (
          <Alert type="info" title={t('noDisease')} />
        ) : (
          <Loading />
        )}
      </Modal>
    );
  if (sending)
    return (
      <SendDialog
        report={sending}
        onDone={() => {
          setSending(null);
          void reports.refetch();
        }}
        onClose={() => setSending(null)}
      />
    );
  if (writing || !current)
    return (
      <WriteDialog
        session={session}
        work={work}
        title={title}
        writing={writing ?? { record: null, again: null }}
        onDone={() => {
          void reports.refetch();
          setWriting(null);
        }}
        onClose={writing ? () => setWriting(null) : onClose}
      />
    );
  return (
    <ShowDialog
      reports={reports}
      current={current}
      title={title}
      onWrite={setWriting}
      onSend={() => setSending(current)}
      onClose={onClose}
    />
  );
}

type WriteProps = SessionPaperProps & {
  work: Work;
  title: string;
  writing: Writing;
  onDone: () => void;
};

function WriteDialog({ session, work, title, writing: { record, again }, onDone, onClose }: WriteProps) {
  const { t } = useTranslation('caseReports');
  const form = useReportForm({ session, work, record, again, onDone });
  return (
    <Modal
      open
      width={920}
      title={title}
      okText={t('save')}
      confirmLoading={form.saving}
      onOk={() => void form.save(again === null ? null : 'again')}
      onCancel={onClose}
    >
      <Deadline work={work} />
      {again === null ? null : <p className="soft">{t('againReason', { reason: again })}</p>}
      <ReportForm record={record} work={work} form={form} />
    </Modal>
  );
}

type ShowProps = {
  reports: Reports;
  current: CaBenhFragment;
  title: string;
  onWrite: (writing: Writing) => void;
  onSend: () => void;
  onClose: () => void;
};

function ShowDialog({ reports, current, title, onWrite, onSend, onClose }: ShowProps) {
  const { t } = useTranslation('caseReports');
  const { ask, dialog } = useActDialog();
  const printing = usePrinting();
  const again = () =>
    ask({
      act: 'lapLaiBaoCaoCaBenh',
      of: current._id,
      title: t('againAsk'),
      okText: t('again'),
      reasons: t('againReasons').split('|'),
      harmless: true,
      run: (reason) => onWrite({ record: current, again: reason }),
    });
  const cancel = () =>
    ask({
      act: 'cancelBaoCaoCaBenh',
      of: current._id,
      title: t('cancelAsk'),
      okText: t('cancel'),
      run: (reason) => reports.cancel(current._id, reason),
    });
  return (
    <Modal open width={680} title={title} footer={null} onCancel={onClose}>
      <div className="case-list">
        <ReportCard
          report={current}
          acts={{
            print: () => {
              onClose();
              printing.preview(`/api/print/BaoCaoCaBenh/${current._id}`, current.SoBaoCao);
            },
            sua: () => onWrite({ record: current, again: null }),
            gui: onSend,
            lapLai: () => void again(),
            huy: () => void cancel(),
          }}
        />
        {reports.earlier.map((one) => (
          <ReportCard key={one._id} report={one} />
        ))}
      </div>
      {dialog}
    </Modal>
  );
}
