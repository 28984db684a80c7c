import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictChoiceProps, ConflictLine } from './ConflictDialog.tsx';
import { Button } from './kit/Button.tsx';
import { Radio } from './kit/choices.tsx';
import { Modal } from './kit/Dialog.tsx';

/** Both versions side by side, and the choice. */
export default function ConflictChoice({
  lines,
  onKeepMine,
  onTakeTheirs,
  onKeepChosen,
  onClose,
}: ConflictChoiceProps) {
  const { t } = useTranslation();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(
    () => new Set(lines.filter((one) => one.first === 'theirs').map((one) => one.path)),
  );
  const choose = (path: string, which: 'mine' | 'theirs') => {
    const next = new Set(theirs);
    if (which === 'theirs') next.add(path);
    else next.delete(path);
    setTheirs(next);
  };
  const cell = (line: ConflictLine, which: 'mine' | 'theirs') =>
    onKeepChosen ? (
      <Radio
        name={line.path}
        checked={theirs.has(line.path) === (which === 'theirs')}
        onChange={() => choose(line.path, which)}
      >
        {line[which]}
      </Radio>
    ) : (
      line[which]
    );
  return (
    <Modal
      open
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
        <Button key="mine" type={onKeepChosen ? 'default' : 'primary'} onClick={onKeepMine}>
          {t('keepMine')}
        </Button>,
        onKeepChosen ? (
          <Button key="chosen" type="primary" onClick={() => onKeepChosen(theirs)}>
            {t('keepChosen')}
          </Button>
        ) : null,
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
              <td>{cell(line, 'mine')}</td>
              <td>{cell(line, 'theirs')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
