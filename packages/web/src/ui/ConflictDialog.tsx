import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

type Line = { path: string; label: string; mine: string; theirs: string };

type Props = {
  open: boolean;
  /** The fields whose values differ, as text. */
  lines: readonly Line[];
  /** Saves one's own version over the other. */
  onKeepMine: () => void;
  /** Drops one's own version. */
  onTakeTheirs: () => void;
  onClose: () => void;
};

/** Someone else saved first: both versions side by side, and the choice. */
export function ConflictDialog({ open, lines, onKeepMine, onTakeTheirs, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      open={open}
      width="min(90%, 900px)"
      title={t('conflictTitle')}
      onCancel={onClose}
      footer={[
        <Button key="back" onClick={onClose}>
          {t('backToForm')}
        </Button>,
        <Button key="theirs" onClick={onTakeTheirs}>
          {t('takeTheirs')}
        </Button>,
        <Button key="mine" type="primary" onClick={onKeepMine}>
          {t('keepMine')}
        </Button>,
      ]}
    >
      <p>{t('conflictText')}</p>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('mine')}</th>
            <th scope="col">{t('theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.path}>
              <th scope="row">{line.label}</th>
              <td>{line.mine}</td>
              <td>{line.theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
