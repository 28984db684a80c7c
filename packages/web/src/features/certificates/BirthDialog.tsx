import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import type { LeavingPaperProps } from '../../ui/feature.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { PaperCard } from '../papers/PaperCard.tsx';
import { PaperWriting, type Writing } from '../papers/PaperWriting.tsx';
import { usePaperActs } from '../papers/usePaperActs.tsx';
import { type Papers, usePapers } from '../papers/usePapers.ts';
import { birth as paper } from './certificatePapers.tsx';
import type { ChungSinhFragment } from './certificates.main.gen.ts';

/** The birth certificates of the children of a stay: one a child, each with its acts. */
export default function BirthDialog({ stay, patient, onClose }: LeavingPaperProps) {
  const { t } = useTranslation('certificates');
  const papers = usePapers(paper, stay);
  const [writing, setWriting] = useState<Writing<ChungSinhFragment> | null>(null);
  const { answer, all, error, refetch } = papers;
  const title = [t('title.GiayChungSinh'), patient].join(' · ');
  if (answer === undefined)
    return (
      <Modal open title={title} footer={null} onCancel={onClose}>
        {error ? <Alert type="error" title={userMessage(error)} /> : <Loading />}
      </Modal>
    );
  const first = all.length === 0;
  if (writing || first)
    return (
      <PaperWriting
        paper={paper}
        session={stay}
        answer={answer}
        writing={writing ?? { record: null, again: null }}
        patient={patient}
        onSaved={() => {
          setWriting(null);
          void refetch();
        }}
        onClose={first ? onClose : () => setWriting(null)}
      />
    );
  return (
    <Modal open width={680} title={title} footer={null} onCancel={onClose}>
      {all.map((one) => (
        <Child key={one._id} one={one} papers={papers} onWrite={setWriting} onPrint={onClose} />
      ))}
      <p>
        <Button onClick={() => setWriting({ record: null, again: null })}>{t('nextChild')}</Button>
      </p>
    </Modal>
  );
}

type ChildProps = {
  one: ChungSinhFragment;
  papers: Papers<ChungSinhFragment, unknown>;
  onWrite: (writing: Writing<ChungSinhFragment>) => void;
  onPrint: () => void;
};

function Child({ one, papers, onWrite, onPrint }: ChildProps) {
  const printing = usePrinting();
  const { acts, dialog } = usePaperActs(paper, papers, one._id, (again) => onWrite({ record: one, again }));
  const print = () => {
    onPrint();
    printing.preview(`/api/print/${paper.print}/${one._id}`, one.SoDayDu);
  };
  return (
    <>
      <PaperCard
        paper={paper}
        one={one}
        busy={papers.acting}
        acts={one.TrangThai === 'DangSuDung' ? { ...acts, print } : undefined}
      />
      {dialog}
    </>
  );
}
