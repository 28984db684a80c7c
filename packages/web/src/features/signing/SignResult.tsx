import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import type { ResultActProps } from '../../ui/feature.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import SignPaper from './SignPaper.tsx';

/** Signs a returned result at its desk, for whoever may: who has signed it, and the button of whoever it names. */
export default function SignResult({ id, form }: ResultActProps) {
  const { t } = useTranslation('signing');
  const { permissions } = useSession();
  const [open, setOpen] = useState(false);
  if (!permissions.has('KY_GIAY_TO') || !permissions.has('IN_AN')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('ofResult')}</Button>
      {open ? (
        <Modal open title={t('ofResult')} footer={null} onCancel={() => setOpen(false)}>
          <SignPaper form={form} id={id} ofResult onChanged={() => undefined} />
        </Modal>
      ) : null}
    </>
  );
}
