import type { ReasonedAct } from '@sen/domain/acts/reasonedActs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActDialog } from '../../../ui/actDialog/ActDialog.tsx';
import type { ActField } from '../../../ui/actDialog/useActFields.tsx';
import { Input } from '../../../ui/kit/Input.tsx';

export type Secured = { lyDo: string; currentPassword: string; tenCoSo: string };

type Props = {
  act: ReasonedAct;
  /** What it is done to. */
  of: string;
  title: string;
  okText: string;
  danger?: boolean;
  /** What happens. */
  children: ReactNode;
  /** The name of the site, which has to be typed; none for acts that can be undone easily. */
  siteName?: string;
  /** Throws what the server refuses. */
  run: (given: Secured) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
};

/** An act that asks for a reason and the password again, and the heaviest one for the name of the site as well. */
export function SecuredAct({ act, of, title, okText, danger = false, siteName, run, ...props }: Props) {
  const { t } = useTranslation('operations');
  const name: ActField = {
    path: 'tenCoSo',
    label: t('typeSiteName', { name: siteName }),
    draw: (input) => <Input {...input} autoComplete="off" maxLength={200} />,
  };
  const password: ActField = {
    path: 'currentPassword',
    label: t('yourPassword'),
    draw: (input) => <Input.Password {...input} autoComplete="current-password" />,
  };
  return (
    <ActDialog
      question={{
        act,
        of,
        title,
        okText,
        text: props.children,
        harmless: !danger,
        fields: siteName === undefined ? [password] : [name, password],
        run: async (lyDo, _picked, { currentPassword = '', tenCoSo = '' }) => {
          await run({ lyDo, currentPassword, tenCoSo });
        },
      }}
      onClose={(done) => (done ? props.onDone() : props.onClose())}
    />
  );
}
