import type { OperationVariables } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { refusalOf } from '../../ui/acts.ts';
import type { ResolutionPartProps } from '../../ui/feature.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { usePrinting } from '../../ui/Printing.tsx';
import { PaperActs } from './PaperActs.tsx';
import { PaperWriting, type Writing } from './PaperWriting.tsx';
import type { PaperScreen, StoredPaper } from './paperScreen.ts';
import { usePaperActs } from './usePaperActs.tsx';
import { usePapers } from './usePapers.ts';

type Props<R extends StoredPaper, V extends object, I extends object, Q, X extends OperationVariables> = {
  paper: PaperScreen<R, V, I, Q, X>;
  /** The act of the session that writes it, and its refusal where there is one. */
  begun: { act: string; exists: string };
  /** What is told when it was taken back. */
  removed?: string;
} & ResolutionPartProps;

/**
 * The paper that a resolution asks for, below the examination: what it says with its acts, or the way to write it. Its texts, beside those
 * of every paper: `title`, `missing`, `cancelAsk`, `cancelHint` (with `one`) where no reason is asked, `removeAsk`, `removeHint` where it is removed.
 */
export function PaperPart<
  R extends StoredPaper,
  V extends object,
  I extends object,
  Q,
  X extends OperationVariables,
>({ paper, begun, removed, session, chosen, save, onChanged }: Props<R, V, I, Q, X>) {
  const { t } = useTranslation(paper.texts);
  const { modal } = useNotices();
  const printing = usePrinting();
  const papers = usePapers(paper, session, removed === undefined ? {} : { removed }, onChanged);
  const [writing, setWriting] = useState<Writing<R> | null>(null);
  const [saving, setSaving] = useState(false);
  const { answer, current, error, refetch } = papers;
  const known = useRef(session.TrangThai);
  useEffect(() => {
    // what may be done with it hangs on the state of its session
    if (known.current === session.TrangThai) return;
    known.current = session.TrangThai;
    void refetch();
  }, [session.TrangThai, refetch]);
  const write = (again: string | null) => setWriting({ record: current, again });
  const { acts, dialog } = usePaperActs(paper, papers, current?._id ?? '', write);
  if (answer === undefined) return error ? <Alert type="error" title={userMessage(error)} /> : null;
  const refusal = refusalOf(session, begun.act);
  if (!current && !(chosen && (refusal === null || refusal === begun.exists))) return null;
  const begin = async () => {
    setSaving(true);
    const saved = await save(); // it stands on the saved resolution
    setSaving(false);
    if (saved !== null) write(null);
  };
  const takeBack = (what: 'remove' | 'cancel', one: R) =>
    modal.confirm({
      title: t(`${what}Ask`),
      content: t(`${what}Hint`, { one }),
      okText: t(what),
      okButtonProps: { danger: true },
      onOk: () => void papers.remove(one._id),
    });
  return (
    <section className="section" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {current ? <paper.Lines one={current} /> : <p className="soft">{t('missing')}</p>}
      {current ? (
        <PaperActs
          paper={paper}
          one={current}
          acts={{
            ...acts,
            print: () =>
              printing.preview(`/api/print/${paper.print}/${current._id}`, paper.numbers(current).printed),
            xoa: () => takeBack('remove', current),
            huy: paper.reasons.cancel ? acts.huy : () => takeBack('cancel', current),
          }}
        />
      ) : (
        <Button type="primary" loading={saving} onClick={() => void begin()}>
          {t(paper.titles.write)}
        </Button>
      )}
      {writing ? (
        <PaperWriting
          paper={paper}
          session={session}
          answer={answer}
          writing={writing}
          onSaved={() => {
            setWriting(null);
            void refetch();
            onChanged();
          }}
          onClose={() => setWriting(null)}
        />
      ) : null}
      {dialog}
    </section>
  );
}
