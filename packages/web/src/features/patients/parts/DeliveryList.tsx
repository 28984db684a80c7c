import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteIcon, PlusIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { DeliveryDialog, type DeliveryValues } from './DeliveryDialog.tsx';

type Props<T extends DeliveryValues> = {
  addresses: readonly T[];
  keyOf: (address: T, at: number) => string;
  /** What a new address begins with. */
  blank: DeliveryValues;
  mayChange: boolean;
  onSave: (values: DeliveryValues, address: T | null) => Promise<unknown>;
  onRemove: (address: T) => void;
  onUsual: (address: T) => void;
};

/** Delivery addresses, the usual one marked; each is changed, made the usual one or removed. */
export function DeliveryList<T extends DeliveryValues>(props: Props<T>) {
  const { addresses, keyOf, blank, mayChange, onSave, onRemove, onUsual } = props;
  const { t } = useTranslation('patients');
  const [open, setOpen] = useState<{ address: T | null } | null>(null);
  return (
    <div className="delivery">
      {addresses.length === 0 ? <p className="soft">{t('delivery.none')}</p> : null}
      <ul>
        {addresses.map((one, at) => (
          <li key={keyOf(one, at)}>
            <div>
              <strong>{one.fullName}</strong> · {one.phoneNumber}{' '}
              {one.isDefault ? <span className="customer-mark">{t('delivery.usual')}</span> : null}
              <div>{one.detailAddress}</div>
              <small className="soft">{[one.companyName, one.email].filter(Boolean).join(' · ')}</small>
            </div>
            {mayChange ? (
              <div className="delivery-acts">
                {one.isDefault ? null : (
                  <Button size="small" onClick={() => onUsual(one)}>
                    {t('delivery.makeUsual')}
                  </Button>
                )}
                <Button
                  size="small"
                  aria-label={`${t('delivery.change')}: ${one.detailAddress}`}
                  onClick={() => setOpen({ address: one })}
                >
                  {t('delivery.edit')}
                </Button>
                <Button
                  size="small"
                  danger
                  icon={<DeleteIcon />}
                  aria-label={`${t('delivery.remove')}: ${one.detailAddress}`}
                  onClick={() => onRemove(one)}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {mayChange ? (
        <Button icon={<PlusIcon />} onClick={() => setOpen({ address: null })}>
          {t('delivery.new')}
        </Button>
      ) : null}
      {open ? (
        <DeliveryDialog
          start={open.address ?? blank}
          isNew={open.address === null}
          usual={addresses.length === 0 || open.address?.isDefault === true}
          onSave={(values) => onSave(values, open.address)}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  );
}
