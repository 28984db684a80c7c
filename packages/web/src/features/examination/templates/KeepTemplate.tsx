import { useTranslation } from 'react-i18next';
import SaveOwn from '../../../catalogue/SaveOwn.tsx';
import { keptIn, type TemplateField } from './useTemplates.ts';

type Props = { field: TemplateField; text: string; onSaved: () => void; onClose: () => void };

/** Keeps a text as an own template of a field. */
export default function KeepTemplate({ field, text, onSaved, onClose }: Props) {
  const { t } = useTranslation('examination');
  const content = field === 'LoiDan' ? { NoiDung: text } : { NoiDung: text, DungCho: field };
  return (
    <SaveOwn
      {...keptIn[field]}
      title={t('templates.keep')}
      nameLabel={t('templates.name')}
      saved={(name) => t('templates.kept', { name })}
      content={content}
      onSaved={onSaved}
      onClose={onClose}
    >
      <blockquote className="template-text">{text}</blockquote>
    </SaveOwn>
  );
}
