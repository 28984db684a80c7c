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
import { bestFits } from '../bestFits.ts';
import { CutText } from '../Cut.tsx';
import { CrossIcon, DownIcon } from '../icons.tsx';
import { useDisabled } from './disabled.ts';
import { keyOf, listKey, type Option, OptionList } from './options.tsx';
import { Popup } from './Popup.tsx';
import { pressInSelect } from './selectKeys.ts';
import { useTypeahead } from './typeahead.ts';
import './select.css';

export type Searching = {
  /** False: `onSearch` finds the options; else those whose label has the words or the initials, accents or not. */
  filterOption?: false;
  onSearch?: (text: string) => void;
};

/** What the field that opens a list takes, for one choice and for many. */
export type SelectCommon<O extends Option<unknown>> = {
  options: readonly O[];
  optionRender?: (option: { data: O }) => ReactNode;
  showSearch?: Searching;
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

export type FieldProps<O extends Option<unknown>> = SelectCommon<O> & {
  many: boolean;
  chosen: readonly O[];
  onPick: (option: O) => void;
  onRemove: (option: O) => void;
  /** Null: it cannot be emptied. */
  onClear: (() => void) | null;
};

/** The field and its list: search, keys, mouse. What is chosen comes in; what is picked goes out. */
export function SelectField<O extends Option<unknown>>(props: FieldProps<O>) {
  const { many, chosen, options, showSearch, loading = false, placeholder } = props;
  const { t } = useTranslation();
  const off = useDisabled(props.disabled);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** The line that Enter takes, and whether keys or text made it so: only then Tab takes it, too. */
  const active = useRef<{ option: O | null; meant: boolean }>({ option: null, meant: false });
  const typeahead = useTypeahead<O>();
  const [ahead, setAhead] = useState<O | null>(null);
  const [open, setOpen] = useState(props.defaultOpen ?? false);
  const [text, setText] = useState('');
  const shown = fitting(options, text, showSearch);
  const isChosen = (option: O) => chosen.some((one) => one.value === option.value);
  const own = text === '' && !many ? shown.find(isChosen) : undefined;
  const start = ahead ?? own ?? shown.find((one) => !one.disabled);

  const turn = (next: boolean) => {
    if (next === open || (next && off)) return;
    active.current.meant = false;
    setAhead(null);
    setOpen(next);
    props.onOpenChange?.(next);
    if (!next && text !== '') type('');
  };
  const type = (next: string) => {
    active.current.meant = next !== '';
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
  const onActive = (option: O | null, line: string | null) => {
    active.current.option = option;
    if (line === null) input.current?.removeAttribute('aria-activedescendant');
    else input.current?.setAttribute('aria-activedescendant', line);
  };
  const lead = (option: O) => {
    active.current.meant = true;
    setAhead(option);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    props.onInputKeyDown?.(event);
    if (event.isPropagationStopped() || event.nativeEvent.isComposing) return;
    const searched = showSearch !== undefined;
    const remove = props.onRemove;
    const state = { searched, many, open, text, loading, chosen, shown, list, active, typeahead };
    pressInSelect(event, { ...state, turn, pick, remove, lead });
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
              {typeof one.label === 'string' ? <CutText>{one.label}</CutText> : one.label}
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
            aria-controls={open ? id : undefined}
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
            onBlur={(event) => {
              // a line of the list that becomes active takes the focus from the field in name only
              if (document.activeElement === event.currentTarget) event.stopPropagation();
              else turn(false);
            }}
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
        <Popup anchor={box} width={props.popupMatchSelectWidth === false ? 'least' : 'same'} className="list">
          <OptionList<O>
            key={`${ahead ? keyOf(ahead) : ''} ${listKey(text, shown)}`}
            id={id}
            list={list}
            options={shown}
            start={start}
            onActive={onActive}
            onPick={pick}
            isChosen={isChosen}
            many={many}
            render={props.optionRender && ((data) => props.optionRender?.({ data }))}
            nothing={props.notFoundContent ?? t('nothingFound')}
          />
        </Popup>
      ) : null}
    </div>
  );
}

function fitting<O extends Option<unknown>>(
  options: readonly O[],
  text: string,
  search: Searching | undefined,
): readonly O[] {
  return !search || text === '' || search.filterOption === false ? options : bestFits(text, options);
}
