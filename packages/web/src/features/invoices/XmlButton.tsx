import { useMutation } from '@apollo/client/react';
import { hoaDonActs } from '@sen/domain/invoices/hoaDonDienTu';
import FileDown from 'lucide-react/icons/file-down';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { refusalOf } from '../../ui/acts.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useDownload } from '../../ui/useDownload.ts';
import { type InvoiceFragment, InvoiceXmlDocument } from './invoices.main.gen.ts';

/** Gives the XML of an issued invoice, as its provider has it. */
export function XmlButton({ one }: { one: InvoiceFragment }) {
  const { message } = useNotices();
  const download = useDownload();
  const [ask, { loading }] = useMutation(InvoiceXmlDocument);
  if (refusalOf(one, 'taiXml') !== null) return null;
  const run = async () => {
    try {
      const { data } = await ask({ variables: { id: one._id } });
      if (data) download(data.tep.url, data.tep.fileName);
    } catch (error) {
      message.error(userMessage(error), 5);
    }
  };
  return (
    <Button
      size="small"
      icon={<FileDown size={15} aria-hidden />}
      disabled={loading}
      onClick={() => void run()}
    >
      {hoaDonActs.acts.taiXml.label[currentLanguage()]}
    </Button>
  );
}
