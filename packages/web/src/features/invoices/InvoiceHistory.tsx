import { hoaDonActs, loaiHoaDon } from '@sen/domain/invoices/hoaDonDienTu';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { RecordPart } from '../../ui/RecordFacts.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { InvoiceFragment } from './invoices.main.gen.ts';
import { numberOf } from './numberOf.ts';
import { exchangeTones, invoiceTones } from './tones.ts';

/** So many receipts are shown at once: a summary may have hundreds. */
const shownAtOnce = 20;

/** The receipts of an invoice, what changed it, and every exchange with the provider. */
export function InvoiceHistory({ one }: { one: InvoiceFragment }) {
  const { t } = useTranslation('invoices');
  const language = currentLanguage();
  const printing = usePrinting();
  const [most, setMost] = useState(shownAtOnce);
  return (
    <div className="record-parts">
      <RecordPart title={t('receipts', { count: one.bienLais.length })}>
        {one.bienLais.slice(0, most).map((receipt) => (
          <li key={receipt.BienLai_Id}>
            <span className="invoice-receipt">
              <Button
                type="link"
                size="small"
                onClick={() =>
                  printing.preview(`/api/print/PhieuThu/${receipt.BienLai_Id}`, receipt.MaBienLai)
                }
              >
                {receipt.MaBienLai}
              </Button>
              <small>{`${receipt.TenBenhNhan} · ${receipt.MaYTe}`}</small>
            </span>
            <Money value={receipt.SoTien} />
          </li>
        ))}
        {one.bienLais.length > most ? (
          <li>
            <Button type="link" size="small" onClick={() => setMost(one.bienLais.length)}>
              {t('moreReceipts', { count: one.bienLais.length - most })}
            </Button>
          </li>
        ) : null}
      </RecordPart>
      <RecordPart title={t('changes')}>
        {one.thayDois.map((change) => (
          <li key={change._id}>
            <span>
              {numberOf(change)} <small>{loaiHoaDon[change.LoaiHoaDon][language]}</small>{' '}
              <StateTag tone={invoiceTones[change.TrangThai]}>
                {hoaDonActs.states[change.TrangThai][language]}
              </StateTag>
            </span>
            <Money value={change.TongTien} />
          </li>
        ))}
      </RecordPart>
      <RecordPart title={t('exchanges')}>
        {one.traoDois.map((exchange) => (
          <li key={exchange._id}>
            <details>
              <summary>
                {t(`exchange.${exchange.Loai}`)} · {formatDateTime(exchange.Luc)}{' '}
                <StateTag tone={exchangeTones[exchange.KetQua]}>{t(`outcome.${exchange.KetQua}`)}</StateTag>
              </summary>
              <pre>{exchange.GuiDi}</pre>
              <pre>{exchange.NhanVe ?? t('noAnswer')}</pre>
            </details>
          </li>
        ))}
      </RecordPart>
    </div>
  );
}
