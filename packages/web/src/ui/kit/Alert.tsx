import type { ReactNode } from 'react';
import './small.css';

type Props = {
  type: 'info' | 'success' | 'warning' | 'error';
  title: ReactNode;
  description?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  role?: 'alert' | 'status';
  className?: string;
};

/** Something to know, where it belongs. */
export function Alert({ type, title, description, action, role, className = '' }: Props) {
  return (
    <div className={`alert ${type} ${className}`} role={role ?? (type === 'error' ? 'alert' : undefined)}>
      <div className="alert-text">
        <div>{title}</div>
        {description ? <div className="alert-more">{description}</div> : null}
      </div>
      {action ? <div className="alert-action">{action}</div> : null}
    </div>
  );
}
