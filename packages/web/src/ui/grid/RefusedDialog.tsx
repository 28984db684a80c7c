import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.tsx';
import { Modal } from '../kit/Dialog.tsx';

/** A row with which an act was not done, and why, in words. */
export type BulkRefusal = { key: string; reason: string };

type Props = { refused: readonly BulkRefusal[]; names: ReadonlyMap<string, string>; onClose: () => void };

/** The rows that were refused, each with its reason. */
export function RefusedDialog({ refused, names, onClose }: Props) {
  const { t } = useTranslation('grid');
  // as they were called when it opened: one that is gone has no row any more
  const known = useRef(names).current;
  return (
    <Modal
      open
      title={t('refused', { count: refused.length })}
      onCancel={onClose}
      width={640}
      footer={
        <Button type="primary" data-autofocus onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('entry')}</th>
            <th scope="col">{t('whyNot')}</th>
          </tr>
        </thead>
        <tbody>
          {refused.map(({ key, reason }) => (
            <tr key={key}>
              <td>{known.get(key) ?? key}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
