import { type CongNoAction, congNoActs } from '@sen/domain/debts/congNo';
import { dec } from '@sen/domain/money/decimal';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { refusalOf } from '../../ui/acts.ts';
import { DateField } from '../../ui/DateField.tsx';
import { MoneyInput } from '../../ui/DecimalInput.tsx';
import { formatDate, isDay } from '../../ui/dateText.ts';
import { type FootAct, FootActs } from '../../ui/FootActs.tsx';
import { footActsOf } from '../../ui/footActs.ts';
import { PrinterIcon } from '../../ui/icons.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { useDebtDialogs } from './DebtDialogs.tsx';
import type { DebtFragment } from './debts.main.gen.ts';
import { letterPath } from './letterPath.ts';
import { billPath, useBillLink } from './useBillLink.ts';
import { type DebtActs, useDebtActs } from './useDebtActs.ts';

const acts = ['huy', 'giaHan', 'deNghiXoa', 'rutDeNghi', 'tuChoiXoa', 'nhacNo', 'duyetXoa', 'thuNo'] as const;
/** What a debt may be besides, so that an act is not shown. */
const hidden = ['WRITE_OFF_NOT_ASKED', 'WRITE_OFF_ASKED'] as const;

type Props = { one: DebtFragment; onDone: () => void };

/** What may be done with a debt; what stands against an act is said at its button. */
export function DebtButtons({ one, onDone }: Props) {
  const { t } = useTranslation('debts');
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const bill = useBillLink();
  const dialogs = useDebtDialogs();
  const perform = useDebtActs(one._id, onDone);
  const printing = usePrinting();
  const asked = useAsked(one, perform);
  const run: Record<CongNoAction, () => unknown> = {
    thuNo: () => dialogs.collect([one], onDone),
    nhacNo: () => dialogs.remind([one], onDone),
    rutDeNghi: perform.withdraw,
    duyetXoa: () =>
      perform.approve(one.xoaNos.find(({ TrangThai }) => TrangThai === 'ChoDuyet')?._id ?? null),
    ...asked.open,
  };
  const isWaiting = one.xoaNos.some(({ TrangThai }) => TrangThai === 'ChoDuyet');
  const all: FootAct[] = [
    ...(mayOpen(billPath)
      ? [{ key: 'bill', label: t('openBill'), run: () => void navigate(bill(one)) }]
      : []),
    ...(one.TrangThai === 'ConNo'
      ? [
          {
            key: 'letter',
            label: t('letter'),
            icon: <PrinterIcon />,
            run: () => printing.preview(letterPath(one._id), one.MaCongNo),
          },
        ]
      : []),
    ...footActsOf(one, {
      ...{ acts, run, hidden, labels: congNoActs.acts, busy: perform.busy },
      primary: [isWaiting && !hidesApproval(one) ? 'duyetXoa' : 'thuNo'],
      danger: ['huy', 'tuChoiXoa'],
    }),
  ];
  return (
    <>
      <FootActs acts={all} />
      {asked.dialog}
    </>
  );
}

/** Whether somebody may not approve that the debt is written off. */
function hidesApproval(one: DebtFragment): boolean {
  const refusal = refusalOf(one, 'duyetXoa');
  return refusal === 'FORBIDDEN' || refusal === 'NODE_NOT_GRANTED';
}

/** The acts that ask for a reason, and what else they ask for. */
function useAsked(one: DebtFragment, perform: DebtActs) {
  const { t } = useTranslation('debts');
  const language = currentLanguage();
  const confirm = useActDialog();
  const words = (act: CongNoAction) => ({
    of: one._id,
    title: t('actTitle', { act: congNoActs.acts[act].label[language], code: one.MaCongNo }),
    okText: congNoActs.acts[act].label[language],
  });
  const open = {
    giaHan: () =>
      confirm.ask({
        ...words('giaHan'),
        act: 'giaHanCongNo',
        harmless: true,
        text: t('extendText', { day: formatDate(one.NgayHan) }),
        fields: [
          {
            path: 'NgayHan',
            label: t('newDue'),
            check: (text) => (isDay(text) ? null : 'NOT_A_DATE'),
            draw: ({ id, value, onText, onKeyDown }) => (
              <DateField
                id={id}
                value={value || null}
                onChange={(day) => onText(day ?? '')}
                onKeyDown={onKeyDown}
              />
            ),
          },
        ],
        run: (LyDo, _picked, { NgayHan = '' }) => perform.extend(NgayHan, LyDo),
      }),
    deNghiXoa: () =>
      confirm.ask({
        ...words('deNghiXoa'),
        act: 'deNghiXoaNo',
        text: t('writeOffText'),
        fields: [
          {
            path: 'SoTien',
            label: t('writeOffAmount'),
            first: dec(one.ConLai).toFixed(2).replace(/\.00$/, ''),
            check: (text) => (/^\d+(\.\d{1,2})?$/.test(text) ? null : 'NOT_A_NUMBER'),
            draw: ({ id, value, onText, onKeyDown }) => (
              <MoneyInput
                id={id}
                value={value}
                onChange={(amount) => onText(amount ?? '')}
                onKeyDown={onKeyDown}
              />
            ),
          },
        ],
        run: (LyDo, _picked, { SoTien = '' }) => perform.askWriteOff(SoTien, LyDo),
      }),
    tuChoiXoa: () => confirm.ask({ ...words('tuChoiXoa'), act: 'tuChoiXoaNo', run: perform.refuse }),
    huy: () => confirm.ask({ ...words('huy'), act: 'huyCongNo', text: t('cancelText'), run: perform.cancel }),
  };
  return { open, dialog: confirm.dialog };
}
