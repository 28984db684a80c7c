import { useMutation } from '@apollo/client/react';
import { nhapVienActs } from '@sen/domain/admission/nhapVien';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { userMessage } from '../../../session/userMessage.ts';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import {
  BackToWardDocument,
  CloseWardDocument,
  CompleteLeavingDocument,
  type LeavingFragment,
  type LeavingStayFragment,
  ReopenLeavingDocument,
  ResultsLaterDocument,
} from './discharges.main.gen.ts';
import type { Leave } from './useLeaveForm.ts';

const LeaveDialog = lazy(() => import('./LeaveDialog.tsx'));
const BackDialog = lazy(() => import('./BackDialog.tsx'));

type Open = { what: 'leave'; of: Leave } | { what: 'back'; reason: string } | null;

/** What may be done at the end of a stay, and the dialogues of it: render `dialog`. */
export function useLeavingActs(
  stay: LeavingStayFragment,
  paper: LeavingFragment | null,
  onChanged: () => void,
) {
  const { t } = useTranslation('discharges');
  const { message } = useNotices();
  const confirm = useActDialog();
  const [open, setOpen] = useState<Open>(null);
  const [close] = useMutation(CloseWardDocument);
  const [toWard] = useMutation(BackToWardDocument);
  const [complete] = useMutation(CompleteLeavingDocument);
  const [reopen] = useMutation(ReopenLeavingDocument);
  const [later] = useMutation(ResultsLaterDocument);
  const { _id: id, version } = stay;
  const name = stay.BenhNhan?.TenBenhNhan ?? stay.MaNhapVien;
  const label = (act: keyof typeof nhapVienActs.acts) => nhapVienActs.acts[act].label[currentLanguage()];
  const perform = async (act: () => Promise<unknown>, done: string) => {
    try {
      await act();
      message.success(t(done, { name }));
    } catch (error) {
      message.error(userMessage(error));
    }
    onChanged();
  };
  const ask = (
    act: 'huyChuyenThanhToan' | 'moLaiRaVien',
    send: (LyDo: string) => Promise<unknown>,
  ): Promise<boolean> =>
    confirm.ask({
      act: act === 'moLaiRaVien' ? 'moLaiRaVienNoiTru' : 'huyChuyenThanhToanRaVien',
      of: id,
      title: `${label(act)}: ${name}`,
      okText: label(act),
      text: t(`ask.${act}`),
      done: t(`done.${act}`, { name }),
      run: async (LyDo) => {
        await send(LyDo);
        onChanged();
      },
    });
  const write = async () => {
    if (!paper || paper.SoLanIn === 0) return setOpen({ what: 'leave', of: { stay, paper, reason: null } });
    await confirm.ask({
      act: 'thayTheRaVienNoiTru',
      of: paper._id,
      title: t('replaceAsk'),
      okText: t('change'),
      harmless: true,
      run: (reason) => setOpen({ what: 'leave', of: { stay, paper, reason } }),
    });
  };
  const takeBack = () =>
    confirm.ask({
      act: 'huyRaVienNoiTru',
      of: id,
      title: `${label('huyRaVien')}: ${name}`,
      okText: t('next'),
      text: t('ask.huyRaVien'),
      harmless: true,
      run: (reason) => setOpen({ what: 'back', reason }),
    });
  const dialog: ReactNode = (
    <>
      {confirm.dialog}
      <Suspense fallback={null}>
        {open?.what === 'leave' ? (
          <LeaveDialog
            of={open.of}
            onClose={() => setOpen(null)}
            onDone={() => {
              setOpen(null);
              message.success(t(open.of.paper ? 'done.change' : 'done.chiDinhRaVien', { name }));
              onChanged();
            }}
          />
        ) : null}
        {open?.what === 'back' ? (
          <BackDialog
            stay={stay}
            reason={open.reason}
            onClose={() => setOpen(null)}
            onDone={() => {
              setOpen(null);
              message.success(t('done.huyRaVien', { name }));
              onChanged();
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
  return {
    write,
    later: (slip: string) =>
      void perform(
        () => later({ variables: { input: { NhapVien_Id: id, version, DichVuYeuCau_Ids: [slip] } } }),
        'done.traKetQuaSau',
      ),
    run: {
      chiDinhRaVien: () => void write(),
      huyRaVien: () => void takeBack(),
      chuyenThanhToan: () => perform(() => close({ variables: { id, version } }), 'done.chuyenThanhToan'),
      hoanTatRaVien: () => perform(() => complete({ variables: { id, version } }), 'done.hoanTatRaVien'),
      huyChuyenThanhToan: () =>
        void ask('huyChuyenThanhToan', (LyDo) => toWard({ variables: { id, version, LyDo } })),
      moLaiRaVien: () => void ask('moLaiRaVien', (LyDo) => reopen({ variables: { id, version, LyDo } })),
    },
    dialog,
  };
}
