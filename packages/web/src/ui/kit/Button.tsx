import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
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

/** A button. One without words has an aria-label. */
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
  children,
  ...rest
}: ButtonProps) {
  const off = useDisabled(disabled);
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
      type={htmlType}
      className={looks.filter((one) => one !== '').join(' ')}
      disabled={off}
      aria-busy={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading ? <span className="spinner" aria-hidden="true" /> : icon}
      {words ? <span>{children}</span> : null}
    </button>
  );
}
