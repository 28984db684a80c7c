import { hoaDonActs, isAdjustment, loaiHoaDon, lyDoDieuChinh } from '@sen/domain/invoices/hoaDonDienTu';
import { nhaCungCapHoaDon } from '@sen/domain/invoices/taiKhoanHoaDon';
import { ownField } from '@sen/domain/records/ownField';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDate, formatDateTime } from '../../ui/dateText.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Money } from '../../ui/Money.tsx';
import { RecordFacts } from '../../ui/RecordFacts.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { InvoiceFragment } from './invoices.main.gen.ts';
import { numberOf } from './numberOf.ts';
import { invoiceTones } from './tones.ts';
import { XmlButton } from './XmlButton.tsx';

const totals: Readonly<Record<string, string>> = { DieuChinh: 'totalDown', DieuChinhTang: 'totalUp' };

/** How an invoice stands, whom it is made out to, its lines and its sum. */
export function InvoiceFacts({ one }: { one: InvoiceFragment }) {
  const { t } = useTranslation('invoices');
  const language = currentLanguage();
  const reason = one.LyDoDieuChinh ? ownField(lyDoDieuChinh, one.LyDoDieuChinh) : undefined;
  const facts = [
    ['buyer', [one.DonViMua, one.NguoiMua].filter(Boolean).join(' · ')],
    ['buyerForm.MaSoThueMua', one.MaSoThueMua],
    ['buyerForm.DiaChiMua', one.DiaChiMua],
    ['buyerForm.GiayToMua', one.GiayToMua],
    ['buyerForm.EmailMua', one.EmailMua],
    ['payment', t(`paidBy.${one.HinhThucThanhToan}`, { defaultValue: one.HinhThucThanhToan })],
    ['date', formatDate(one.NgayHoaDon)],
    ['provider', nhaCungCapHoaDon[one.NhaCungCap][language]],
    ['form', `${one.Pattern} · ${one.Serial}`],
    ['sentAt', one.GuiLuc && formatDateTime(one.GuiLuc)],
    ['issuedAt', one.PhatHanhLuc && formatDateTime(one.PhatHanhLuc)],
    ['lookUp', one.MaTraCuu],
    ['taxCode', one.MaCoQuanThue],
    ['original', one.HoaDonGoc && numberOf(one.HoaDonGoc)],
    ['changeCode', reason?.[language]],
    ['changeReason', one.GhiChu],
  ] as const;
  return (
    <>
      <p className="record-head">
        <StateTag tone={invoiceTones[one.TrangThai]}>{hoaDonActs.states[one.TrangThai][language]}</StateTag>
        <StateTag tone="waiting">{loaiHoaDon[one.LoaiHoaDon][language]}</StateTag>
        <XmlButton one={one} />
      </p>
      {one.LoiThongBao ? (
        <Alert
          type={one.TrangThai === 'TuChoi' ? 'error' : 'warning'}
          title={t(`trouble.${one.TrangThai}`, { defaultValue: t('trouble.waits') })}
          description={[one.LoiMa, t(`saidOwn.${one.LoiThongBao}`, { defaultValue: one.LoiThongBao })]
            .filter(Boolean)
            .join(': ')}
        />
      ) : null}
      <RecordFacts facts={facts.map(([key, value]) => [t(key), value])} />
      <ul className="record-lines" aria-label={t('lines')}>
        {one.dongs.map((line) => (
          <li key={line.STT}>
            <span>
              {line.Ten} {line.DonViTinh ? <small>{line.DonViTinh}</small> : null}
            </span>
            <Money value={line.ThanhTien} />
          </li>
        ))}
        <li className="total">
          <span>{t(totals[one.LoaiHoaDon] ?? 'total')}</span>
          <Money value={one.TongTien} strong />
        </li>
        {Number(one.conLai) === Number(one.TongTien) || isAdjustment(one.LoaiHoaDon) ? null : (
          <li>
            <span>{t('left')}</span>
            <Money value={one.conLai} strong />
          </li>
        )}
      </ul>
    </>
  );
}
