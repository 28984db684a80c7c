import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../../ui/acts.ts';
import { formatDate } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { Bill } from '../useBill.ts';
import type { CashierActs } from '../useCashierActs.ts';
import './billPromotions.css';

const codeId = 'bill-voucher';

/** What promotions did on a bill, a sentence each; its vouchers, and a further one by its code, typed or scanned. */
export function BillPromotions({ bill, acts }: { bill: Bill; acts: CashierActs }) {
  const { t } = useTranslation('cashier');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');
  const { buocs, vouchers, cuaNguoiBenh } = bill.KhuyenMais;
  const mayUse = refusalOf(bill, 'dungVoucher') === null;
  // what is paid with it is refunded first
  const mayTakeOff = refusalOf(bill, 'boVoucher') === null && Number(bill.ConLai) > 0;
  if (!mayUse && buocs.length === 0 && vouchers.length === 0) return null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '' || acts.busy) return;
    setFault('');
    if (await acts.applyVoucher(code.trim(), setFault)) setCode('');
  };
  return (
    <section className="bill-promotions" aria-label={t('promotions')}>
      {buocs.length > 0 ? (
        <ul className="promotion-steps">
          {buocs.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      ) : null}
      {vouchers.map(({ Voucher_Id, MaVoucher, SoTien }) => (
        <p key={Voucher_Id} className="used-voucher">
          <strong>{MaVoucher}</strong> −<Money value={SoTien} />
          {mayTakeOff ? (
            <Button type="link" size="small" onClick={() => void acts.takeVoucherOff(Voucher_Id)}>
              {t('act.boVoucher')}
            </Button>
          ) : null}
        </p>
      ))}
      {mayUse && cuaNguoiBenh.length > 0 ? (
        <ul className="promotion-steps">
          {cuaNguoiBenh.map(({ _id, MaVoucher, NoiDung, NgayKetThuc }) => (
            <li key={_id}>
              {t('ownVoucher')}{' '}
              <Button type="link" size="small" onClick={() => setCode(MaVoucher)}>
                {MaVoucher}
              </Button>{' '}
              {NoiDung}, {t('voucherUntil', { day: formatDate(NgayKetThuc) })}
            </li>
          ))}
        </ul>
      ) : null}
      {mayUse ? (
        <form className="voucher-code" onSubmit={(event) => void submit(event)}>
          <Form.Item
            label={t('voucherCode')}
            htmlFor={codeId}
            validateStatus={fault ? 'error' : ''}
            help={fault || undefined}
          >
            <Input
              id={codeId}
              value={code}
              autoComplete="off"
              onChange={(event) => {
                setCode(event.target.value);
                setFault('');
              }}
            />
          </Form.Item>
          <Button htmlType="submit" disabled={code.trim() === ''}>
            {t('act.dungVoucher')}
          </Button>
        </form>
      ) : null}
    </section>
  );
}
