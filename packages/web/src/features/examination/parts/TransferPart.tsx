import { lyDoChuyen } from '@sen/domain/examination/chuyenVien';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { allows } from '../../../ui/acts.ts';
import { formatDate } from '../../../ui/dateText.ts';
import { PrinterIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { usePrinting } from '../../../ui/Printing.tsx';
import type { PhienKhamFragment } from '../examination.main.gen.ts';
import type { Transfer } from '../useTransfer.ts';

const TransferDialog = lazy(() => import('./TransferDialog.tsx'));

type Props = { session: PhienKhamFragment; transfer: Transfer; mayWrite: boolean };

/** The transfer of a session, where its resolution is one: the record with its acts, or the way to write it. */
export function TransferPart({ session, transfer, mayWrite }: Props) {
  const { t } = useTranslation('examination');
  const { ask, dialog } = useActDialog();
  const { modal } = useNotices();
  const printing = usePrinting();
  const { record } = transfer;
  if (!record && !(transfer.due && mayWrite)) return null;
  const of = record?._id ?? '';
  const cancel = () =>
    ask({
      act: 'cancelKhamBenh_ChuyenVien',
      of,
      title: t('transfer.cancelAsk'),
      okText: t('transfer.cancel'),
      run: transfer.cancel,
    });
  const again = () =>
    ask({
      act: 'capLaiKhamBenh_ChuyenVien',
      of,
      title: t('transfer.againAsk'),
      okText: t('transfer.again'),
      reasons: t('transfer.againReasons').split('|'),
      harmless: true,
      run: transfer.writeAgain,
    });
  const remove = () =>
    modal.confirm({
      title: t('transfer.removeAsk'),
      content: t('transfer.removeHint'),
      okText: t('transfer.remove'),
      okButtonProps: { danger: true },
      onOk: () => transfer.remove(),
    });
  return (
    <section className="section">
      <h2>{t('transfer.title')}</h2>
      {record ? (
        <p>
          <strong>{record.BenhVien?.ten}</strong> · {t('transfer.number', { number: record.SoChuyenVien })} ·{' '}
          {lyDoChuyen[record.LyDoChuyen][currentLanguage()]} ·{' '}
          {t('transfer.until', { day: formatDate(record.HanGiay) })} ·{' '}
          {t(record.HieuLucMotNam ? 'transfer.forYear' : 'transfer.forDays')}
        </p>
      ) : (
        <p className="soft">{t('transfer.missing')}</p>
      )}
      <div className="drug-acts">
        {record ? (
          <Button
            icon={<PrinterIcon />}
            onClick={() => printing.preview(`/api/print/PhieuChuyenCoSo/${record._id}`, record.SoChuyenVien)}
          >
            {t('transfer.print')}
          </Button>
        ) : null}
        {record && !allows(record, 'sua') && allows(record, 'capLai') ? (
          <Button onClick={() => void again()}>{t('transfer.again')}</Button>
        ) : null}
        {!record || allows(record, 'sua') ? (
          <Button loading={transfer.saving} onClick={() => void transfer.write()}>
            {t(record ? 'transfer.change' : 'transfer.write')}
          </Button>
        ) : null}
        {allows(record, 'xoa') ? (
          <Button danger onClick={remove}>
            {t('transfer.remove')}
          </Button>
        ) : allows(record, 'huy') ? (
          <Button danger onClick={() => void cancel()}>
            {t('transfer.cancel')}
          </Button>
        ) : null}
      </div>
      {transfer.writing ? (
        <Suspense fallback={null}>
          <TransferDialog
            session={session}
            record={record}
            again={transfer.again}
            onClose={transfer.close}
            onDone={() => {
              transfer.close();
              transfer.changed();
            }}
          />
        </Suspense>
      ) : null}
      {dialog}
    </section>
  );
}
