import { tenKhongDau } from '@sen/domain/names/key';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CutText } from '../ui/Cut.tsx';
import { BarMenu } from './BarMenu.tsx';

type Option = { value: string; label: string };
type Props = {
  label: string;
  value: string | null;
  onChange: (value: string) => void;
  options: readonly Option[];
};

/** With more than so many a field stands above them that narrows them. */
const few = 8;

/** A choice of the bar or the drawer: its value, and below it all that there are. */
export function Choice({ label, value, onChange, options }: Props) {
  const now = options.find((option) => option.value === value);
  return (
    <BarMenu
      className="bar-choice at-end"
      label={
        <>
          <span className="visually-hidden">{label}: </span>
          <CutText>{now?.label ?? label}</CutText>
        </>
      }
    >
      <Options label={label} value={value} onChange={onChange} options={options} />
    </BarMenu>
  );
}

/** Drawn with each opening, so that it begins with all of them. */
function Options({ label, value, onChange, options }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const key = tenKhongDau(text);
  const shown = options.filter((option) => tenKhongDau(option.label).includes(key));
  const [first] = shown;
  return (
    <>
      {options.length > few ? (
        <input
          className="bar-find"
          type="search"
          // what was opened to be narrowed takes the first letter
          autoFocus
          value={text}
          placeholder={t('searchList')}
          aria-label={t('searchList')}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') {
              event.preventDefault();
              event.currentTarget.closest('.bar-list')?.querySelector('button')?.focus();
            }
            if (event.key === 'Enter' && first && text !== '') {
              event.preventDefault();
              event.currentTarget.closest('.bar-list')?.querySelector('button')?.click();
            }
          }}
        />
      ) : null}
      <ul aria-label={label}>
        {shown.map((option) => (
          <li key={option.value}>
            <button
              type="button"
              aria-current={option.value === value}
              onClick={() => (option.value === value ? undefined : onChange(option.value))}
            >
              {option.label}
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 ? (
        <p className="bar-none" role="status">
          {t('nothingFound')}
        </p>
      ) : null}
    </>
  );
}
