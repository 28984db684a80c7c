import { useTranslation } from 'react-i18next';
import { useRemoveOwn } from '../../../catalogue/useRemoveOwn.ts';
import { DeleteIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { Template } from './templateText.ts';
import { keptIn, type TemplateField } from './useTemplates.ts';

type Props = {
  field: TemplateField;
  templates: readonly Template[];
  onRemoved: () => void;
  onClose: () => void;
};

/** The user's own templates of a field, each with its text and its removal. */
export default function OwnTemplates({ field, templates, onRemoved, onClose }: Props) {
  const { t } = useTranslation('examination');
  const remove = useRemoveOwn(keptIn[field].catalogue);
  return (
    <Modal open title={t('templates.manage')} footer={null} onCancel={onClose}>
      {templates.length === 0 ? <EmptyState text={t('templates.none')} /> : null}
      <ul className="own-templates">
        {templates.map((one) => (
          <li key={one._id}>
            <span className="template-line">
              {one.Ten}
              <small className="soft">{one.NoiDung}</small>
            </span>
            <Button
              type="text"
              danger
              icon={<DeleteIcon />}
              aria-label={t('templates.remove', { name: one.Ten })}
              onClick={() =>
                void remove({ _id: one._id, name: one.Ten }).then((gone) => {
                  if (gone) onRemoved();
                })
              }
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}
