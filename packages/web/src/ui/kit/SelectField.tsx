import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { fitsTyped } from '../fitsTyped.ts';
import { CrossIcon, DownIcon } from '../icons.tsx';
import { useDisabled } from './disabled.ts';
import { nextOption, type Option, OptionList, optionId, useActive } from './options.tsx';
import { usePopup } from './usePopup.ts';
import './select.css';

export type Searching<O> = {
  /** False: `onSearch` finds the options; a function: which fit; else those whose label has the words, accents or not. */
  filterOption?: false | ((text: string, option: O) => boolean);
  onSearch?: (text: string) => void;
};

/** What the field that opens a list takes, for one choice and for many. */
export type SelectCommon<O extends Option<unknown>> = {
  options: readonly O[];
  optionRender?: (option: { data: O }) => ReactNode;
  showSearch?: Searching<O>;
  loading?: boolean;
  notFoundContent?: ReactNode;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  defaultOpen?: boolean;
  /** False: the list is as wide as its lines. */
  popupMatchSelectWidth?: false;
  onOpenChange?: (open: boolean) => void;
  onInputKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  id?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties;
  ref?: Ref<HTMLInputElement>;
  'aria-label'?: string | undefined;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

type FieldProps<O extends Option<unknown>> = SelectCommon<O> & {
  many: boolean;
  chosen: readonly O[];
  onPick: (option: O) => void;
  onRemove: (option: O) => void;
  /** Null: it cannot be emptied. */
  onClear: (() => void) | null;
};

/** The field and its list: search, keys, mouse. What is chosen comes in; what is picked goes out. */
export function SelectField<O extends Option<unknown>>(props: FieldProps<O>) {
  const { many, chosen, options, showSearch, loading = false, onInputKeyDown, placeholder } = props;
  const { t } = useTranslation();
  const off = useDisabled(props.disabled);
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(props.defaultOpen ?? false);
  const [text, setText] = useState('');
  const shown = fitting(options, text, showSearch);
  const isChosen = (option: O) => chosen.some((one) => one.value === option.value);
  const [active, setActive] = useActive(
    `${open} ${text} ${shown.map((one) => String(one.value)).join()}`,
    () => {
      const own = text === '' && !many ? shown.findIndex(isChosen) : -1;
      return own >= 0 ? own : nextOption(shown, -1, 1);
    },
  );
  const popup = usePopup(open && !off, box, props.popupMatchSelectWidth === false ? 'least' : 'same');

  const turn = (next: boolean) => {
    if (next === open || (next && off)) return;
    setOpen(next);
    props.onOpenChange?.(next);
    if (!next && text !== '') type('');
  };
  const type = (next: string) => {
    setText(next);
    showSearch?.onSearch?.(next);
  };
  const pick = (option: O) => {
    if (many && isChosen(option)) props.onRemove(option);
    else props.onPick(option);
    if (!many) turn(false);
    else if (text !== '') type('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onInputKeyDown?.(event);
    if (event.isPropagationStopped() || event.nativeEvent.isComposing) return;
    const { key } = event;
    const last = chosen.at(-1);
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!open) turn(true);
      else setActive(nextOption(shown, active, key === 'ArrowDown' ? 1 : -1));
    } else if (key === 'Enter' && open) {
      event.preventDefault();
      event.stopPropagation();
      const option = shown[active];
      if (option && !option.disabled) pick(option);
    } else if ((key === 'Enter' || key === ' ') && !showSearch && !open) {
      event.preventDefault();
      turn(true);
    } else if (key === 'Escape' && open) {
      // only the list closes, not the dialogue around it
      event.preventDefault();
      event.stopPropagation();
      turn(false);
    } else if (key === 'Backspace' && many && text === '' && last) props.onRemove(last);
  };
  const looks = ['select', many ? 'many' : '', off ? 'off' : '', open ? 'open' : '', props.className ?? ''];
  const [one] = chosen;
  return (
    <div className={looks.filter((name) => name !== '').join(' ')} style={props.style} ref={box}>
      <div
        className="select-field"
        onMouseDown={(event) => {
          if (event.target !== input.current) event.preventDefault();
          if (off) return;
          input.current?.focus();
          turn(showSearch && text !== '' ? true : !open);
        }}
      >
        <div className="select-texts">
          {many
            ? chosen.map((option) => (
                <span key={String(option.value)} className="select-tag">
                  <span>{option.label}</span>
                  {off ? null : (
                    <button
                      type="button"
                      className="select-clear"
                      tabIndex={-1}
                      aria-label={t('takeOut', { name: String(option.label) })}
                      onMouseDown={(event) => event.stopPropagation()}
                      onClick={() => props.onRemove(option)}
                    >
                      <CrossIcon />
                    </button>
                  )}
                </span>
              ))
            : null}
          {text !== '' || (many && chosen.length > 0) ? null : one && !many ? (
            <span className="select-one" title={typeof one.label === 'string' ? one.label : undefined}>
              {one.label}
            </span>
          ) : (
            <span className="select-one hint">{placeholder}</span>
          )}
          <input
            ref={(node) => {
              input.current = node;
              const { ref } = props;
              if (typeof ref === 'function') return ref(node);
              if (ref) ref.current = node;
            }}
            id={props.id}
            className="select-input"
            role="combobox"
            autoComplete="off"
            aria-label={props['aria-label']}
            aria-required={props['aria-required']}
            aria-invalid={props['aria-invalid']}
            aria-describedby={props['aria-describedby']}
            aria-expanded={open}
            aria-haspopup="listbox"
            aria-controls={open ? list : undefined}
            aria-activedescendant={open && active >= 0 ? optionId(list, active) : undefined}
            readOnly={!showSearch}
            disabled={off}
            data-autofocus={props.autoFocus || undefined}
            autoFocus={props.autoFocus}
            value={text}
            onChange={(event) => {
              if (!open) turn(true);
              type(event.target.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => turn(false)}
          />
        </div>
        {props.onClear && chosen.length > 0 && !off ? (
          <button
            type="button"
            className="select-clear"
            tabIndex={-1}
            aria-label={t('clearField')}
            onMouseDown={(event) => {
              event.preventDefault();
              event.stopPropagation();
            }}
            onClick={() => props.onClear?.()}
          >
            <CrossIcon />
          </button>
        ) : null}
        <span className="select-drop" aria-hidden="true">
          {loading ? <span className="spinner" /> : <DownIcon />}
        </span>
      </div>
      {open && !off ? (
        <OptionList<O>
          id={list}
          popup={popup}
          options={shown}
          active={active}
          onActive={setActive}
          onPick={pick}
          isChosen={isChosen}
          many={many}
          render={props.optionRender && ((data) => props.optionRender?.({ data }))}
          nothing={props.notFoundContent ?? t('nothingFound')}
        />
      ) : null}
    </div>
  );
}

function fitting<O extends Option<unknown>>(
  options: readonly O[],
  text: string,
  search: Searching<O> | undefined,
): readonly O[] {
  if (!search || text === '' || search.filterOption === false) return options;
  const fits = search.filterOption ?? fitsTyped;
  return options.filter((one) => fits(text, one));
}
