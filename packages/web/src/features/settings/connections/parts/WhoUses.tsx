import { accountFor } from '@sen/domain/invoices/accountFor';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../../catalogue/RefPicker.tsx';
import { today } from '../../../../ui/dateText.ts';
import type { InvoiceAccountFragment } from '../connections.main.gen.ts';

/** Asks which account somebody at a counter issues with today: the rule, before an invoice is issued by it. */
export function WhoUses({ accounts }: { accounts: readonly InvoiceAccountFragment[] }) {
  const { t } = useTranslation('connections');
  const [who, setWho] = useState<{ Node_Id: string | null; NhanVien_Id: string | null }>({
    Node_Id: null,
    NhanVien_Id: null,
  });
  const found = accountFor(accounts, { ...who, day: today() });
  return (
    <section className="connection-who" aria-labelledby="connection-who">
      <h2 id="connection-who">{t('whoUses')}</h2>
      <p className="soft">{t('whoUsesText')}</p>
      <div className="connection-ask">
        <RefPicker
          to="Node"
          value={who.Node_Id}
          placeholder={t('counter')}
          aria-label={t('counter')}
          onChange={(Node_Id) => setWho({ ...who, Node_Id })}
        />
        <RefPicker
          to="NhanVien"
          value={who.NhanVien_Id}
          placeholder={t('person')}
          aria-label={t('person')}
          onChange={(NhanVien_Id) => setWho({ ...who, NhanVien_Id })}
        />
        <output>
          {found ? t('uses', { name: found.Ten, serial: found.MauSo + found.KyHieu }) : t('usesNone')}
        </output>
      </div>
    </section>
  );
}
