import { errorText } from '@sen/domain/errors/errors';
import { dec } from '@sen/domain/money/decimal';
import { slipStates } from '@sen/domain/orders/slipStates';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { AbnormalSign } from '../../../ui/AbnormalSign.tsx';
import { allows, refusalOf } from '../../../ui/acts.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { DeleteIcon, PrinterIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { usePrinting } from '../../../ui/Printing.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { ViewedBy } from '../../../ui/ViewedBy.tsx';
import type { PhieuYeuCauFragment } from '../orders.main.gen.ts';
import { type LineParts, PaidBy } from '../PaidBy.tsx';

type Props = {
  slip: PhieuYeuCauFragment;
  parts: ReadonlyMap<string, LineParts>;
  onRemove: (ids: string[]) => void;
  /** Null for whoever may not order here. */
  onEdit: (() => void) | null;
  onSend: (() => void) | null;
  /** Its results are shown on the doctor's screen; others are only marked as viewed. */
  showsResults: boolean;
  onView: () => void;
};

/** One slip with its lines, what each costs whom, payment and state; the acts that would succeed. */
export function OrderSlip({ slip, parts, onRemove, onEdit, onSend, showsResults, onView }: Props) {
  const { t } = useTranslation('orders');
  const printing = usePrinting();
  const live = slip.chiTiets.filter((line) => line.TrangThai !== 'DaHuy');
  // where only a paid line stands against it, the others may go
  const open = [null, 'SERVICE_PAID'].includes(refusalOf(slip, 'huy'));
  return (
    <section className="section order-slip">
      <h3>
        {slip.SoPhieuYeuCau} · {slip.NoiThucHien?.ten ?? t('outside')}{' '}
        <StateTag state={slip.TrangThai}>{slipStates[slip.TrangThai][currentLanguage()]}</StateTag>
        <AbnormalSign counts={slip.ketQuaBatThuong} />
        {slip.LaKhanCap ? <StateTag tone="urgent">{t('urgent')}</StateTag> : null}
        <small className="soft">{formatDateTime(slip.NgayYeuCau)}</small>
        {allows(slip, 'xemKetQua') ? (
          <Button size="small" type="primary" onClick={onView}>
            {t(showsResults ? 'results' : 'viewed')}
          </Button>
        ) : null}
        {onSend && allows(slip, 'gui') ? (
          <Button size="small" type="primary" onClick={onSend}>
            {t('sendDraft')}
          </Button>
        ) : null}
        {onEdit && allows(slip, 'sua') ? (
          <Button size="small" aria-label={`${t('edit')} ${slip.SoPhieuYeuCau}`} onClick={onEdit}>
            {t('edit')}
          </Button>
        ) : null}
        <Button
          size="small"
          icon={<PrinterIcon />}
          aria-label={`${t('print')} ${slip.SoPhieuYeuCau}`}
          onClick={() => printing.preview(`/api/print/PhieuChiDinh/${slip._id}`, slip.SoPhieuYeuCau)}
        />
      </h3>
      <ul>
        {live.map((line) => (
          <li key={line._id}>
            <span>
              {line.KemTheo_Id ? '+ ' : ''}
              {line.Goi ? <StateTag>{line.Goi.ten}</StateTag> : null}
              {line.TenDichVu} {line.SoLuong === '1.000' ? '' : `× ${Number(line.SoLuong)}`}
              {line.SoLanThucHien > 1 ? ` · ${t('inExecutions', { count: line.SoLanThucHien })}` : ''}
            </span>
            <PaidBy parts={parts.get(line._id)} />
            <Money value={dec(line.DonGia).times(line.SoLuong).toFixed(2)} />
            {slip.TrangThai === 'Nhap' ? (
              <span />
            ) : (
              <StateTag tone={line.DuocPhepThucHien ? 'done' : 'waiting'}>
                {line.DaThuTien ? t('paid') : line.DuocPhepThucHien ? t('allowed') : t('unpaid')}
              </StateTag>
            )}
            {open ? (
              <Button
                size="small"
                type="text"
                danger
                icon={<DeleteIcon />}
                disabled={line.DaThuTien}
                {...(line.DaThuTien ? { title: errorText('SERVICE_PAID', currentLanguage(), line) } : {})}
                aria-label={`${t('remove')} ${line.TenDichVu}`}
                onClick={() => onRemove([line._id])}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {slip.KetLuan ? <p>{slip.KetLuan}</p> : null}
      <ViewedBy result={slip} />
    </section>
  );
}
