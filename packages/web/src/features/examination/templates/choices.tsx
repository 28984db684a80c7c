import type { TFunction } from 'i18next';
import type { Option } from '../../../ui/kit/options.tsx';
import { fitting, type Template } from './templateText.ts';

/** A line of the list: a template to be taken, or what may be done with templates. */
export type Choice = Option & { act: 'take' | 'keep' | 'manage'; text: string };

/** The lines for what is searched for: own templates and shared ones, then what may be done; nothing for words that no template has. */
export function choicesOf(
  templates: readonly Template[],
  query: string,
  { kept, t }: { kept: string; t: TFunction<'examination'> },
): Choice[] {
  const found = fitting(templates, query);
  if (found.length === 0 && query !== '') return [];
  const take = (one: Template): Choice => ({
    value: one._id,
    act: 'take',
    text: one.NoiDung,
    group: t(one.cuaToi ? 'templates.mine' : 'templates.shared'),
    label: (
      <span className="template-line">
        {one.Ten}
        <small className="soft">{one.NoiDung}</small>
      </span>
    ),
  });
  const more = (act: 'keep' | 'manage'): Choice => ({
    value: act,
    act,
    text: '',
    group: t('templates.more'),
    label: t(`templates.${act}`),
  });
  return [
    ...found.filter((one) => one.cuaToi).map(take),
    ...found.filter((one) => !one.cuaToi).map(take),
    ...(query === '' && kept !== '' ? [more('keep')] : []),
    ...(query === '' && templates.some((one) => one.cuaToi) ? [more('manage')] : []),
  ];
}
