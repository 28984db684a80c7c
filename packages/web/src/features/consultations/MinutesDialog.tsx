import { hoiChanActs, viTriHoiChan } from '@sen/domain/consultations/hoiChan';
import { bienBanHoiChanRecord } from '@sen/domain/consultations/records';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { allows } from '../../ui/acts.ts';
import type { SessionPaperProps } from '../../ui/feature.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Loading } from '../../ui/Loading.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { PaperCard } from '../papers/PaperCard.tsx';
import { PaperWriting, type Writing } from '../papers/PaperWriting.tsx';
import { definePaperScreen } from '../papers/paperScreen.ts';
import { type Papers, usePapers } from '../papers/usePapers.ts';
import {
  BienBanCuaLuotDocument,
  type BienBanCuaLuotQuery,
  type BienBanFragment,
  HoanTatBienBanDocument,
  HuyBienBanDocument,
  LapBienBanDocument,
  SuaBienBanDocument,
  XoaBienBanDocument,
} from './consultations.main.gen.ts';
import { MinutesFields } from './MinutesFields.tsx';
import { MinutesLines } from './MinutesLines.tsx';
import { minutesFields, minutesInput, minutesValues, placedIssues } from './minutesValues.ts';
import { stateTones } from './stateTones.ts';
import './consultations.css';

const seat = (kind: 'ref' | 'refs', ViTri: keyof typeof viTriHoiChan) =>
  ({ kind, to: 'NhanVien', label: viTriHoiChan[ViTri] }) as const;

const paper = definePaperScreen({
  record: bienBanHoiChanRecord,
  acts: hoiChanActs,
  texts: 'consultations',
  titles: { write: 'write', change: 'change', save: 'save' },
  width: 920,
  form: 'bien-ban-hoi-chan',
  print: 'BienBanHoiChan',
  live: ['DangSoan', 'HoanTat'],
  numbers: ({ MaBienBanHoiChan }: BienBanFragment) => ({
    known: MaBienBanHoiChan,
    printed: MaBienBanHoiChan,
  }),
  reasons: { cancel: 'cancelBienBanHoiChan' },
  operations: {
    list: {
      query: BienBanCuaLuotDocument,
      of: ({ TiepNhan_Id }) => ({ TiepNhan_Id }),
      papers: (answer) => answer.bienBanHoiChansByTiepNhan,
    },
    create: LapBienBanDocument,
    update: SuaBienBanDocument,
    cancel: HuyBienBanDocument,
    remove: XoaBienBanDocument,
  },
  fields: minutesFields,
  also: {
    ChuToa: seat('ref', 'ChuToa'),
    ThuKy: seat('ref', 'ThuKy'),
    ThanhVien: seat('refs', 'ThanhVien'),
    HoTro: seat('refs', 'HoTro'),
  },
  values: (record, { ChanDoan, ChanDoanICD }, _answer, me) =>
    minutesValues(record, {
      ChanDoan: ChanDoan ?? ChanDoanICD?.ten ?? null,
      NhanVien_Id: me,
      now: new Date().toISOString(),
    }),
  input: minutesInput,
  placed: placedIssues,
  Fields: MinutesFields,
  Lines: MinutesLines,
  state: ({ TrangThai }) => ({ tone: stateTones[TrangThai] }),
});

type Props = SessionPaperProps & {
  /** Only these minutes of the visit, and none are begun. */
  only?: string;
  /** Whose they are, where the screen does not say it. */
  patient?: string;
};

/** The consultation minutes of a visit: written, completed, printed; a visit without any begins with the form. */
export default function MinutesDialog({ session, only, patient, onClose }: Props) {
  const { t } = useTranslation('consultations');
  const said = { cancelled: t('cancelDone'), removed: t('removed') };
  const minutes = usePapers(paper, session, said);
  const [writing, setWriting] = useState<Writing<BienBanFragment> | null>(null);
  const { answer } = minutes;
  const first = minutes.all.length === 0 && !only;
  if (answer === undefined)
    return (
      <Modal open title={t('title')} footer={null} onCancel={onClose}>
        {minutes.error ? <Alert type="error" title={userMessage(minutes.error)} /> : <Loading />}
      </Modal>
    );
  if (writing || first)
    return (
      <PaperWriting
        paper={paper}
        session={session}
        answer={answer}
        writing={writing ?? { record: null, again: null }}
        patient={patient}
        onSaved={() => {
          void minutes.refetch();
          setWriting(null);
        }}
        onClose={first ? onClose : () => setWriting(null)}
      />
    );
  const title = [t('title'), patient].filter(Boolean).join(' · ');
  return (
    <ShowDialog minutes={minutes} title={title} only={only ?? null} onWrite={setWriting} onClose={onClose} />
  );
}

type ShowProps = {
  minutes: Papers<BienBanFragment, BienBanCuaLuotQuery>;
  title: string;
  only: string | null;
  onWrite: (writing: Writing<BienBanFragment>) => void;
  onClose: () => void;
};

function ShowDialog({ minutes, title, only, onWrite, onClose }: ShowProps) {
  const { t } = useTranslation('consultations');
  const { ask, dialog } = useActDialog();
  const { modal } = useNotices();
  const printing = usePrinting();
  const print = (form: string, { _id, MaBienBanHoiChan }: BienBanFragment) => {
    onClose();
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
  const shown = minutes.all.filter((one) => !only || one._id === only);
  return (
    <Modal open width={760} title={title} footer={null} onCancel={onClose}>
      <div className="minutes-list">
        {only ? null : (
          <div>
            <Button onClick={() => onWrite({ record: null, again: null })}>{t('write')}</Button>
          </div>
        )}
        {shown.map((one) => (
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
                    xoa: () =>
                      sure(t('removeAsk', { code: one.MaBienBanHoiChan }), t('remove'), () =>
                        minutes.remove(one._id),
                      ),
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
      </div>
      {dialog}
    </Modal>
  );
}
