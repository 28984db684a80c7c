import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { narrowPath } from '../../../session/routeTable.ts';
import { useMayOpen } from '../../../session/useMayOpen.ts';
import type { Mend } from '../mend.ts';

type Props = {
  mend: Mend;
  label: string;
  className?: string;
  onShift: (NhanVien_Id: string) => void;
  children: ReactNode;
};

/** The way to where something is mended; nothing for who may not open that screen. */
export function MendLink({ mend, label, className = 'evening-mend', onShift, children }: Props) {
  const narrow = useLocation().pathname.startsWith('/m/');
  const mayOpen = useMayOpen();
  if ('shift' in mend)
    return (
      <button type="button" className={className} aria-label={label} onClick={() => onShift(mend.shift)}>
        {children}
      </button>
    );
  if (!mayOpen(mend.path)) return null;
  const to = `${narrow ? narrowPath(mend.path) : mend.path}?${new URLSearchParams(mend.query).toString()}`;
  return (
    <Link className={className} to={to} aria-label={label}>
      {children}
    </Link>
  );
}
