import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { formatDate } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Money } from '../../ui/Money.tsx';
import { RecordFacts } from '../../ui/RecordFacts.tsx';
import type { DebtRowFragment } from './debts.main.gen.ts';
import { billPath, useBillLink } from './useBillLink.ts';

/** What the insurance owes of the confirmed costs of a visit: it is claimed, not collected here. */
export function FundDebt({ row, onClose }: { row: DebtRowFragment; onClose: () => void }) {
  const { t } = useTranslation('debts');
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const bill = useBillLink();
  const footer = mayOpen(billPath) ? (
    <Button onClick={() => void navigate(bill(row))}>{t('openBill')}</Button>
  ) : null;
  return (
    <Modal open title={`${row.NguoiNo} · ${row.MaTiepNhan}`} footer={footer} onCancel={onClose}>
      <p className="debt-sum">
        <span>{t('sum.ConLai')}</span> <Money value={row.ConLai} strong />
      </p>
      <RecordFacts
        facts={[
          [t('patient'), `${row.TenBenhNhan} · ${row.MaYTe}`],
          [t('confirmedBy'), [row.NguoiChoNo, formatDate(row.NgayNo)].filter(Boolean).join(' · ')],
          [t('due'), formatDate(row.NgayHan)],
          [t('overdue'), row.soNgayQuaHan > 0 ? t('days', { count: row.soNgayQuaHan }) : null],
        ]}
      />
      <p className="soft">{t('fundText')}</p>
    </Modal>
  );
}
