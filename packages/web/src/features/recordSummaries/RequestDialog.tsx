import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { PaperCard } from '../papers/PaperCard.tsx';
import type { Writing } from '../papers/PaperWriting.tsx';
import { usePaperActs } from '../papers/usePaperActs.tsx';
import { DeliverDialog } from './DeliverDialog.tsx';
import { OfPatient } from './NewRequestDialog.tsx';
import { RequestCard } from './RequestCard.tsx';
import type { TomTatFragment, YeuCauFragment } from './recordSummaries.main.gen.ts';
import { SummaryDialog } from './SummaryDialog.tsx';
import { summaryPaper } from './summaryPaper.tsx';
import { useRequest } from './useRequest.ts';

type Props = { id: string; onChanged: () => void; onClose: () => void };
type Doing = { what: 'change' | 'deliver' } | ({ what: 'write' } & Writing<TomTatFragment>);

/** One request: written by the doctor, delivered by the desk, refused; its summary is changed, issued again or cancelled. */
export default function RequestDialog({ id, onChanged, onClose }: Props) {
  const { t } = useTranslation('recordSummaries');
  const work = useRequest(id, onChanged);
  const printing = usePrinting();
  const [doing, setDoing] = useState<Doing | null>(null);
  const { request } = work;
  if (!work.ready || !request)
    return (
      <Modal open title={t('title')} footer={null} onCancel={onClose}>
        {work.error ? (
          <Alert type="error" title={userMessage(work.error)} />
        ) : work.ready ? (
          <Alert type="info" title={t('gone')} />
        ) : (
          <Loading />
        )}
      </Modal>
    );
  const done = () => {
    setDoing(null);
    work.changed();
  };
  const stop = () => setDoing(null);
  const title = titleOf(t('title'), request);
  if (doing?.what === 'change')
    return <OfPatient BenhNhan_Id={request.BenhNhan_Id} record={request} onDone={done} onClose={stop} />;
  if (doing?.what === 'deliver') return <DeliverDialog request={request} onDone={done} onClose={stop} />;
  if (doing?.what === 'write')
    return (
      <SummaryDialog
        request={request}
        title={title}
        writing={doing}
        onDone={(saved) => {
          onChanged();
          onClose();
          printing.preview(`/api/print/TomTatHoSoBenhAn/${saved._id}`, saved.SoTomTat);
        }}
        onClose={stop}
      />
    );
  return <ShowDialog work={work} request={request} title={title} onDo={setDoing} onClose={onClose} />;
}

const titleOf = (title: string, { BenhNhan }: YeuCauFragment) =>
  [title, BenhNhan?.TenBenhNhan, BenhNhan?.MaYTe].filter(Boolean).join(' · ');

type ShowProps = {
  work: ReturnType<typeof useRequest>;
  request: YeuCauFragment;
  title: string;
  onDo: (doing: Doing) => void;
  onClose: () => void;
};

function ShowDialog({ work, request, title, onDo, onClose }: ShowProps) {
  const { t } = useTranslation('recordSummaries');
  const { ask, dialog } = useActDialog();
  const printing = usePrinting();
  const { current } = work;
  const refuse = () =>
    ask({
      act: 'tuChoiYeuCauTomTatHoSo',
      of: request._id,
      title: t('refuseAsk'),
      okText: t('refuse'),
      reasons: t('refuseReasons').split('|'),
      run: work.refuse,
    });
  const { acts, dialog: reasons } = usePaperActs(summaryPaper, work, current?._id ?? '', (reason) =>
    onDo({ what: 'write', record: current, again: reason }),
  );
  const print = (form: string, id: string, number: string) => {
    onClose();
    printing.preview(`/api/print/${form}/${id}`, number);
  };
  return (
    <Modal open width={680} title={title} footer={null} onCancel={onClose}>
      <RequestCard
        request={request}
        acts={{
          print: () => print('YeuCauTomTatHoSo', request._id, request.SoYeuCau),
          lap: () => onDo({ what: 'write', record: null, again: null }),
          giao: () => onDo({ what: 'deliver' }),
          sua: () => onDo({ what: 'change' }),
          tuChoi: () => void refuse(),
        }}
      />
      {current ? (
        <PaperCard
          paper={summaryPaper}
          one={current}
          acts={{ ...acts, print: () => print('TomTatHoSoBenhAn', current._id, current.SoTomTat) }}
        />
      ) : null}
      {work.earlier.map((one) => (
        <PaperCard key={one._id} paper={summaryPaper} one={one} />
      ))}
      {dialog}
      {reasons}
    </Modal>
  );
}
