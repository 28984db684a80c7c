import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { CashierPayersDocument } from '../cashier.main.gen.ts';
import type { Bill } from '../useBill.ts';
import type { NewPayer } from '../useCashierActs.ts';

type Props = {
  visit: NonNullable<Bill['TiepNhan']>;
  onClose: () => void;
  /** Answers whether it was done. */
  run: (payer: NewPayer) => Promise<unknown>;
};

/** Changes who pays for a visit; an insured payer needs the card. The server works every line out anew. */
export function PayerDialog({ visit, onClose, run }: Props) {
  const { t } = useTranslation(['cashier', 'common']);
  const { data, loading } = useQuery(CashierPayersDocument);
  const payers = data?.doiTuongs.data ?? [];
  const [values, setValues] = useState<NewPayer>({
    version: visit.version,
    DoiTuong_Id: visit.DoiTuong_Id,
    SoTheBHYT: visit.SoTheBHYT ?? null,
    BHYTNgayHieuLuc: visit.BHYTNgayHieuLuc ?? null,
    BHYTNgayHetHieuLuc: visit.BHYTNgayHetHieuLuc ?? null,
    BenhVien_KCB_Id: visit.BenhVien_KCB_Id ?? null,
  });
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<NewPayer>) => setValues((before) => ({ ...before, ...change }));
  const chosen = payers.find((one) => one._id === values.DoiTuong_Id);
  const laBHYT = chosen?.NhomDoiTuong?.ma === 'BaoHiemYTe';
  const ready = chosen !== undefined && (!laBHYT || Boolean(values.SoTheBHYT));
  const submit = async () => {
    if (!ready || busy) return;
    setBusy(true);
    const done = await run(values);
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Modal
      open
      title={t('payerTitle')}
      okText={t('act.doiDoiTuong')}
      okButtonProps={{ disabled: !ready, loading: busy }}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>{t('payerText')}</p>
      <Form layout="vertical" onFinish={() => void submit()}>
        <Form.Item label={t('payer')} htmlFor="payer-object" required>
          <Select
            id="payer-object"
            autoFocus
            loading={loading}
            value={chosen?._id ?? null}
            options={payers.map((one) => ({ value: one._id, label: one.TenDoiTuong }))}
            showSearch={{}}
            onChange={(DoiTuong_Id: string) => set({ DoiTuong_Id })}
          />
        </Form.Item>
        {laBHYT ? (
          <>
            <Form.Item label={t('cardNumber')} htmlFor="payer-card" required>
              <Input
                id="payer-card"
                maxLength={20}
                autoComplete="off"
                value={values.SoTheBHYT ?? ''}
                onChange={(event) => set({ SoTheBHYT: event.target.value || null })}
              />
            </Form.Item>
            <Form.Item label={t('validFrom')} htmlFor="payer-from">
              <DateField
                id="payer-from"
                value={values.BHYTNgayHieuLuc}
                onChange={(BHYTNgayHieuLuc) => set({ BHYTNgayHieuLuc })}
              />
            </Form.Item>
            <Form.Item label={t('validTo')} htmlFor="payer-to">
              <DateField
                id="payer-to"
                value={values.BHYTNgayHetHieuLuc}
                onChange={(BHYTNgayHetHieuLuc) => set({ BHYTNgayHetHieuLuc })}
              />
            </Form.Item>
            <Form.Item label={t('registeredAt')} htmlFor="payer-facility">
              <RefPicker
                id="payer-facility"
                to="BenhVien"
                label={visit.BenhVien_KCB}
                value={values.BenhVien_KCB_Id}
                onChange={(BenhVien_KCB_Id) => set({ BenhVien_KCB_Id })}
              />
            </Form.Item>
          </>
        ) : visit.SoTheBHYT && chosen ? (
          <p className="bill-warning">{t('payerNoCard')}</p>
        ) : null}
      </Form>
    </Modal>
  );
}
