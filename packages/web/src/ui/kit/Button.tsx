import { type ButtonHTMLAttributes, type ReactNode, type Ref, useCallback, useReducer, useRef } from 'react';
import { useDisabled } from './disabled.ts';
import './button.css';

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
  type?: 'default' | 'primary' | 'text' | 'link';
  size?: 'small' | 'middle' | 'large';
  danger?: boolean;
  /** As wide as what it stands in. */
  block?: boolean;
  icon?: ReactNode;
  /** The act is under way: it turns, and takes no second press. */
  loading?: boolean;
  htmlType?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement>;
};

/** A button. One without words has an aria-label. One that is disabled while it has the focus keeps the focus, and takes no press. */
export function Button({
  type = 'default',
  size = 'middle',
  danger = false,
  block = false,
  icon,
  loading = false,
  htmlType = 'button',
  disabled,
  className = '',
  onClick,
  onBlur,
  ref,
  children,
  'aria-disabled': still = false,
  ...rest
}: ButtonProps) {
  const off = useDisabled(disabled);
  const own = useRef<HTMLButtonElement>(null);
  const both = useCallback(
    (node: HTMLButtonElement | null) => {
      own.current = node;
      if (typeof ref === 'function') ref(node);
      else if (ref) ref.current = node;
    },
    [ref],
  );
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  // asked of the page: nobody is told of a focus that a closing dialogue gives back
  const focused = off && own.current !== null && own.current === document.activeElement;
  const words = children !== undefined && children !== null && children !== false;
  const looks = [
    'button',
    type,
    size,
    danger ? 'danger' : '',
    block ? 'block' : '',
    words ? '' : 'bare',
    loading ? 'loading' : '',
    className,
  ];
  return (
    <button
      {...rest}
      ref={both}
      type={htmlType}
      className={looks.filter((one) => one !== '').join(' ')}
      disabled={off && !focused}
      aria-disabled={focused || still || undefined}
      aria-busy={loading || undefined}
      onBlur={(event) => {
        if (focused) drawAnew();
        onBlur?.(event);
      }}
      onClick={(event) => {
        if (loading || off || still) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading ? <span className="spinner" aria-hidden="true" /> : icon}
      {words ? <span>{children}</span> : null}
    </button>
  );
}
