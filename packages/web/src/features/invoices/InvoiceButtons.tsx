import { type ErrorCode, errorText } from '@sen/domain/errors/errors';
import { type HoaDonAction, hoaDonActs, lyDoDieuChinh } from '@sen/domain/invoices/hoaDonDienTu';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { refusalOf } from '../../ui/acts.ts';
import { type FootAct, FootActs } from '../../ui/FootActs.tsx';
import { PrinterIcon } from '../../ui/icons.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Select } from '../../ui/kit/Select.tsx';
import type { InvoiceFragment } from './invoices.main.gen.ts';
import { numberOf } from './numberOf.ts';
import { useInvoiceActs } from './useInvoiceActs.ts';

const BuyerDialog = lazy(() => import('./BuyerDialog.tsx'));

/** Refusals with which an act is not shown: not for this person, or not for an invoice that stands so. */
const hidden: ReadonlySet<string> = new Set<ErrorCode>([
  'FORBIDDEN',
  'NODE_NOT_GRANTED',
  'STATE_CHANGED',
  'INVOICE_SENT',
  'INVOICE_IS_ADJUSTMENT',
  'INVOICE_NOTHING_LEFT',
  'INVOICE_OF_SETTLEMENT',
]);

const acts = ['xoa', 'suaNguoiMua', 'thayThe', 'dieuChinh', 'in', 'gui'] as const satisfies HoaDonAction[];

type Props = { one: InvoiceFragment; onDone: () => void };

/** What may be done with an invoice; what stands against an act is said at its button. */
export function InvoiceButtons({ one, onDone }: Props) {
  const { t } = useTranslation('invoices');
  const language = currentLanguage();
  const { modal } = useNotices();
  const perform = useInvoiceActs(one, onDone);
  const confirm = useActDialog();
  const [buyer, setBuyer] = useState<'correct' | 'replace' | null>(null);
  const adjust = () =>
    confirm.ask({
      act: 'dieuChinhHoaDon',
      of: one._id,
      title: t('adjustTitle', { number: numberOf(one) }),
      okText: hoaDonActs.acts.dieuChinh.label[language],
      text: t('adjustText'),
      fields: [
        {
          path: 'MaLyDo',
          label: t('changeCode'),
          first: '8',
          check: (text) => (text ? null : 'REQUIRED'),
          draw: ({ id, value, onText }) => (
            <Select
              id={id}
              value={value}
              onChange={(code) => onText(String(code ?? ''))}
              options={Object.entries(lyDoDieuChinh).map(([code, label]) => ({
                value: code,
                label: label[language],
              }))}
            />
          ),
        },
      ],
      run: (LyDo, _picked, { MaLyDo = '' }) => perform.adjust(MaLyDo, LyDo),
    });
  const remove = () =>
    modal.confirm({
      title: t('removeTitle', { number: numberOf(one) }),
      content: t('removeText'),
      okText: hoaDonActs.acts.xoa.label[language],
      onOk: perform.remove,
    });
  const run: Record<(typeof acts)[number], () => unknown> = {
    gui: perform.send,
    in: perform.print,
    xoa: remove,
    suaNguoiMua: () => setBuyer('correct'),
    thayThe: () => setBuyer('replace'),
    dieuChinh: adjust,
  };
  const shown: FootAct[] = acts
    .filter((act) => {
      const refusal = refusalOf(one, act);
      return refusal === null || !hidden.has(refusal);
    })
    .map((act) => {
      const refusal = refusalOf(one, act);
      return {
        key: act,
        label: hoaDonActs.acts[act].label[language],
        icon: act === 'in' ? <PrinterIcon /> : undefined,
        primary: act === 'gui' || act === 'in',
        danger: act === 'xoa',
        disabled: refusal !== null || perform.busy,
        title: refusal ? errorText(refusal, language) : '',
        run: () => void run[act](),
      };
    });
  return (
    <>
      <FootActs acts={shown} />
      {confirm.dialog}
      {buyer ? (
        <Suspense fallback={null}>
          <BuyerDialog
            one={one}
            mode={buyer}
            onClose={() => setBuyer(null)}
            onDone={() => {
              setBuyer(null);
              onDone();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
