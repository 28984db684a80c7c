import { usualOf } from '@sen/domain/patients/deliveryAddress';
import type { DeliveryValues } from './DeliveryDialog.tsx';
import { DeliveryList } from './DeliveryList.tsx';

type Props = {
  value?: readonly DeliveryValues[];
  onChange?: (value: readonly DeliveryValues[]) => void;
  blank: DeliveryValues;
};

/** The delivery addresses of a customer who is being made; they are saved with the record. */
export default function NewDeliveries({ value = [], onChange, blank }: Props) {
  const set = (next: readonly DeliveryValues[]) => {
    const usual = usualOf(next);
    onChange?.(next.map((one, at) => ({ ...one, isDefault: usual[at] === true })));
  };
  /** Of two that say they are the usual one, the one that was named last is. */
  const others = (address: DeliveryValues | null, isDefault: boolean | undefined) =>
    value.map((one) => (isDefault && one !== address ? { ...one, isDefault: false } : one));
  return (
    <DeliveryList
      addresses={value}
      keyOf={(one, at) => `${at} ${one.detailAddress}`}
      blank={blank}
      mayChange
      onSave={async (values, address) => {
        const kept = others(address, values.isDefault);
        set(address ? kept.with(value.indexOf(address), { ...address, ...values }) : [...kept, values]);
      }}
      onRemove={(address) => set(value.filter((one) => one !== address))}
      onUsual={(address) => set(value.map((one) => ({ ...one, isDefault: one === address })))}
    />
  );
}
