import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../../../ui/actDialog/ActDialog.tsx';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { showDecimal } from '../../../ui/numberText.ts';
import { type CounterRowFragment, RaiseCounterDocument } from '../operations.main.gen.ts';
import { Facts } from './Facts.tsx';

type Props = { row: CounterRowFragment; onClose: () => void; onChanged: () => void };

/** One counter: where it stands, and its next number raised with a reason. */
export function CounterDialog({ row, onClose, onChanged }: Props) {
  const { t } = useTranslation('operations');
  const { message } = useNotices();
  const [raise] = useMutation(RaiseCounterDocument);
  const { name, scope } = row;
  const facts = (
    <Facts
      facts={[
        [t('period'), scope],
        [t('lastNumber'), showDecimal(row.value)],
        [t('nextNumber'), row.soToi],
        [t('lastUsed'), formatDateTime(row.luc)],
      ]}
    />
  );
  if (!row.duocSua)
    return (
      <Modal open title={row.ten} footer={null} onCancel={onClose}>
        {facts}
        <p className="soft">{row.kyNay ? t('counterFixed') : t('counterPast')}</p>
      </Modal>
    );
  return (
    <ActDialog
      question={{
        act: 'raiseBoDemSo',
        of: `${name}/${scope}`,
        title: row.ten,
        okText: t('raise'),
        harmless: true,
        text: (
          <>
            {facts}
            <p>{t('raiseText')}</p>
          </>
        ),
        fields: [
          {
            path: 'soToi',
            label: t('newNext'),
            check: (text) => (/^\d{1,9}$/.test(text) ? null : 'NOT_A_NUMBER'),
            draw: (input) => <Input {...input} inputMode="numeric" maxLength={9} />,
          },
        ],
        run: async (lyDo, _picked, { soToi }) => {
          const { data } = await raise({ variables: { name, scope, soToi: Number(soToi), lyDo } });
          message.success(t('raised', { next: data?.raiseBoDemSo.soToi ?? '' }));
        },
      }}
      onClose={(done) => {
        if (done) onChanged();
        onClose();
      }}
    />
  );
}
