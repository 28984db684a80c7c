import { useMutation } from '@apollo/client/react';
import { hoaDonActs } from '@sen/domain/invoices/hoaDonDienTu';
import { type ThongBaoSaiSotAction, thongBaoSaiSotActs } from '@sen/domain/invoices/thongBaoSaiSot';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { userMessage } from '../../../session/userMessage.ts';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { refusalOf } from '../../../ui/acts.ts';
import { formatDate } from '../../../ui/dateText.ts';
import { PrinterIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { usePrinting } from '../../../ui/Printing.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { InvoiceFragment } from '../invoices.main.gen.ts';
import { noticeTones } from '../tones.ts';
import {
  AnswerNoticeDocument,
  CancelNoticeDocument,
  FileNoticeDocument,
  type NoticeFragment,
} from './notices.main.gen.ts';
import '../../../ui/recordSheet.css';

const acts = ['gui', 'tiepNhan', 'khongTiepNhan', 'huy'] as const satisfies ThongBaoSaiSotAction[];

const NoticeForm = lazy(() => import('./NoticeForm.tsx'));

type Props = { one: InvoiceFragment; onDone: () => void };

/** The notices of errors about an invoice: each printed, and taken on by what the tax office says. */
export function Notices({ one, onDone }: Props) {
  const { t } = useTranslation('invoices');
  const [making, setMaking] = useState(false);
  const notices = one.thongBaoSaiSots;
  const mayMake = refusalOf(one, 'baoSaiSot') === null;
  if (notices.length === 0 && !mayMake) return null;
  return (
    <section className="invoice-notices">
      <h3>{t('notice.title')}</h3>
      {mayMake ? (
        <Button size="small" onClick={() => setMaking(true)}>
          {hoaDonActs.acts.baoSaiSot.label[currentLanguage()]}
        </Button>
      ) : null}
      <ul className="record-lines stacked">
        {notices.map((notice) => (
          <li key={notice._id}>
            <Notice one={notice} onDone={onDone} />
          </li>
        ))}
      </ul>
      {making ? (
        <Suspense fallback={null}>
          <NoticeForm
            one={one}
            onClose={() => setMaking(false)}
            onDone={() => {
              setMaking(false);
              onDone();
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

function Notice({ one, onDone }: { one: NoticeFragment; onDone: () => void }) {
  const { t } = useTranslation('invoices');
  const language = currentLanguage();
  const { message } = useNotices();
  const printing = usePrinting();
  const confirm = useActDialog();
  const [file, filing] = useMutation(FileNoticeDocument);
  const [answer, answering] = useMutation(AnswerNoticeDocument);
  const [cancel] = useMutation(CancelNoticeDocument);
  const told = async (act: () => Promise<unknown>) => {
    try {
      await act();
      message.success(t('notice.done'));
    } catch (error) {
      message.error(userMessage(error), 5);
    } finally {
      onDone();
    }
  };
  const withReason = (act: 'khongTiepNhan' | 'huy', run: (reason: string) => Promise<unknown>) =>
    confirm.ask({
      act: act === 'huy' ? 'huyThongBaoSaiSot' : 'ketQuaThongBaoSaiSot',
      of: one._id,
      title: `${thongBaoSaiSotActs.acts[act].label[language]}: ${one.SoThongBao}`,
      okText: thongBaoSaiSotActs.acts[act].label[language],
      text: t(`notice.${act}`),
      run: async (reason) => {
        await run(reason);
        message.success(t('notice.done'));
        onDone();
        return true;
      },
    });
  const id = one._id;
  const run: Record<(typeof acts)[number], () => unknown> = {
    gui: () => told(() => file({ variables: { id } })),
    tiepNhan: () => told(() => answer({ variables: { id, tiepNhan: true } })),
    khongTiepNhan: () =>
      withReason('khongTiepNhan', (LyDo) => answer({ variables: { id, tiepNhan: false, LyDo } })),
    huy: () => withReason('huy', (LyDo) => cancel({ variables: { id, LyDo } })),
  };
  return (
    <>
      <span>
        {one.SoThongBao} · {formatDate(one.NgayThongBao)}{' '}
        <StateTag tone={noticeTones[one.TrangThai]}>
          {thongBaoSaiSotActs.states[one.TrangThai][language]}
        </StateTag>
        <small>
          {[one.DonViMua, one.NguoiMua, one.DiaChiMua, one.LyDo, one.PhanHoi, one.LyDoHuy]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <span className="invoice-notice-acts">
          {one.TrangThai === 'DaHuy' ? null : (
            <Button
              size="small"
              icon={<PrinterIcon />}
              onClick={() => printing.preview(`/api/print/ThongBaoSaiSot/${id}`, one.SoThongBao)}
            >
              {t('notice.print')}
            </Button>
          )}
          {acts
            .filter((act) => refusalOf(one, act) === null)
            .map((act) => (
              <Button
                key={act}
                size="small"
                danger={act === 'huy'}
                disabled={filing.loading || answering.loading}
                onClick={() => void run[act]()}
              >
                {thongBaoSaiSotActs.acts[act].label[language]}
              </Button>
            ))}
        </span>
      </span>
      {confirm.dialog}
    </>
  );
}
