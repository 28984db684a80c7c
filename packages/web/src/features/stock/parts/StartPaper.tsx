import { useMutation } from '@apollo/client/react';
import { type LoaiPhieuKho, loaiPhieuKho } from '@sen/domain/stock/phieuKho';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../../session/i18n.ts';
import { newId } from '../../../session/newId.ts';
import { userMessage } from '../../../session/userMessage.ts';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { BeginStockTakeDocument } from '../stock.pharmacy.gen.ts';

type Props = {
  kind: LoaiPhieuKho;
  idStore: string;
  onNew: () => void;
  onBegun: (id: string) => void;
};

/** Begins a paper of the kind that is listed; a stock-take freezes the books first, of the whole store or of a drug group. */
export function StartPaper({ kind, idStore, onNew, onBegun }: Props) {
  const { t } = useTranslation('stock');
  const { message } = useNotices();
  const [begin, { loading }] = useMutation(BeginStockTakeDocument);
  const [asked, setAsked] = useState<string | null>(null);
  const [group, setGroup] = useState<string | null>(null);
  const start = async () => {
    try {
      const variables = { idStore, NhomDuoc_Id: group, requestId: asked };
      const { data } = await begin({ variables });
      setAsked(null);
      if (data) onBegun(data.phieu._id);
    } catch (error) {
      message.error(userMessage(error));
    }
  };
  return (
    <>
      <Button
        type="primary"
        icon={<PlusIcon />}
        onClick={() => (kind === 'KiemKe' ? setAsked(newId()) : onNew())}
      >
        {loaiPhieuKho[kind][currentLanguage()]} <kbd>F2</kbd>
      </Button>
      <Modal
        open={asked !== null}
        title={t('beginTake')}
        okText={t('freeze')}
        confirmLoading={loading}
        onOk={() => void start()}
        onCancel={() => setAsked(null)}
      >
        <p>{t('beginTakeText')}</p>
        <RefPicker
          to="NhomDuoc"
          value={group}
          placeholder={t('wholeStore')}
          aria-label={t('takeGroup')}
          onChange={setGroup}
        />
      </Modal>
    </>
  );
}
