import { useMutation, useQuery } from '@apollo/client/react';
import { phieuSoKetTexts } from '@sen/domain/medicalRecords/phieuSoKet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { allows } from '../../../ui/acts.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { PrinterIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { usePrinting } from '../../../ui/Printing.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import type { BenhAnNgoaiTruFragment } from '../medicalRecords.main.gen.ts';
import { SoKetCuaBenhAnDocument, type SoKetFragment, XoaSoKetDocument } from '../papers.main.gen.ts';
import { SummaryDialog } from './SummaryDialog.tsx';

type Props = { record: BenhAnNgoaiTruFragment; onChanged: () => void };

/** The summaries of progress of a record, the newest first. */
export default function SummariesTab({ record, onChanged }: Props) {
  const { t } = useTranslation('medicalRecords');
  const { message, modal } = useNotices();
  const printing = usePrinting();
  const [writing, setWriting] = useState<{ summary: SoKetFragment | null } | null>(null);
  const { data, error, refetch } = useQuery(SoKetCuaBenhAnDocument, {
    variables: { BenhAn_Id: record._id },
    fetchPolicy: 'cache-and-network',
  });
  const [removeOne] = useMutation(XoaSoKetDocument);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const all = data.phieuSoKets;
  const changed = () => {
    void refetch();
    onChanged();
  };
  const remove = async (one: SoKetFragment) => {
    try {
      await removeOne({ variables: { id: one._id } });
    } catch (refusal) {
      message.error(userMessage(refusal));
    }
    changed();
  };
  const write = allows(record, 'soKet') ? (
    <Button type="primary" onClick={() => setWriting({ summary: null })}>
      {t('summary.write')}
    </Button>
  ) : null;
  return (
    <>
      {all.length > 0 && write ? <p className="record-acts">{write}</p> : null}
      {all.length === 0 ? <EmptyState text={t('summary.none')}>{write}</EmptyState> : null}
      {all.map((one) => {
        const title = t('summary.of', { at: formatDateTime(one.NgaySoKet) });
        return (
          <section key={one._id} className="section record-card" aria-label={title}>
            <h3>{title}</h3>
            <p className="soft">{one.BacSi?.ten}</p>
            <dl>
              {phieuSoKetTexts.map((name) =>
                one[name] ? (
                  <div key={name}>
                    <dt>{t(`summary.${name}`)}</dt>
                    <dd>{one[name]}</dd>
                  </div>
                ) : null,
              )}
            </dl>
            <p className="record-acts">
              <Button
                icon={<PrinterIcon />}
                onClick={() => printing.preview(`/api/print/PhieuSoKet/${one._id}`, title)}
              >
                {t('print', { count: 0 })}
              </Button>
              {allows(one, 'sua') ? (
                <Button onClick={() => setWriting({ summary: one })}>{t('summary.change')}</Button>
              ) : null}
              {allows(one, 'xoa') ? (
                <Button
                  danger
                  onClick={() =>
                    modal.confirm({
                      title: t('summary.removeAsk'),
                      okText: t('summary.remove'),
                      onOk: () => void remove(one),
                    })
                  }
                >
                  {t('summary.remove')}
                </Button>
              ) : null}
            </p>
          </section>
        );
      })}
      {writing ? (
        <SummaryDialog
          BenhAn_Id={record._id}
          summary={writing.summary}
          onClose={() => setWriting(null)}
          onDone={() => {
            setWriting(null);
            message.success(t('summary.saved'));
            changed();
          }}
        />
      ) : null}
    </>
  );
}
