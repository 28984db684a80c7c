import {
  type ChangeEvent,
  type InputHTMLAttributes,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { CrossIcon, EyeIcon, SearchIcon } from '../icons.tsx';
import { intoRows } from '../listKeys.ts';
import { useDisabled } from './disabled.ts';
import './input.css';

type Common = {
  size?: 'small' | 'middle' | 'large';
  status?: 'error' | 'warning' | '';
  variant?: 'outlined' | 'borderless';
};
export type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix' | 'value'> &
  Common & {
    value?: string | number | readonly string[] | null | undefined;
    prefix?: ReactNode;
    suffix?: ReactNode;
    /** A cross that empties it. */
    allowClear?: boolean;
    onPressEnter?: (event: KeyboardEvent<HTMLInputElement>) => void;
    /** What was typed as it was meant: it stands there once the field is left. */
    clean?: (text: string) => string;
    ref?: Ref<HTMLInputElement>;
  };

/** A line of text; one with the sign of a search leads into its list by ↓. With a sign before or behind it, the box around both carries the class name. */
export function Input({
  size = 'middle',
  status = '',
  variant = 'outlined',
  prefix,
  suffix,
  allowClear,
  onPressEnter,
  clean,
  onKeyDown,
  onBlur,
  className = '',
  value,
  autoFocus,
  disabled,
  ref,
  ...rest
}: InputProps) {
  const off = useDisabled(disabled);
  const inner = useRef<HTMLInputElement>(null);
  const { t } = useTranslation();
  const isSearch = isValidElement(prefix) && prefix.type === SearchIcon;
  const looks = ['input', size, status, variant, className].filter((one) => one !== '').join(' ');
  const input = (name: string) => (
    <input
      {...rest}
      ref={(node) => {
        inner.current = node;
        if (typeof ref === 'function') return ref(node);
        if (ref) ref.current = node;
      }}
      className={name}
      disabled={off}
      autoFocus={autoFocus}
      {...(autoFocus ? { 'data-autofocus': true } : {})}
      data-search={isSearch || undefined}
      {...(value === undefined && rest.onChange === undefined ? {} : { value: value ?? '' })}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') onPressEnter?.(event);
        const leads = isSearch && event.key === 'ArrowDown' && !event.altKey && !event.defaultPrevented;
        if (leads && intoRows(event.currentTarget)) event.preventDefault();
      }}
      onBlur={(event) => {
        const text = event.target.value;
        if (clean && clean(text) !== text) putText(event.target, clean(text));
        onBlur?.(event);
      }}
    />
  );
  if (!prefix && !suffix && !allowClear) return input(looks);
  return (
    <span className={`input-box ${looks}`} data-disabled={off || undefined}>
      {prefix ? <span className="input-sign">{prefix}</span> : null}
      {input('input-bare')}
      {allowClear ? (
        <button
          type="button"
          className="input-clear"
          hidden={!value || off}
          tabIndex={-1}
          aria-label={t('clearField')}
          onClick={() => {
            if (!inner.current) return;
            putText(inner.current, '');
            inner.current.focus();
          }}
        >
          <CrossIcon />
        </button>
      ) : null}
      {suffix ? <span className="input-sign">{suffix}</span> : null}
    </span>
  );
}

/** Fills it as a user would, so that whoever listens to its changes hears it. */
function putText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A password, which can be looked at. */
function Password(props: InputProps) {
  const { t } = useTranslation();
  const [seen, setSeen] = useState(false);
  return (
    <Input
      {...props}
      type={seen ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className="input-clear"
          aria-label={t('showPassword')}
          aria-pressed={seen}
          onClick={() => setSeen(!seen)}
        >
          <EyeIcon />
        </button>
      }
    />
  );
}

export type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value'> & {
  value?: string | null | undefined;
  /** Grows with its text between these numbers of lines. */
  autoSize?: { minRows: number; maxRows: number };
  onChange?: (event: ChangeEvent<HTMLTextAreaElement>) => void;
};

/** Lines of text. */
function TextArea({ autoSize, className = '', value, autoFocus, disabled, rows, ...rest }: TextAreaProps) {
  const off = useDisabled(disabled);
  const area = useRef<HTMLTextAreaElement>(null);
  const own = useId();
  const { minRows = 0, maxRows = 0 } = autoSize ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows with its text
  useLayoutEffect(() => {
    const node = area.current;
    if (!node || maxRows === 0) return;
    const line = Number.parseFloat(getComputedStyle(node).lineHeight) || 20;
    node.style.height = 'auto';
    const edges = node.offsetHeight - node.clientHeight;
    const pad = 8;
    const wanted = Math.min(Math.max(node.scrollHeight, minRows * line + pad), maxRows * line + pad);
    node.style.height = `${wanted + edges}px`;
  }, [value, minRows, maxRows]);
  return (
    <textarea
      id={own}
      {...rest}
      ref={area}
      rows={rows ?? (minRows || 2)}
      className={`input area ${className}`}
      disabled={off}
      autoFocus={autoFocus}
      {...(autoFocus ? { 'data-autofocus': true } : {})}
      {...(value === undefined && rest.onChange === undefined ? {} : { value: value ?? '' })}
    />
  );
}

Input.Password = Password;
Input.TextArea = TextArea;
