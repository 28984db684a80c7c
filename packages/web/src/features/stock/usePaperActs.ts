import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import {
  CancelStockPaperDocument,
  ConfirmStockPaperDocument,
  DiscardStockPaperDocument,
  ReceiveStockPaperDocument,
  RefuseStockPaperDocument,
  SendStockPaperDocument,
  type StockPaperFragment,
} from './stock.pharmacy.gen.ts';
import type { Paper } from './usePaper.ts';

/** Acts in the order of their buttons; the first that is allowed is the usual next one. */
export const paperActs = ['xacNhan', 'gui', 'nhan', 'tuChoi', 'huy', 'bo'] as const;
export type PaperAct = (typeof paperActs)[number];

type Done = { data?: { phieu: StockPaperFragment } | null | undefined };

/** The acts on the paper that is open: what is typed is saved first, what takes back asks for a reason. */
export function usePaperActs(paper: Paper, onDone: () => void) {
  const { t } = useTranslation('stock');
  const { message } = useNotices();
  const { ask, dialog } = useActDialog();
  const [confirm] = useMutation(ConfirmStockPaperDocument);
  const [send] = useMutation(SendStockPaperDocument);
  const [receive] = useMutation(ReceiveStockPaperDocument);
  const [refuse] = useMutation(RefuseStockPaperDocument);
  const [discard] = useMutation(DiscardStockPaperDocument);
  const [cancel] = useMutation(CancelStockPaperDocument);

  const perform = (act: PaperAct, id: string, version: number, LyDo: string): Promise<Done> => {
    const variables = { id, version };
    if (act === 'xacNhan') return confirm({ variables });
    if (act === 'gui') return send({ variables });
    if (act === 'nhan') return receive({ variables });
    if (act === 'bo') return discard({ variables });
    return (act === 'tuChoi' ? refuse : cancel)({ variables: { ...variables, LyDo } });
  };

  const done = (act: PaperAct, record: StockPaperFragment) => {
    paper.replace(record);
    message.success(t(`done.${act}`, { number: record.SoPhieu }));
    onDone();
  };

  const { run, busy } = useOneAtATime(async (act: PaperAct) => {
    let now = paper.current();
    if (!now) return;
    if (act !== 'bo' && paper.dirty) {
      const saved = await paper.save();
      if (saved.kind !== 'ok') return;
      now = saved.record;
    }
    const { _id, version, SoPhieu } = now;
    const go = async (reason: string) => {
      try {
        const { data } = await perform(act, _id, version, reason);
        if (data) done(act, data.phieu);
      } catch (error) {
        if (!paper.issues.show(error)) throw error;
        message.error(t('faults'));
      }
    };
    if (act !== 'tuChoi' && act !== 'huy') return go('').catch((error) => message.error(userMessage(error)));
    await ask({
      act: act === 'huy' ? 'huyPhieuKho' : 'tuChoiPhieuKho',
      of: _id,
      title: t(`ask.${act}`, { number: SoPhieu }),
      text: t(`askText.${act}`),
      okText: t(`act.${act}`),
      run: go,
    });
  });
  return { run, busy, dialog, done };
}
