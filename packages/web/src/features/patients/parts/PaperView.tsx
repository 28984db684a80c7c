import { useTranslation } from 'react-i18next';
import { usePicture } from '../../../catalogue/picture/usePicture.ts';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import type { GppPaperFragment } from '../gppPapers.main.gen.ts';

type Props = { paper: GppPaperFragment; onClose: () => void };

/** A paper as large as the screen takes it. */
export function PaperView({ paper, onClose }: Props) {
  const { t } = useTranslation('patients');
  const url = usePicture(paper.Tep_Id);
  const { fileName, type } = paper;
  return (
    <Modal open title={fileName} width={960} footer={null} onCancel={onClose}>
      <div className="gpp-view">
        {url === null ? <Loading /> : null}
        {url === 'none' ? <p>{t('gpp.noFile')}</p> : null}
        {url && url !== 'none' ? (
          type === 'application/pdf' ? (
            <iframe title={fileName} src={url} />
          ) : (
            <img src={url} alt={fileName} />
          )
        ) : null}
      </div>
    </Modal>
  );
}
