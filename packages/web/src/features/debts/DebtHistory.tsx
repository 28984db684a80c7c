import { cachNhacNo, loaiPhatSinh, trangThaiXoaNo } from '@sen/domain/debts/records';
import { formatVnd } from '@sen/domain/money/decimal';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { RecordPart } from '../../ui/RecordFacts.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { DebtFragment } from './debts.main.gen.ts';
import { writeOffTones } from './tones.ts';
import '../../ui/recordSheet.css';

/** What a debt was written over, and what became of it: requests to write off, receipts, reminders, every movement. */
export function DebtHistory({ one }: { one: DebtFragment }) {
  const { t } = useTranslation(['debts', 'cashier']);
  const language = currentLanguage();
  const printing = usePrinting();
  const joined = (...parts: ReadonlyArray<string | null | undefined>) => parts.filter(Boolean).join(' · ');
  return (
    <div className="record-parts">
      <RecordPart stacked title={t('lines')}>
        {one.dongs.map((line) => (
          <Row
            key={line._id}
            text={line.Ten}
            note={Number(line.DaXoa) > 0 ? t('writtenOffOf', { amount: formatVnd(line.DaXoa) }) : line.Ma}
            amount={line.SoTien}
          />
        ))}
      </RecordPart>
      <RecordPart stacked title={t('writeOffs')}>
        {one.xoaNos.map((asked) => (
          <Row
            key={asked._id}
            text={
              <>
                <StateTag tone={writeOffTones[asked.TrangThai]}>
                  {trangThaiXoaNo[asked.TrangThai][language]}
                </StateTag>{' '}
                {asked.LyDo}
              </>
            }
            note={joined(
              t('askedBy', { name: asked.NguoiDeNghi?.ten ?? '–', at: formatDateTime(asked.NgayDeNghi) }),
              asked.NgayDuyet &&
                t('decidedBy', { name: asked.NguoiDuyet?.ten ?? '–', at: formatDateTime(asked.NgayDuyet) }),
              asked.YKien,
            )}
            amount={asked.SoTien}
          />
        ))}
      </RecordPart>
      <RecordPart stacked title={t('receipts')}>
        {one.bienLais.map((receipt) => (
          <Row
            key={receipt._id}
            text={
              <>
                <Button
                  type="link"
                  size="small"
                  onClick={() => printing.preview(`/api/print/PhieuThu/${receipt._id}`, receipt.MaBienLai)}
                >
                  {receipt.MaBienLai}
                </Button>{' '}
                {receipt.TrangThai === 'DaHuy' ? (
                  <StateTag tone="cancelled">{t('cashier:receiptState.DaHuy')}</StateTag>
                ) : null}
              </>
            }
            note={formatDateTime(receipt.NgayBienLai)}
            amount={receipt.GiaTriBienLai}
          />
        ))}
      </RecordPart>
      <RecordPart stacked title={t('reminders')}>
        {one.nhacNos.map((reminder) => (
          <Row
            key={reminder._id}
            text={joined(cachNhacNo[reminder.CachNhac][language], reminder.GhiChu)}
            note={joined(formatDateTime(reminder.LucNhac), reminder.NguoiNhac?.ten)}
          />
        ))}
      </RecordPart>
      <RecordPart stacked title={t('movements')}>
        {one.phatSinhs.map((movement) => (
          <Row
            key={movement._id}
            text={loaiPhatSinh[movement.Loai][language]}
            note={formatDateTime(movement.Luc)}
            amount={movement.SoTien}
          />
        ))}
      </RecordPart>
    </div>
  );
}

function Row({ text, note, amount }: { text: ReactNode; note: string; amount?: string }) {
  return (
    <li>
      <span>
        {text}
        <small>{note}</small>
      </span>
      {amount === undefined ? null : <Money value={amount} />}
    </li>
  );
}
