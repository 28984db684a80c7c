import { hoiChanActs } from '@sen/domain/consultations/hoiChan';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { allows } from '../../ui/acts.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { usePrinting } from '../../ui/Printing.tsx';
import { PaperCard } from '../papers/PaperCard.tsx';
import type { Writing } from '../papers/PaperWriting.tsx';
import type { Papers } from '../papers/usePapers.ts';
import { type BienBanFragment, HoanTatBienBanDocument } from './consultations.main.gen.ts';
import { sessionMinutes as paper } from './minutesPaper.ts';

type Props = {
  minutes: Papers<BienBanFragment, unknown>;
  /** Opened from a list: these alone. */
  only?: string | null;
  /** Leaves the way free for a preview. */
  beforePrint?: () => void;
  onWrite: (writing: Writing<BienBanFragment>) => void;
};

/** Minutes of consultations, each with its acts. */
export function MinutesList({ minutes, only = null, beforePrint, onWrite }: Props) {
  const { t } = useTranslation('consultations');
  const { ask, dialog } = useActDialog();
  const { modal } = useNotices();
  const printing = usePrinting();
  const print = (form: string, { _id, MaBienBanHoiChan }: BienBanFragment) => {
    beforePrint?.();
    printing.preview(`/api/print/${form}/${_id}`, MaBienBanHoiChan);
  };
  const sure = (title: string, okText: string, onOk: () => unknown) =>
    modal.confirm({ title, okText, onOk: () => void onOk() });
  const complete = ({ _id, version, MaBienBanHoiChan }: BienBanFragment) =>
    sure(t('completeAsk', { code: MaBienBanHoiChan }), t('complete'), () =>
      minutes.act(HoanTatBienBanDocument, { id: _id, version }, t('completed')),
    );
  const cancel = ({ _id }: BienBanFragment) =>
    ask({
      act: 'cancelBienBanHoiChan',
      of: _id,
      title: t('cancelAsk'),
      okText: t('cancel'),
      run: (reason) => minutes.cancel(_id, reason),
    });
  const remove = ({ _id, MaBienBanHoiChan }: BienBanFragment) =>
    sure(t('removeAsk', { code: MaBienBanHoiChan }), t('remove'), () => minutes.remove(_id));
  return (
    <>
      {minutes.all
        .filter((one) => !only || one._id === only)
        .map((one) => (
          <PaperCard
            key={one._id}
            paper={paper}
            one={one}
            busy={minutes.acting}
            acts={
              paper.live.includes(one.TrangThai)
                ? {
                    print: () => print('BienBanHoiChan', one),
                    sua: () => onWrite({ record: one, again: null }),
                    xoa: () => remove(one),
                    huy: () => void cancel(one),
                  }
                : undefined
            }
          >
            {one.TrangThai === 'HoanTat' ? (
              <Button onClick={() => print('TrichBienBanHoiChan', one)}>{t('extract')}</Button>
            ) : null}
            {allows(one, 'hoanTat') ? (
              <Button type="primary" disabled={minutes.acting} onClick={() => complete(one)}>
                {hoiChanActs.acts.hoanTat.label[currentLanguage()]}
              </Button>
            ) : null}
          </PaperCard>
        ))}
      {dialog}
    </>
  );
}
