import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { OpenedProps } from '../../lists/listDef.ts';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { DebtButtons } from './DebtButtons.tsx';
import { DebtFacts } from './DebtFacts.tsx';
import { DebtHistory } from './DebtHistory.tsx';
import { type DebtFragment, DebtOpenedDocument, type DebtRowFragment } from './debts.main.gen.ts';
import { FundDebt } from './FundDebt.tsx';
import './debts.css';

type Props = OpenedProps<DebtRowFragment>;

/** One debt: who owes, of what, all that became of it, and what may be done with it. */
export default function DebtDialog({ row, ...props }: Props) {
  return row?.LoaiNguoiNo === 'BHXH' ? (
    <FundDebt row={row} onClose={props.onClose} />
  ) : (
    <Opened row={row} {...props} />
  );
}

function Opened({ id, onChanged, onClose }: Props) {
  const { t } = useTranslation('debts');
  const { data, error, refetch } = useQuery(DebtOpenedDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['CongNo', 'BienLai'], () => void refetch());
  const one = data?.congNo as DebtFragment | undefined; // a whole answer
  if (!one)
    return (
      <Modal open title={t('title')} footer={null} onCancel={onClose}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Modal>
    );
  return (
    <Modal
      open
      width={860}
      title={`${one.MaCongNo} · ${one.NguoiNo}`}
      footer={
        <DebtButtons
          one={one}
          onDone={() => {
            void refetch();
            onChanged();
          }}
        />
      }
      onCancel={onClose}
    >
      <DebtFacts one={one} />
      <DebtHistory one={one} />
    </Modal>
  );
}
