import { useTranslation } from 'react-i18next';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { Select } from '../../../ui/kit/Select.tsx';
import { type LineValues, type ReadingLine, withTemplate } from '../readingEntry.ts';

type Props = { line: ReadingLine; values: LineValues; onChange: (part: Partial<LineValues>) => void };

/** Chooses a ready conclusion, which fills the text; asks before it takes the place of what was typed. */
export function TemplatePicker({ line, values, onChange }: Props) {
  const { t } = useTranslation(['readings', 'common']);
  const { modal } = useNotices();
  if (line.mauKetLuans.length === 0) return null;
  const choose = (id: string) => {
    const template = line.mauKetLuans.find((one) => one._id === id);
    if (!template) return;
    const filled = withTemplate(values, template);
    if (filled.lost.length === 0) return onChange(filled.line);
    modal.confirm({
      title: t('overwriteAsk', { name: template.TenTuDienKetLuan }),
      content: t('overwriteText', {
        parts: filled.lost.map((part) => t(`field.${part}`).toLowerCase()).join(', '),
      }),
      okText: t('overwrite'),
      cancelText: t('back', { ns: 'common' }),
      okButtonProps: { danger: true },
      onOk: () => onChange(filled.line),
    });
  };
  return (
    <Select
      className="reading-template"
      aria-label={t('templateOf', { name: line.TenDichVu })}
      placeholder={t('template')}
      showSearch={{}}
      value={values.TuDienKetLuan_Id}
      onChange={choose}
      options={line.mauKetLuans.map((one) => ({ value: one._id, label: one.TenTuDienKetLuan }))}
    />
  );
}
