import { useMutation, useQuery } from '@apollo/client/react';
import { gppPapersMost } from '@sen/domain/patients/gppPapers';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { UploadIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Loading } from '../../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import {
  AddGppPapersDocument,
  type GppPaperFragment,
  GppPapersDocument,
  RemoveGppPaperDocument,
} from './gppPapers.main.gen.ts';
import { GppPaperLine } from './parts/GppPaperLine.tsx';
import { PaperView } from './parts/PaperView.tsx';
import { paperKinds, paperRefusal, sendPaper } from './sendPaper.ts';

type Props = { BenhNhan_Id: string; mayChange: boolean };

/** The papers of a business customer: added as files, shown, removed with a reason; the removed ones below, for who may change. */
export default function GppPapersTab({ BenhNhan_Id, mayChange }: Props) {
  const { t } = useTranslation('patients');
  const { message } = useNotices();
  const { ask, dialog } = useActDialog();
  const requests = useRequestIds();
  const chooser = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<GppPaperFragment | null>(null);
  const { data, loading, error, refetch } = useQuery(GppPapersDocument, {
    variables: { BenhNhan_Id },
    fetchPolicy: 'network-only',
  });
  const [add] = useMutation(AddGppPapersDocument);
  const [remove] = useMutation(RemoveGppPaperDocument);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (loading && !data) return <Loading />;
  const papers = data?.chungTuGPPs ?? [];
  const inUse = papers.filter((one) => one.TrangThai === 'DangSuDung');
  const removed = papers.filter((one) => one.TrangThai !== 'DangSuDung');

  const take = async (files: readonly File[]) => {
    setSending(true);
    const Tep_Ids: string[] = [];
    const wrong: string[] = [];
    for (const file of files) {
      try {
        Tep_Ids.push(await sendPaper(file));
      } catch (failure) {
        wrong.push(`${file.name}: ${paperRefusal(failure)}`);
      }
    }
    try {
      if (Tep_Ids.length > 0) {
        const key = Tep_Ids.join();
        await add({ variables: { BenhNhan_Id, Tep_Ids, requestId: requests.of(key) } });
        requests.done(key);
        message.success(t('gpp.added', { count: Tep_Ids.length }));
      }
    } catch (failure) {
      wrong.push(userMessage(failure));
    }
    setRefused(wrong);
    setSending(false);
    await refetch();
  };
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    void take([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  const takeOut = ({ _id: id, fileName }: GppPaperFragment) =>
    ask({
      act: 'huyChungTuGPP',
      of: id,
      title: t('gpp.remove'),
      text: t('gpp.removeText', { name: fileName }),
      okText: t('gpp.remove'),
      run: (LyDo) => remove({ variables: { id, LyDo } }),
      done: t('gpp.removed'),
    }).then(() => refetch());
  return (
    <section className="section gpp-papers" aria-busy={sending}>
      {inUse.length === 0 ? <EmptyState text={t('gpp.none')} /> : null}
      <ul>
        {inUse.map((paper) => (
          <GppPaperLine
            key={paper._id}
            paper={paper}
            onShow={() => setShown(paper)}
            onRemove={() => void takeOut(paper)}
          />
        ))}
      </ul>
      {mayChange ? (
        <div className="gpp-add">
          <Button
            icon={<UploadIcon />}
            loading={sending}
            disabled={inUse.length >= gppPapersMost}
            onClick={() => chooser.current?.click()}
          >
            {t('gpp.add')}
          </Button>
          <small className="soft">{t('gpp.hint', { max: gppPapersMost })}</small>
          <input
            ref={chooser}
            type="file"
            multiple
            hidden
            accept={paperKinds}
            aria-label={t('gpp.add')}
            onChange={chosen}
          />
        </div>
      ) : null}
      {refused.map((text) => (
        <p key={text} className="gpp-wrong" role="alert">
          {text}
        </p>
      ))}
      {removed.length > 0 ? (
        <details>
          <summary>{t('gpp.removedOnes', { count: removed.length })}</summary>
          <ul>
            {removed.map((paper) => (
              <GppPaperLine key={paper._id} paper={paper} onShow={() => setShown(paper)} />
            ))}
          </ul>
        </details>
      ) : null}
      {shown ? <PaperView paper={shown} onClose={() => setShown(null)} /> : null}
      {dialog}
    </section>
  );
}
