import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { History } from './History.tsx';
import { LichSuLuotKhamDocument } from './vouchers.main.gen.ts';

/** What promotions took off a bill at any time, also what was taken back since; read when it is asked for. */
export function BillHistory({ TiepNhan_Id }: { TiepNhan_Id: string }) {
  const { t } = useTranslation('promotions');
  const { permissions } = useSession();
  const [open, setOpen] = useState(false);
  if (!permissions.has('KHUYEN_MAI_XEM')) return null;
  return (
    <>
      <Button size="small" type="link" onClick={() => setOpen(true)}>
        {t('history.ofBill')}
      </Button>
      {open ? (
        <Modal open width={900} title={t('history.ofBill')} footer={null} onCancel={() => setOpen(false)}>
          <History query={LichSuLuotKhamDocument} variables={{ TiepNhan_Id }} names="promotion" />
        </Modal>
      ) : null}
    </>
  );
}
