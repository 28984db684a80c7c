import { mauSoHoaDon, serialWords } from '@sen/domain/invoices/serial';
import { nhaCungCapHoaDon } from '@sen/domain/invoices/taiKhoanHoaDon';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../session/i18n.ts';
import { formatDate, today } from '../../../../ui/dateText.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { StateTag } from '../../../../ui/StateTag.tsx';
import type { InvoiceAccountFragment } from '../connections.main.gen.ts';
import { CheckLine } from './CheckLine.tsx';

type Props = {
  account: InvoiceAccountFragment;
  checking: boolean;
  onEdit: () => void;
  onCheck: () => void;
};

/** One account: what it issues, who issues with it, and whether the provider takes it. */
export function InvoiceAccountCard({ account, checking, onEdit, onCheck }: Props) {
  const { t } = useTranslation('connections');
  const language = currentLanguage();
  const form = mauSoHoaDon[account.MauSo === '2' ? '2' : '1'][language];
  return (
    <article className="connection-card" aria-label={account.Ten}>
      <div className="connection-head">
        <h3>{account.Ten}</h3>
        {account.TamNgung ? <StateTag tone="cancelled">{t('suspended')}</StateTag> : null}
        {account.TuNgay > today() ? (
          <StateTag tone="waiting">{t('from', { day: formatDate(account.TuNgay) })}</StateTag>
        ) : null}
        <Button size="small" loading={checking} onClick={onCheck}>
          {t('check')}
        </Button>
        <Button size="small" onClick={onEdit}>
          {t('edit')}
        </Button>
      </div>
      <CheckLine check={account} />
      <dl>
        <dt>{t('serial')}</dt>
        <dd>
          <strong>
            {account.MauSo}
            {account.KyHieu}
          </strong>{' '}
          <span className="soft">
            {form.replace(/^\d – /, '')}, {serialWords(account.KyHieu)?.[language]}
          </span>
        </dd>
        <dt>{t('provider')}</dt>
        <dd>
          {nhaCungCapHoaDon[account.NhaCungCap][language]} <span className="soft">{account.DiaChi}</span>
        </dd>
        <dt>{t('taxCode')}</dt>
        <dd>{account.MaSoThue}</dd>
        <dt>{t('usedBy')}</dt>
        <dd>{account.dungBoi.length > 0 ? account.dungBoi.join(', ') : t('wholeFacility')}</dd>
      </dl>
    </article>
  );
}
