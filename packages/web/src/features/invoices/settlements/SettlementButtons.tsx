import { useMutation } from '@apollo/client/react';
import { type ErrorCode, errorText } from '@sen/domain/errors/errors';
import { type QuyetToanAction, quyetToanActs } from '@sen/domain/invoices/quyetToan';
import { formatVnd } from '@sen/domain/money/decimal';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { userMessage } from '../../../session/userMessage.ts';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { refusalOf } from '../../../ui/acts.ts';
import { FootActs } from '../../../ui/FootActs.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { periodOf } from './periodOf.ts';
import {
  CancelSettlementDocument,
  InvoiceSettlementDocument,
  type SettlementFragment,
} from './settlements.main.gen.ts';

const SettlementForm = lazy(() => import('./SettlementForm.tsx'));
const ChangeForm = lazy(() => import('./ChangeForm.tsx'));

/** Refusals with which an act is not shown: not for this person, or not for a settlement that stands so. */
const hidden: ReadonlySet<string> = new Set<ErrorCode>([
  'FORBIDDEN',
  'NODE_NOT_GRANTED',
  'STATE_CHANGED',
  'SETTLEMENT_INVOICED',
]);
const acts = ['huy', 'sua', 'dieuChinh', 'lapHoaDon'] as const satisfies QuyetToanAction[];

type Props = { one: SettlementFragment; onDone: () => void };

/** What may be done with a settlement; what stands against an act is said at its button. */
export function SettlementButtons({ one, onDone }: Props) {
  const { t } = useTranslation('invoices');
  const language = currentLanguage();
  const { message, modal } = useNotices();
  const confirm = useActDialog();
  const [cancel] = useMutation(CancelSettlementDocument);
  const [issue, issuing] = useMutation(InvoiceSettlementDocument);
  const [open, setOpen] = useState<'sua' | 'dieuChinh' | null>(null);
  const period = periodOf(one);
  const run: Record<(typeof acts)[number], () => unknown> = {
    sua: () => setOpen('sua'),
    dieuChinh: () => setOpen('dieuChinh'),
    huy: () =>
      confirm.ask({
        act: 'huyQuyetToanBHYT',
        of: one._id,
        title: t('settlement.cancelTitle', { period }),
        okText: quyetToanActs.acts.huy.label[language],
        text: t('settlement.cancelText'),
        run: async (LyDo) => {
          await cancel({ variables: { id: one._id, LyDo } });
          message.success(t('settlement.cancelled'));
          onDone();
          return true;
        },
      }),
    lapHoaDon: () =>
      modal.confirm({
        title: quyetToanActs.acts.lapHoaDon.label[language],
        content: t('settlement.issueText', { period, sum: formatVnd(one.SoTienChapNhan) }),
        okText: t('settlement.issueOk'),
        onOk: async () => {
          try {
            await issue({ variables: { id: one._id } });
            message.success(t('settlement.issued'));
          } catch (error) {
            message.error(userMessage(error), 5);
          } finally {
            onDone();
          }
        },
      }),
  };
  const shown = acts
    .map((act) => ({ act, refusal: refusalOf(one, act) }))
    .filter(({ refusal }) => refusal === null || !hidden.has(refusal));
  const close = () => setOpen(null);
  const saved = () => {
    close();
    onDone();
  };
  return (
    <>
      <FootActs
        acts={shown.map(({ act, refusal }) => ({
          key: act,
          label: quyetToanActs.acts[act].label[language],
          primary: act === 'lapHoaDon',
          danger: act === 'huy',
          disabled: refusal !== null || issuing.loading,
          title: refusal ? errorText(refusal, language) : '',
          run: () => void run[act](),
        }))}
      />
      {confirm.dialog}
      <Suspense fallback={null}>
        {open === 'sua' ? <SettlementForm row={one} onDone={saved} onClose={close} /> : null}
        {open === 'dieuChinh' ? <ChangeForm one={one} onDone={saved} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
