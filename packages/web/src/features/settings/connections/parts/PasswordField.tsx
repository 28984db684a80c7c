import { matKhauMax } from '@sen/domain/connections/password';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Form } from '../../../../ui/kit/Form.tsx';
import { Input } from '../../../../ui/kit/Input.tsx';

type Props = {
  /** A password is kept that still counts: it can be left as it is. */
  kept: boolean;
  /** What it is called where it is no password. */
  label?: string;
  /** The field, where it is not the only password. */
  name?: 'MatKhau' | 'MatKhauPhatHanh';
};

/** The password of a connection: the kept one is never shown, only replaced. */
export function PasswordField({ kept, label, name = 'MatKhau' }: Props) {
  const { t } = useTranslation('connections');
  const [changing, setChanging] = useState(false);
  return kept && !changing ? (
    <div className="connection-password">
      <span>{t('passwordKept')}</span>
      <Button size="small" onClick={() => setChanging(true)}>
        {t('changePassword')}
      </Button>
    </div>
  ) : (
    <Form.Item name={name} label={label ?? t('password')} required={!kept}>
      <Input.Password autoComplete="new-password" maxLength={matKhauMax} autoFocus={changing} />
    </Form.Item>
  );
}
