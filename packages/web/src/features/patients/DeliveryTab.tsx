import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import {
  CreateDeliveryDocument,
  DeleteDeliveryDocument,
  DeliveryAddressesDocument,
  type DeliveryFragment,
  UpdateDeliveryDocument,
} from './delivery.main.gen.ts';
import type { DeliveryValues } from './parts/DeliveryDialog.tsx';
import { DeliveryList } from './parts/DeliveryList.tsx';

type Props = { idCustomer: string; blank: DeliveryValues; mayChange: boolean };

/** Where a business customer has goods sent. */
export default function DeliveryTab({ idCustomer, blank, mayChange }: Props) {
  const { t } = useTranslation('patients');
  const { message, modal } = useNotices();
  const requests = useRequestIds();
  const { data, loading, error, refetch } = useQuery(DeliveryAddressesDocument, {
    variables: { idCustomer },
    fetchPolicy: 'network-only',
  });
  const [create] = useMutation(CreateDeliveryDocument);
  const [update] = useMutation(UpdateDeliveryDocument);
  const [remove] = useMutation(DeleteDeliveryDocument);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (loading && !data) return <Loading />;
  const save = async (values: DeliveryValues, address: DeliveryFragment | null) => {
    if (address) {
      await update({ variables: { id: address._id, input: { ...values, version: address.version } } });
    } else {
      const key = JSON.stringify(values);
      await create({ variables: { input: { ...values, idCustomer, requestId: requests.of(key) } } });
      requests.done(key);
    }
    message.success(t('delivery.saved'));
    await refetch();
  };
  const tried = (act: Promise<unknown>) =>
    act.then(
      () => refetch(),
      (failure: unknown) => void message.error(userMessage(failure)),
    );
  return (
    <section className="section">
      <DeliveryList
        addresses={data?.getDeliveryAddressesByIdCustomer ?? []}
        keyOf={(one) => one._id}
        blank={blank}
        mayChange={mayChange}
        onSave={save}
        onUsual={({ _id, version }) =>
          void tried(update({ variables: { id: _id, input: { version, isDefault: true } } }))
        }
        onRemove={(address) =>
          modal.confirm({
            title: t('delivery.removeQuestion', { name: address.detailAddress }),
            okText: t('delivery.remove'),
            okButtonProps: { danger: true },
            onOk: () => tried(remove({ variables: { ids: [address._id] } })),
          })
        }
      />
    </section>
  );
}
