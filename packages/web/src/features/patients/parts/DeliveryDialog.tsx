import { deliveryAddressFields, deliveryAddressIssues } from '@sen/domain/patients/deliveryAddress';
import { useTranslation } from 'react-i18next';
import { FieldsDialog } from './FieldsDialog.tsx';

/** A delivery address as the form holds it. */
export type DeliveryValues = {
  fullName?: string | null;
  phoneNumber?: string | null;
  detailAddress?: string | null;
  companyName?: string | null;
  email?: string | null;
  isDefault?: boolean;
};

type Props = {
  /** What the form begins with. */
  start: DeliveryValues;
  isNew: boolean;
  /** The usual address stays it until another one takes its place. */
  usual: boolean;
  onSave: (values: DeliveryValues) => Promise<unknown>;
  onClose: () => void;
};

const { isDefault: _usual, ...plainFields } = deliveryAddressFields;

/** The form of one delivery address. */
export function DeliveryDialog({ start, isNew, usual, onSave, onClose }: Props) {
  const { t } = useTranslation('patients');
  return (
    <FieldsDialog<DeliveryValues>
      title={t(isNew ? 'delivery.new' : 'delivery.change')}
      fields={usual ? plainFields : deliveryAddressFields}
      start={start}
      check={deliveryAddressIssues}
      onSave={onSave}
      onClose={onClose}
    />
  );
}
